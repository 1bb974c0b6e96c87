import * as v from 'valibot';
import type { Seat } from '../../engine/core';
import { nameKey, type Names } from '../names';
import { recall, remember } from '../remember';
import type { Entry } from '../entry';

/** Who by custom begins the next game that these people play together, in whatever order they sit. */
export interface NextStarter {
  readonly people: Names;
  readonly starter: string;
}

const mostTables = 12;

const startersEntry = (game: string): Entry<readonly NextStarter[]> => ({
  key: `underTheTable.winners.${game}`,
  version: 2,
  schema: v.array(v.object({ people: v.array(v.string()), starter: v.string() })),
  migrations: { 1: fromFirstVersion },
});

/** Version 1 knew only of games that their last winner begins. */
const fromFirstVersion = (old: unknown): unknown =>
  v
    .parse(v.array(v.object({ people: v.unknown(), winner: v.unknown() })), old)
    .map(({ people, winner }) => ({ people, starter: winner }));

export const rememberedStarters = (game: string): readonly NextStarter[] =>
  recall('table', startersEntry(game), () => []);

/** Somebody without a name cannot be told from the others next time, and is forgotten. */
export function rememberStarter(game: string, names: Names, seat: Seat | null): void {
  const people = peopleOf(names);
  const others = rememberedStarters(game).filter((past) => !areSame(past.people, people));
  const starter = nameKey(seat === null ? '' : (names[seat] ?? ''));
  const kept = starter === '' ? others : [{ people, starter }, ...others];
  remember('table', startersEntry(game), kept.slice(0, mostTables));
}

/** The seat, now, of the person who is to begin the next game of these people. */
export function starterAmong(starters: readonly NextStarter[], names: Names): Seat | null {
  const people = peopleOf(names);
  const past = starters.find((one) => areSame(one.people, people));
  const seat = past ? names.findIndex((name) => nameKey(name) === nameKey(past.starter)) : -1;
  return seat < 0 ? null : seat;
}

const peopleOf = (names: Names): Names => names.map(nameKey).sort();

const areSame = (some: Names, others: Names) =>
  some.length === others.length && peopleOf(some).every((name, at) => name === others[at]);
