import type { Locator } from '@playwright/test';
import { lastState, sameMove, type Game, type GameTypes, type Match, type Question } from '../../../engine';
import { cover, coverButton, drag, hold, lamp, liftByTaps } from '../curtain';
import type { Phone } from '../phone';
import type { Words } from '../words';

/** What it costs a table to play. */
export interface Cost {
  touches: number;
  /** How often somebody lifted the lamp; each is a touch, too. */
  lifts: number;
  readonly turns: TurnCost[];
  /** The touches by the question that they answered, the lifting for it included. */
  readonly by: Map<string, number>;
}

export interface TurnCost {
  readonly deed: string;
  touches: number;
  lifts: number;
  /** Nobody has objected or stepped in. */
  plain: boolean;
}

/** How people at a table answer the questions of one game. */
export interface Handling<G extends GameTypes> {
  readonly game: Game<G>;
  /** What the phone has written down; null once nothing is being played. */
  written(phone: Phone): Promise<Match<G> | null>;
  /** What somebody does with their turn; null for any other answer. */
  deedOf(move: G['Move']): string | null;
  readonly letPass: G['Move'];
  /** With this the whole table lets a question pass. */
  nobody(words: Words, kind: G['Kind']): string;
  /** Ways to let it pass that settle what would be asked next as well, the preferred one first. */
  nobodyAnd?(
    phone: Phone,
    state: G['State'],
    next: G['Move'] | undefined,
    names: readonly string[],
  ): readonly string[];
  /** With this the whole table lets the next question to the same people pass as well. */
  nobodyAhead?(words: Words): string;
  /** What somebody says beforehand to the next question. */
  objectionAhead?(words: Words): string;
  /** The same, where only one person was asked aloud. */
  passes(words: Words, kind: G['Kind']): string;
  /** What somebody says aloud who does not let it pass. */
  objection(phone: Phone, move: G['Move']): string;
  /** Any other answer, behind the lamp or on the open table. */
  answer(hands: Hands<G>, state: G['State'], move: G['Move']): Promise<void>;
}

/** Plays these moves, known beforehand, as people at the table would, with as few touches as the table allows. */
export async function playMoves<G extends GameTypes>(
  phone: Phone,
  handling: Handling<G>,
  moves: readonly G['Move'][],
  meanwhile: (match: Match<G>) => Promise<void> = () => Promise.resolve(),
): Promise<Cost> {
  const hands = new Hands(phone, handling);
  for (;;) {
    const match = await handling.written(phone);
    if (match === null || match.moves.length >= moves.length) return hands.cost;
    await meanwhile(match);
    await hands.play(lastState(handling.game, match), moves.slice(match.moves.length));
  }
}

export class Hands<G extends GameTypes> {
  readonly cost: Cost = { touches: 0, lifts: 0, turns: [], by: new Map() };
  readonly phone: Phone;
  private readonly handling: Handling<G>;

  constructor(phone: Phone, handling: Handling<G>) {
    this.phone = phone;
    this.handling = handling;
  }

  async play(state: G['State'], coming: readonly G['Move'][]): Promise<void> {
    const { game, deedOf, answer } = this.handling;
    const asked = game.asked(state);
    const [move] = coming;
    if (!asked || move === undefined) return;
    const before = this.cost.touches;
    const deed = deedOf(move);
    if (deed !== null) this.cost.turns.push({ deed, touches: 0, lifts: 0, plain: true });
    if (this.goesRound(state)) await this.aloud(state, asked, coming);
    else await answer(this, state, move);
    await this.after(asked);
    const { by, touches } = this.cost;
    by.set(asked.kind, (by.get(asked.kind) ?? 0) + touches - before);
  }

  /** What everybody is called on the page, players without a name too. */
  async names(): Promise<readonly string[]> {
    const players = (await this.handling.written(this.phone))?.players ?? [];
    return players.map(({ name }, seat) => name || this.phone.unnamed(seat + 1));
  }

  private get turn(): TurnCost | undefined {
    return this.cost.turns.at(-1);
  }

