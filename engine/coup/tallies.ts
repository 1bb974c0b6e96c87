import type { Seat, Step } from '../core/game';
import type { CoupMove } from './moves';
import { retrospect } from './retrospect';
import type { Coup } from './types';

/** What a table likes to count over many games. */
export type CoupFigure =
  'bluffs' | 'bluffsFoundOut' | 'challenges' | 'wrongChallenges' | 'coups' | 'firstOut';

/** How often each seat did it in one game. */
export type CoupTallies = Readonly<Record<CoupFigure, readonly number[]>>;

/** Counts one game that is over, from the same that `retrospect` looks back on. */
export function tallies(steps: readonly Step<Coup>[], moves: readonly CoupMove[]): CoupTallies {
  const { bluffs, wrongChallenges, falls } = retrospect(steps, moves);
  const events = steps.flatMap((step) => step.events);
  const [deal] = steps;
  const bySeat = (doers: readonly Seat[]): readonly number[] =>
    (deal?.state.players ?? []).map((_, seat) => doers.filter((doer) => doer === seat).length);
  return {
    bluffs: bySeat(bluffs.map(({ seat }) => seat)),
    bluffsFoundOut: bySeat(bluffs.flatMap(({ seat, caughtBy }) => (caughtBy === null ? [] : [seat]))),
    challenges: bySeat(events.flatMap((event) => (event.type === 'challenged' ? [event.by] : []))),
    wrongChallenges: bySeat(wrongChallenges.map(({ by }) => by)),
    coups: bySeat(
      events.flatMap((event) => (event.type === 'acted' && event.action === 'coup' ? [event.seat] : [])),
    ),
    firstOut: bySeat(falls.slice(0, 1).map(({ seat }) => seat)),
  };
}
