/** A game as a record of play: `at('persian', {…}).play('0 tax, 1 allow, 2 challenge, 0 prove, 2 lose contessa')`. */
import {
  coup,
  type Book,
  type CoupEvent,
  type CoupMove,
  type CoupOptions,
  type CoupSetup,
  type CoupState,
  type CoupView,
  type Party,
  type Role,
  type Viewer,
} from '../../../../engine';
import { eventInWords, moveInWords, tableInWords } from '../../../../scripts/lib/print';
import { frozen } from './frozen';
import { deckFrom, handFrom } from './deck';

export interface Table {
  /** `'duke captain'` for each seat; a card in brackets lies face up already. */
  readonly hands: readonly string[];
  /** What lies on top of the court, top first; the rest follows in the order of the cast. */
  readonly court?: string;
  readonly coins?: readonly number[];
  readonly reserve?: number;
  readonly parties?: readonly Party[];
  readonly first?: number;
  readonly seed?: number;
  readonly options?: CoupOptions;
}

/** Deals the hands from a fixed deck, then lays coins, parties and face-up cards as told. */
export function at(book: Book, table: Table): Play {
  const { hands, options = {}, first = 0, seed = 1 } = table;
  const deck = deckFrom(hands, table.court, options.sixth);
  const setup: CoupSetup = { book, players: hands.length, first, options, deck };
  const dealt = coup.deal(setup, seed);
  const sided = table.parties ? coup.play(dealt, { type: 'side', party: 'empire' }).state : dealt;
  return new Play(arranged(sided, table));
}

/** The one place where a state is written by hand: what would take many turns to reach by play. */
function arranged(state: CoupState, { hands, coins, parties, reserve = state.reserve }: Table): CoupState {
  const players = state.players.map((player, seat) => ({
    ...player,
    coins: coins?.[seat] ?? player.coins,
    party: parties?.[seat] ?? player.party,
    cards: handFrom(hands[seat] ?? ''),
  }));
  return { ...state, players, reserve };
}

/** A game that has come so far. It never changes: to play on gives another. */
export class Play {
  readonly state: CoupState;
  /** All that has happened since `at`. */
  readonly events: readonly CoupEvent[];
  /** The same, as moves. */
  readonly moves: readonly CoupMove[];
  private readonly record: readonly string[];

  constructor(
    state: CoupState,
    events: readonly CoupEvent[] = [],
    moves: readonly CoupMove[] = [],
    record: readonly string[] = [],
  ) {
    this.state = frozen(state);
    this.events = events;
    this.moves = moves;
    this.record = record;
  }

  /**
   * Moves by comma: the seat and its answer. The seat must be the one that is asked; `all allow` lets the
   * question on the table pass round, whoever is asked.
   */
  play(...turns: readonly string[]): Play {
    return turns
      .flatMap((turn) => turn.split(','))
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .reduce((now: Play, line) => now.answer(line), this);
  }

  /** Whose answer the game waits for: `'1 challenge'`, `'over'`. */
  get asked(): string {
    const question = coup.asked(this.state);
    return question ? `${question.seat} ${question.kind}` : 'over';
  }

  get secret(): boolean | undefined {
    return coup.asked(this.state)?.secret;
  }

  /** What the asked seat may answer, in words. */
  get offers(): readonly string[] {
    return coup.moves(this.state).map((move) => moveInWords(this.state, move));
  }

  /** The offers that begin with this word, without it: `targets('steal')` of `steal 1`, `steal 2` is `['1', '2']`. */
  targets(action: string): readonly string[] {
    return this.offers
      .filter((offer) => offer.split(' ')[0] === action)
      .map((offer) => offer.slice(action.length + 1));
  }

  get coins(): readonly number[] {
    return this.state.players.map(({ coins }) => coins);
  }

  /** Each seat's hand, in the words of `Table.hands`. */
  get hands(): readonly string[] {
    return this.state.players.map(({ cards }) =>
      cards.map(({ role, faceUp }) => (faceUp ? `(${role})` : role)).join(' '),
    );
  }

  get court(): readonly Role[] {
    return this.state.court;
  }

  get winner(): number | undefined {
    return coup.outcome(this.state)?.winners[0];
  }

  get out(): readonly number[] {
    return coup.view(this.state, 'table').seats.flatMap(({ out }, seat) => (out ? [seat] : []));
  }

  view(viewer: Viewer): CoupView {
    return coup.view(this.state, viewer);
  }

  /** Everything that has happened, in words, as this viewer saw it; with no viewer, as it was. */
  told(viewer?: Viewer): readonly string[] {
    return this.events.map((event) =>
      eventInWords(viewer === undefined ? event : coup.witness(event, viewer)),
    );
  }

  /** The events of one type. */
  all<Type extends CoupEvent['type']>(type: Type): readonly Extract<CoupEvent, { type: Type }>[] {
    return this.events.filter((event): event is Extract<CoupEvent, { type: Type }> => event.type === type);
  }

  /** The same game with a state written by hand, for what play cannot reach. */
  with(state: CoupState): Play {
    return new Play(state, this.events, this.moves, [...this.record, '(state written by hand)']);
  }

  private answer(line: string): Play {
    const question = coup.asked(this.state) ?? this.fail(line, 'the game is over');
    if (line === 'all allow') return this.letPass(question.kind);
    const [seat = '', ...words] = line.split(/\s+/);
    if (seat !== String(question.seat)) this.fail(line, `seat ${question.seat} is asked to ${question.kind}`);
    const wanted = words.join(' ');
    const move = coup.moves(this.state).find((one) => moveInWords(this.state, one) === wanted);
    return this.next(line, move ?? this.fail(line, `it may be: ${this.offers.join(' | ')}`));
  }

  /** Everybody who is asked the question on the table lets it pass. */
  private letPass(kind: string): Play {
    if (!this.offers.includes('allow')) this.fail('all allow', `there is nothing to allow: ${this.asked}`);
    const before = this.state.declared?.bomb;
    let now = this.next('all allow', { type: 'allow' });
    while (coup.asked(now.state)?.kind === kind && now.state.declared?.bomb === before)
      now = now.next('all allow', { type: 'allow' });
    return now;
  }

  private next(line: string, move: CoupMove): Play {
    const { state, events } = coup.play(this.state, move);
    return new Play(
      state,
      [...this.events, ...frozen(events)],
      [...this.moves, move],
      [...this.record, line],
    );
  }

  /** With all that was played so far, as a person would want to read it. */
  private fail(line: string, problem: string): never {
    const record = [...this.record, `→ ${line}`].join(', ');
    throw new Error(
      `“${line}”: ${problem}\n\n${record}\n\n${this.told().join('\n')}\n\n${tableInWords(this.state)}`,
    );
  }
}