  noteTouch(): void {
    this.cost.touches++;
    if (this.turn) this.turn.touches++;
  }

  async touch(label: string): Promise<void> {
    this.noteTouch();
    await this.phone.press(label);
  }

  /** What cannot be taken back, done by one touch that is held on purpose. */
  async hold(target: Locator): Promise<void> {
    this.noteTouch();
    await hold(this.phone, target);
  }

  async drag(from: Locator, to: Locator): Promise<void> {
    this.noteTouch();
    await drag(this.phone, from, to);
  }

  /** Something with these words on it, whatever else stands there. */
  async touchWith(words: string): Promise<void> {
    this.noteTouch();
    await this.phone.touch(this.phone.with('button', words).last());
  }

  /** The same, within a part of the page. */
  async touchIn(part: Locator, words: string): Promise<void> {
    this.noteTouch();
    const labelled = this.phone.page.getByText(words, { exact: true });
    await this.phone.touch(part.getByRole('button').filter({ has: labelled }));
  }

  async touchCard(each: 'radio' | 'checkbox' | 'button', label: string): Promise<void> {
    this.noteTouch();
    await this.phone.touch(this.phone.page.getByRole(each, { name: label, exact: true }).first());
  }

  async lift(): Promise<void> {
    const { phone } = this;
    await lamp(phone).or(coverButton(phone)).first().waitFor();
    if (await phone.sees(coverButton(phone))) return;
    this.noteTouch();
    this.cost.lifts++;
    if (this.turn) this.turn.lifts++;
    const { tapTwice } = phone.words.curtain;
    if (await phone.sees(phone.button(tapTwice))) await liftByTaps(phone);
    else await hold(phone, lamp(phone));
    await this.pastFindings();
  }

  /** What has just been seen has a page of its own, until it is touched away. */
  private async pastFindings(): Promise<void> {
    const { phone } = this;
    const goOn = phone.button(phone.words.match.showdown.goOn);
    await phone.settle();
    while ((await phone.sees(coverButton(phone))) && (await phone.sees(goOn))) {
      this.noteTouch();
      await phone.touch(goOn);
      await phone.settle();
    }
  }

  private goesRound(state: G['State']): boolean {
    const { game, letPass } = this.handling;
    return !game.asked(state)?.secret && game.moves(state).some((move) => sameMove(move, letPass));
  }

  /** What follows an answer: what was seen in private is covered, and players who are called to look do so. */
  private async after(before: Question<G['Kind']>): Promise<void> {
    const { phone, handling } = this;
    await phone.settle();
    const match = await handling.written(phone);
    const asked = match && handling.game.asked(lastState(handling.game, match));
    const stays = asked?.secret && asked.seat === before.seat && !(await this.beginsTurn(match));
    if (stays) await this.pastFindings();
    else if (await phone.sees(coverButton(phone))) await this.cover();
    while (await this.isCalled()) {
      await this.lift();
      await this.cover();
    }
  }

  private async beginsTurn(match: Match<G> | null): Promise<boolean> {
    const { game, deedOf } = this.handling;
    return match !== null && game.moves(lastState(game, match)).some((move) => deedOf(move) !== null);
  }

  /** A curtain hangs, and calls somebody to look. */
  private async isCalled(): Promise<boolean> {
    const { phone } = this;
    const { startUnseen, allHaveLooked, alreadySeen } = phone.words.match;
    return phone.sees(this.oneOf([startUnseen, allHaveLooked, alreadySeen]));
  }

  private async cover(): Promise<void> {
    this.noteTouch();
    await cover(this.phone);
  }

  /** The first of these that comes into sight. */
  private oneOf([first = '', ...others]: readonly string[]): Locator {
    const { phone } = this;
    return others.reduce((any, label) => any.or(phone.button(label)), phone.button(first)).first();
  }

  private async firstInSight(labels: readonly string[]): Promise<string | null> {
    for (const label of labels) if (await this.phone.sees(this.phone.button(label))) return label;
    return null;
  }

