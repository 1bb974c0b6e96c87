import {
  asks,
  at,
  bits,
  kindList,
  livesOf,
  moveFor,
  place,
  plainMove,
  situate,
  sizeFor,
  stage,
  type Cells,
  type Situation,
} from '../../engine/coup/lab';
import { legal } from './legal';
import { Luck } from './luck';
import { byHabit, type Habits } from './population';
import { rulesBy, type Rules } from './rules';
import { Sim } from './sim';
import type { Regrets, Strategy } from './strategy';

/** A longer game is won by nobody. */
const endlessFor = (players: number): number => 300 * players;
/** The share of random answers, so that the learner sees what it would never do. */
const straying = 0.1;

/** Who sits in a seat: the learner, a strategy that stays as it is, or habits. */
export type Sitter = 'learner' | Strategy | Habits;

const isStrategy = (sitter: Sitter): sitter is Strategy =>
  typeof sitter === 'object' && 'chancesIn' in sitter;

/** Plays games to their end, one after the other, on the same cells. */
class Arena {
  readonly luck: Luck;
  readonly cells: Cells = new Int16Array(sizeFor(10));
  readonly sim: Sim;
  readonly situation: Situation = { kind: 0, row: 0, unread: 0, open: 0 };
  readonly chances = new Float64Array(20);
  sitters: Sitter[] = [];
  private readonly moves: number[] = new Array<number>(64).fill(0);

  constructor(seed: number) {
    this.luck = new Luck(seed);
    this.sim = new Sim(this.cells, this.luck);
  }

  /** One answer of the asked seat. */
  step(learner: Strategy): void {
    const sitter = this.sitters[at(this.cells, place.asked)] as Sitter;
    if (isBlind(sitter)) return this.sim.play(this.moves[this.luck.below(legal(this.cells, this.moves))]!);
    const { cells, situation } = this;
    const playing = sitter === 'learner' ? learner : sitter;
    const isAsked = isStrategy(playing) ? situate(cells, situation) : asks(cells, situation);
    if (!isAsked) return this.sim.play(plainMove(cells));
    this.sim.play(moveFor(cells, situation.kind, this.answerOf(playing)));
  }

  answerOf(sitter: Strategy | Habits): number {
    const { situation } = this;
    if (bits(situation.open) === 1) return 31 - Math.clz32(situation.open);
    if (!isStrategy(sitter)) return byHabit(this.cells, situation, sitter, this.luck);
    sitter.chancesIn(situation, this.chances, this.cells);
    return this.drawn();
  }

  drawn(): number {
    const { answers } = kindList[this.situation.kind]!;
    let left = this.luck.part();
    let found = 0;
    for (let one = 0; one < answers; one++) {
      const chance = this.chances[one]!;
      if (chance <= 0) continue;
      found = one;
      left -= chance;
      if (left < 0) break;
    }
    return found;
  }

  /** Whether this seat wins when the game is played on from here. */
  isWonBy(seat: number, learner: Strategy): boolean {
    const { cells } = this;
    const endless = endlessFor(at(cells, place.players));
    for (let moves = 0; moves < endless && livesOf(cells, seat) > 0; moves++) {
      if (at(cells, place.stage) === stage.over) return true;
      this.step(learner);
    }
    return at(cells, place.winner) === seat;
  }
}

const isBlind = (sitter: Sitter): boolean =>
  typeof sitter === 'object' && !isStrategy(sitter) && sitter.blind;

/** Who fills the seats of one table. */
export type Company = (luck: Luck) => Sitter;

export interface Lesson {
  /** Who sits down with the learner, who has one seat at least. */
  readonly company: (luck: Luck) => Company;
  /** The rules that are fixed for a table; luck draws the others. */
  readonly rules: (luck: Luck) => Partial<Rules>;
}

/**
 * Learns by regret: one decision of each game is tried with every answer, each played to the end with the same luck. Answers
 * that would have done better are given more often from then on.
 */
export class Learning {
  readonly arena: Arena;
  readonly learnt: Regrets;
  private readonly lesson: Lesson;
  private readonly seed: number;
  private readonly kept: Cells = new Int16Array(sizeFor(10));
  private readonly keptSituation: Situation = { kind: 0, row: 0, unread: 0, open: 0 };
  private readonly keptChances = new Float64Array(20);
  private readonly values = new Float64Array(20);

  constructor(lesson: Lesson, learnt: Regrets, seed: number) {
    this.lesson = lesson;
    this.learnt = learnt;
    this.seed = seed;
    this.arena = new Arena(seed);
  }

  /** The same step with the same strategy always learns the same. */
  step(number: number): void {
    this.arena.luck.standAt(this.seed, number);
    if (this.playOnce()) this.takeUpAgain();
  }

  /** Plays a game, and keeps one of the learner's decisions, all with the same probability. */
  private playOnce(): boolean {
    const { arena, learnt, lesson } = this;
    const { luck, cells, sim, situation } = arena;
    const rules = rulesBy(luck, lesson.rules(luck));
    const company = lesson.company(luck);
    arena.sitters = Array.from({ length: rules.players }, () => company(luck));
    arena.sitters[luck.below(rules.players)] = 'learner';
    sim.deal(rules);
    let seen = 0;
    const endless = endlessFor(rules.players);
    for (let moves = 0; moves < endless && at(cells, place.stage) !== stage.over; moves++) {
      if (arena.sitters[at(cells, place.asked)] !== 'learner' || !situate(cells, situation)) {
        arena.step(learnt);
        continue;
      }
      const count = bits(situation.open);
      if (count > 1 && luck.below(++seen) === 0) this.remember();
      const answer =
        count > 1 && luck.part() < straying ? nth(situation.open, luck.below(count)) : arena.answerOf(learnt);
      sim.play(moveFor(cells, situation.kind, answer));
    }
    return seen > 0;
  }

  private remember(): void {
    const { cells, situation } = this.arena;
    this.kept.set(cells);
    this.keptSituation.kind = situation.kind;
    this.keptSituation.row = situation.row;
    this.keptSituation.open = situation.open;
  }

  private takeUpAgain(): void {
    const { arena, kept, keptSituation, keptChances, values, learnt } = this;
    const { cells, luck, sim } = arena;
    const me = at(kept, place.asked);
    const { answers } = kindList[keptSituation.kind]!;
    learnt.chancesIn(keptSituation, keptChances);
    const fate = luck.next() | 1;
    for (let answer = 0; answer < answers; answer++) {
      if (((keptSituation.open >> answer) & 1) === 0) continue;
      cells.set(kept);
      luck.state = fate;
      sim.play(moveFor(cells, keptSituation.kind, answer));
      values[answer] = arena.isWonBy(me, learnt) ? 1 : 0;
    }
    learnt.learn(keptSituation, keptChances, values);
  }
}

function nth(mask: number, index: number): number {
  let left = index;
  for (let one = 0; one < 31; one++) if ((mask >> one) & 1 && left-- === 0) return one;
  return 0;
}

/** The share of games a strategy wins, alone among others of one kind, in every seat equally often. */
export function winsAmong(
  hero: Strategy,
  sitter: (luck: Luck) => Sitter,
  rules: Partial<Rules> & Pick<Rules, 'players'>,
  games: number,
): number {
  const arena = new Arena(7);
  const { players } = rules;
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const seat = game % players;
    arena.sitters = Array.from({ length: players }, () => sitter(arena.luck));
    arena.sitters[seat] = 'learner';
    arena.sim.deal(rulesBy(arena.luck, rules));
    if (arena.isWonBy(seat, hero)) wins++;
  }
  return wins / games;
}
