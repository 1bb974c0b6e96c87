import type { Game, GameTypes, Step, Viewer } from '../../../engine';
import { frozen } from './frozen';

type Eventful = GameTypes & { readonly Event: { readonly type: string } };

type SoFar<G extends Eventful> = readonly [
  state: G['State'],
  /** All that has happened since the game was laid out. */
  events?: readonly G['Event'][],
  /** The same, as moves. */
  moves?: readonly G['Move'][],
  /** The same, as it was written. */
  record?: readonly string[],
];

/** A game that has come so far. It never changes: to play on gives another. */
export abstract class Played<G extends Eventful> {
  readonly state: G['State'];
  readonly events: readonly G['Event'][];
  readonly moves: readonly G['Move'][];
  private readonly record: readonly string[];

  protected abstract readonly game: Game<G>;
  protected abstract moveInWords(move: G['Move']): string;
  protected abstract answer(line: string): this;
  /** What somebody would want to read beside the moves of a record that went wrong. */
  protected abstract toldInWords(): string;

  constructor(...[state, events = [], moves = [], record = []]: SoFar<G>) {
    this.state = frozen(state);
    this.events = events;
    this.moves = moves;
    this.record = record;
  }

  /** Moves by comma: the seat and its answer. */
  play(...turns: readonly string[]): this {
    const lines = turns.flatMap((turn) => turn.split(',')).map((line) => line.trim());
    return lines.filter((line) => line !== '').reduce<this>((now, line) => now.answer(line), this);
  }

  /** Whose answer the game waits for: `'1 challenge'`, `'over'`. */
  get asked(): string {
    const question = this.game.asked(this.state);
    return question ? `${question.seat} ${question.kind}` : 'over';
  }

  get secret(): boolean | undefined {
    return this.game.asked(this.state)?.secret;
  }

  /** What the asked seat may answer, in words. */
  get offers(): readonly string[] {
    return this.game.moves(this.state).map((move) => this.moveInWords(move));
  }

  /** The offers that begin with this word, without it: `targets('steal')` of `steal 1`, `steal 2` is `['1', '2']`. */
  targets(word: string): readonly string[] {
    return this.offers
      .filter((offer) => offer.split(' ')[0] === word)
      .map((offer) => offer.slice(word.length + 1));
  }

  /** The events of one type. */
  all<Type extends G['Event']['type']>(type: Type): readonly Extract<G['Event'], { type: Type }>[] {
    return this.events.filter((event): event is Extract<G['Event'], { type: Type }> => event.type === type);
  }

  /** All that a viewer has: the table, and what was told of how it came about. */
  seenBy(viewer: Viewer) {
    const { view, witness } = this.game;
    return { view: view(this.state, viewer), told: this.events.map((event) => witness(event, viewer)) };
  }

  /** Expects several things of this moment at once: `game.expect({ coins: [2, 2, 5], asked: '1 act' })`. */
  expect(wanted: Partial<this>): void {
    const keys = Object.keys(wanted) as (keyof this)[];
    expect(Object.fromEntries(keys.map((key) => [key, this[key]]))).toEqual(wanted);
  }

  /** Each state since an earlier moment of this game, and what led to it. */
  stepsSince({ state, moves }: this): readonly Step<G>[] {
    const steps: Step<G>[] = [{ state, events: [] }];
    for (const move of this.moves.slice(moves.length))
      steps.push(this.game.play((steps.at(-1) as Step<G>).state, move));
    return steps;
  }

  /** The same game with a state written by hand, for what play cannot reach. */
  with(state: G['State']): this {
    return this.goneOn(state, this.events, this.moves, [...this.record, '(state written by hand)']);
  }

  /** The seat gives this answer, which must be among its offers. */
  protected say(seat: string, wanted: string, line: string): this {
    const question = this.game.asked(this.state) ?? this.fail(line, 'the game is over');
    if (seat !== String(question.seat)) this.fail(line, `seat ${question.seat} is asked to ${question.kind}`);
    const move = this.game.moves(this.state).find((one) => this.moveInWords(one) === wanted);
    return this.next(line, move ?? this.fail(line, `it may be: ${this.offers.join(' | ')}`));
  }

  protected next(line: string, move: G['Move']): this {
    const { state, events } = this.game.play(this.state, move);
    return this.goneOn(
      state,
      [...this.events, ...frozen(events)],
      [...this.moves, move],
      [...this.record, line],
    );
  }

  /** With all that was played so far, as a person would want to read it. */
  protected fail(line: string, problem: string): never {
    const record = [...this.record, `→ ${line}`].join(', ');
    throw new Error(`“${line}”: ${problem}\n\n${record}\n\n${this.toldInWords()}`);
  }

  private goneOn(...soFar: SoFar<G>): this {
    return new (this.constructor as new (...soFar: SoFar<G>) => this)(...soFar);
  }
}
