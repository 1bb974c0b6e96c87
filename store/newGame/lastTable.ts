import * as v from 'valibot';
import { books, type Book, type CoupSetup, type MatchPlayer, type Seat } from '../../engine';
import type { Language } from '../languages';
import { fewestPlayers, longestName, mostPlayers, rememberedNames } from '../names';
import { recall, remember } from '../remember';
import type { Entry } from '../storage';
import { companyOf } from './company';
import {
  levels,
  nextSetup,
  noWishes,
  starts,
  usualLevel,
  type CoupDraft,
  type Dealt,
  type Start,
  type Wishes,
} from './coupDraft';
import { rememberedWinners } from './winners';

/** A table as it lies on the device: who sat there and what they had chosen. */
interface Table {
  readonly players: readonly { readonly name: string; readonly bot: string | null }[];
  readonly book: Book;
  readonly wishes: Wishes;
  readonly start: Start | null;
  readonly first: Seat | null;
}

const playerSchema = v.object({
  name: v.pipe(v.string(), v.maxLength(longestName)),
  // A bot that this version does not know lends its chair to one that it does.
  bot: v.nullable(v.fallback(v.picklist(levels), usualLevel)),
});

const tableEntry: Entry<Table> = {
  key: 'underTheTable.table.coup',
  version: 1,
  schema: v.object({
    players: v.pipe(v.array(playerSchema), v.minLength(fewestPlayers), v.maxLength(mostPlayers)),
    book: v.picklist(books),
    wishes: v.object({
      sixth: v.picklist(['ambassador', 'inquisitor']),
      factions: v.boolean(),
      anarchist: v.boolean(),
      twoPlayers: v.nullable(v.picklist(['plain', 'oneCoin', 'draft'])),
      strictDoubleDanger: v.boolean(),
    }),
    start: v.nullable(v.picklist(starts)),
    first: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostPlayers - 1))),
  }),
  migrations: {},
};

const keptTable = (): Table | null => recall<Table | null>('table', tableEntry, () => null);

export function rememberTable({ company, book, wishes, start, first }: CoupDraft): void {
  const seat = company.findIndex(({ id }) => id === first);
  remember('table', tableEntry, {
    players: company.map(({ name, bot }) => ({ name, bot })),
    book,
    wishes,
    start,
    first: seat < 0 ? null : seat,
  });
}

/** The table as it was left. */
export function lastTable(): CoupDraft | null {
  const table = keptTable();
  if (!table) return null;
  const { players, ...choices } = table;
  return { ...choices, company: companyOf(players), winners: rememberedWinners() };
}

const bookOf: Readonly<Record<Language, Book>> = {
  fa: 'persianPlus',
  he: 'hebrew',
  ru: 'russian',
  en: 'persianPlus',
};

/** The first table on this phone: whoever has rehearsed sits there already. */
export const firstTable = (language: Language): CoupDraft => ({
  company: companyOf(rememberedNames().map((name) => ({ name, bot: null }))),
  book: bookOf[language],
  wishes: noWishes,
  start: null,
  first: null,
  winners: rememberedWinners(),
});

/** The same people, book and options; who begins is found the way the last table found it. */
export const sameAgain = (
  setup: CoupSetup,
  players: readonly MatchPlayer[],
  winner: Seat | null,
  seed: number,
): Dealt => ({ setup: nextSetup(setup, winner, keptTable()?.start ?? null, seed), players });