  /** As far as everybody who is asked the same lets it pass. */
  private oncePassed(state: G['State'], coming: readonly G['Move'][]) {
    const { game, letPass } = this.handling;
    const kind = game.asked(state)?.kind;
    let now = state;
    let passes = 0;
    while (sameMove(coming[passes], letPass) && game.asked(now)?.kind === kind) {
      now = game.play(now, letPass).state;
      passes++;
    }
    return { state: now, passes };
  }

  /** One touch lets everything pass, and one on one's own seat objects, or asks what to object. */
  private async aloud(
    state: G['State'],
    first: Question<G['Kind']>,
    coming: readonly G['Move'][],
  ): Promise<void> {
    const { phone } = this;
    const { game, letPass, nobody, nobodyAhead, nobodyAnd, passes, objection, objectionAhead } =
      this.handling;
    const { kind } = first;
    const { state: now, passes: at } = this.oncePassed(state, coming);
    const asked = game.asked(now);
    const objects = asked?.kind === kind ? coming[at] : undefined;
    const ahead = this.oncePassed(now, coming.slice(at));
    const besides = [
      ...(nobodyAhead ? [nobodyAhead(phone.words)] : []),
      ...(nobodyAnd?.(phone, now, coming[at], await this.names()) ?? []),
    ];
    const forAll = [...besides, nobody(phone.words, kind)];
    const forOne = passes(phone.words, kind);
    const nextIsShown = phone.page.getByText(phone.words.match.speakFirst);
    await this.oneOf([...forAll, forOne])
      .or(lamp(phone))
      .or(nextIsShown)
      .first()
      .waitFor();
    const isNextShown = await phone.sees(nextIsShown);
    const everybody = await this.firstInSight(forAll);
    if (objects === undefined) {
      if (isNextShown) return this.answerShown(now, coming.slice(at));
      if (everybody === null && !(await phone.sees(phone.button(forOne)))) return this.lift();
      const later = coming[at + ahead.passes];
      const speaker = game.asked(ahead.state);
      const speaksThen =
        everybody === nobodyAhead?.(phone.words) &&
        speaker?.kind === asked?.kind &&
        game.moves(ahead.state).some((move) => sameMove(move, letPass)) &&
        !sameMove(later, letPass);
      if (speaker && speaksThen && objectionAhead)
        await this.speakUp((await this.names())[speaker.seat] ?? '', objectionAhead(phone.words));
      return this.touch(everybody ?? forOne);
    }
    if (this.turn) this.turn.plain = false;
    const words = objection(phone, objects);
    if (await phone.sees(phone.button(words))) return this.touch(words);
    const name = (await this.names())[asked?.seat ?? 0] ?? '';
    const atOnce = phone.fill(phone.words.match.says, { name, answer: words });
    if (await phone.sees(phone.button(atOnce))) return this.touch(atOnce);
    await this.speakUp(name, words);
  }

  /** What is asked next stands there already, if all stays as it is. */
  private async answerShown(state: G['State'], coming: readonly G['Move'][]): Promise<void> {
    const { game, nobodyAnd } = this.handling;
    const asked = game.asked(state);
    const answers = game.moves(state);
    const move = answers.find((one) => sameMove(one, coming[0]));
    const leavesAsIs = asked && game.questions[asked.kind].leavesAsIs;
    const view = game.view(state, 'table');
    if (!leavesAsIs || move === undefined || !answers.some((one) => leavesAsIs(view, one)))
      return this.play(state, coming);
    if (leavesAsIs(view, move)) return this.play(game.play(state, move).state, coming.slice(1));
    const ways = nobodyAnd?.(this.phone, state, move, await this.names()) ?? [];
    return this.touch((await this.firstInSight(ways)) ?? '');
  }

  /** By one's own seat, and the sheet that it opens. */
  private async speakUp(name: string, words: string): Promise<void> {
    const { phone } = this;
    await this.touch(phone.fill(phone.words.match.answerOf, { name }));
    await phone.page.getByRole('dialog').waitFor();
    this.noteTouch();
    await phone.touch(phone.inDialog('button', words));
    await phone.page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
}
