import * as v from 'valibot';
import { recall, remember } from './remember';
import type { Entry } from './storage';

/** Long enough for «Александра-Виктория», short enough for a seat at a table of ten. */
export const longestName = 20;
export const fewestPlayers = 2;
export const mostPlayers = 10;

/** The names round this table, by seat. An empty one is a player who kept the number. */
export type Names = readonly string[];

const namesSchema = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(longestName))),
  v.minLength(fewestPlayers),
  v.maxLength(mostPlayers),
);

const namesEntry: Entry<Names> = {
  key: 'underTheTable.names',
  version: 1,
  schema: namesSchema,
  migrations: {},
};

export const rememberedNames = (): Names => recall('names', namesEntry, () => ['', '', '', '']);

export const rememberNames = (names: Names): void => remember('names', namesEntry, names);

/** Names as they will be called out: no blanks round them. */
export const tidyNames = (names: Names): Names => names.map((name) => name.trim());

/** Seats whose name an earlier seat already has: the phone could not be handed to either. */
export function seatsWithTakenName(names: Names): readonly number[] {
  const tidy = tidyNames(names).map((name) => name.toLocaleLowerCase());
  return tidy.flatMap((name, seat) => (name !== '' && tidy.indexOf(name) < seat ? [seat] : []));
}
