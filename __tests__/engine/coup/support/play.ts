/** A game as a record of play: `at('persian', {…}).play('0 tax, 1 allow, 2 challenge, 0 prove, 2 lose contessa')`. */
import type { Viewer } from '../../../../engine';
import {
  coup,
  type Book,
  type Coup,
  type CoupMove,
  type CoupOptions,
  type CoupSetup,
  type CoupState,
  type CoupView,
  type Party,
  type Role,
} from '../../../../engine/coup';
import { eventInWords, moveInWords, tableInWords } from '../../../../tools/print';
import { deckFrom, handFrom } from './deck';
import { Played } from '../../support/played';

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

/** `all allow` lets everybody who is asked pass the question on the table. */
export class Play extends Played<Coup> {
  protected readonly game = coup;

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

  protected moveInWords(move: CoupMove): string {
    return moveInWords(this.state, move);
  }

  protected toldInWords(): string {
    return `${this.told().join('\n')}\n\n${tableInWords(this.state)}`;
  }

  protected answer(line: string): this {
    if (line === 'all allow') return this.letPass();
    const [seat = '', ...words] = line.split(/\s+/);
    return this.say(seat, words.join(' '), line);
  }

  /** Everybody who is asked the question on the table lets it pass. */
  private letPass(): this {
    const kind = coup.asked(this.state)?.kind;
    if (!this.offers.includes('allow')) this.fail('all allow', `there is nothing to allow: ${this.asked}`);
    const before = this.state.declared?.bomb;
    let now = this.next('all allow', { type: 'allow' });
    while (coup.asked(now.state)?.kind === kind && now.state.declared?.bomb === before)
      now = now.next('all allow', { type: 'allow' });
    return now;
  }
}
