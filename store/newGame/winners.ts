import * as v from 'valibot';
import type { Seat } from '../../engine';
import type { Names } from '../names';
import { recall, remember } from '../remember';
import type { Entry } from '../storage';
import { nameKey } from './company';

/** Who won the last game these people played together, in whatever order they sat. */
export interface Won {
  readonly people: Names;
  readonly winner: string;
}

const mostTables = 12;

const winnersEntry: Entry<readonly Won[]> = {
  key: 'underTheTable.winners.coup',
  version: 1,
  schema: v.array(v.object({ people: v.array(v.string()), winner: v.string() })),
  migrations: {},
};

export const rememberedWinners = (): readonly Won[] => recall('table', winnersEntry, () => []);

/** A winner without a name cannot be told from the others next time, and is forgotten. */
export function rememberWinner(names: Names, winnerName: string): void {
  const people = peopleOf(names);
  const others = rememberedWinners().filter((won) => !areSame(won.people, people));
  const winner = nameKey(winnerName);
  const kept = winner === '' ? others : [{ people, winner }, ...others];
  remember('table', winnersEntry, kept.slice(0, mostTables));
}

/** Where the winner of these people's last game sits now. */
export function lastWinnerAmong(winners: readonly Won[], names: Names): Seat | null {
  const people = peopleOf(names);
  const won = winners.find((one) => areSame(one.people, people));
  const seat = won ? names.findIndex((name) => nameKey(name) === won.winner) : -1;
  return seat < 0 ? null : seat;
}

const peopleOf = (names: Names): Names => names.map(nameKey).sort();

const areSame = (some: Names, others: Names) =>
  some.length === others.length && some.every((name, at) => name === others[at]);
