import * as v from 'valibot';
import { longestName, nameKey, tidyName, type Names } from '../names';
import { recall, remember } from '../remember';
import type { Entry } from '../entry';
import { canAdd, type Bounds, type Seating } from './seating';

/** Everybody who has played on this phone, the most recent first. */
export type Roster = Names;

const longestRoster = 24;

const rosterEntry: Entry<Roster> = {
  key: 'underTheTable.roster',
  version: 1,
  schema: v.pipe(
    v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(longestName))),
    v.maxLength(longestRoster),
  ),
  migrations: {},
};

export const rememberedRoster = (): Roster => recall('table', rosterEntry, () => []);

function rememberRoster(roster: Roster): Roster {
  remember('table', rosterEntry, roster);
  return roster;
}

/** They have sat down to play. Somebody who writes the name another way from now on is still the same. */
export function rememberPeople(seating: Seating): Roster {
  const names = seating.filter(({ bot }) => bot === null).map(({ name }) => tidyName(name));
  const known = [...names.filter((name) => name !== ''), ...rememberedRoster()];
  const first = known.filter((name, at) => known.findIndex((other) => isSame(other, name)) === at);
  return rememberRoster(first.slice(0, longestRoster));
}

export const forgetPerson = (name: string): Roster =>
  rememberRoster(rememberedRoster().filter((other) => !isSame(other, name)));

const isSame = (one: string, other: string) => nameKey(one) === nameKey(other);

/** Names to tap instead of writing, and the seat they are for, by its id; none means a chair of their own. */
export interface Suggestions {
  readonly id: number | null;
  readonly names: Names;
}

/** A person who is not seated yet may take the seat that is being written on, or else the first without a name. */
export function suggestionsFor(
  roster: Roster,
  seating: Seating,
  bounds: Bounds,
  writing: number | null,
): Suggestions {
  const seated = new Set(seating.map(({ name }) => nameKey(name)));
  const free = roster.filter((name) => !seated.has(nameKey(name)));
  const people = seating.filter(({ bot }) => bot === null);
  const written = people.find(({ id }) => id === writing);
  if (written) {
    const matching = free.filter((name) => nameKey(name).startsWith(nameKey(written.name)));
    if (matching.length > 0) return { id: written.id, names: matching };
  }
  const nameless = people.find(({ name }) => tidyName(name) === '');
  if (nameless) return { id: nameless.id, names: free };
  return { id: null, names: canAdd(seating, bounds) ? free : [] };
}
