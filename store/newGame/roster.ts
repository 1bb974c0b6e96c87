import * as v from 'valibot';
import { longestName, type Names } from '../names';
import { recall, remember } from '../remember';
import type { Entry } from '../storage';
import { canAdd, nameKey, type Company } from './company';

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
export function rememberPeople(company: Company): Roster {
  const names = company.filter(({ bot }) => bot === null).map(({ name }) => name.trim());
  const known = [...names.filter((name) => name !== ''), ...rememberedRoster()];
  const first = known.filter((name, at) => known.findIndex((other) => isSame(other, name)) === at);
  return rememberRoster(first.slice(0, longestRoster));
}

export const forgetPerson = (name: string): Roster =>
  rememberRoster(rememberedRoster().filter((other) => !isSame(other, name)));

const isSame = (one: string, other: string) => nameKey(one) === nameKey(other);

/** Names to tap instead of writing, and the place they are for; no place means a chair of their own. */
export interface Offer {
  readonly place: number | null;
  readonly names: Names;
}

/** Whoever is not seated yet may take the place that is being written on, or else the first without a name. */
export function offered(roster: Roster, company: Company, writing: number | null): Offer {
  const seated = new Set(company.map(({ name }) => nameKey(name)));
  const free = roster.filter((name) => !seated.has(nameKey(name)));
  const people = company.filter(({ bot }) => bot === null);
  const written = people.find(({ id }) => id === writing);
  if (written) {
    const matching = free.filter((name) => nameKey(name).startsWith(nameKey(written.name)));
    if (matching.length > 0) return { place: written.id, names: matching };
  }
  const nameless = people.find(({ name }) => name.trim() === '');
  if (nameless) return { place: nameless.id, names: free };
  return { place: null, names: canAdd(company) ? free : [] };
}
