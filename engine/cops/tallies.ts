import type { Seat, Step } from '../core/game';
import { retrospect, type ShotFired } from './retrospect';
import type { Cops } from './types';

/** What a table likes to count over many games. */
export type CopsFigure = 'looks' | 'equipment' | 'shots' | 'leaders' | 'hits' | 'firstShot';

/** How often each seat did it in one game, or had it done to them. */
export type CopsTallies = Readonly<Record<CopsFigure, readonly number[]>>;

/** Counts one game that is over, from the same that `retrospect` looks back on. */
export function tallies(steps: readonly Step<Cops>[]): CopsTallies {
  const events = steps.flatMap((step) => step.events);
  const { shots } = retrospect(steps);
  const struck = shots.map(({ target, other }) => other ?? target);
  const [deal] = steps;
  const bySeat = (doers: readonly Seat[]): readonly number[] =>
    (deal?.state.players ?? []).map((_, seat) => doers.filter((doer) => doer === seat).length);
  const doing = (type: 'looked' | 'used' | 'shot') =>
    bySeat(events.flatMap((event) => (event.type === type ? [event.seat] : [])));
  return {
    looks: doing('looked'),
    equipment: doing('used'),
    shots: doing('shot'),
    leaders: bySeat(shots.filter(isAtLeader).map(({ by }) => by)),
    hits: bySeat(struck),
    firstShot: bySeat(struck.slice(0, 1)),
  };
}

const isAtLeader = ({ result }: ShotFired): boolean => result === 'wounded' || result === 'fatal';
