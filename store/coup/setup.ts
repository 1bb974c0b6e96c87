import * as v from 'valibot';
import {
  books,
  ruleBooks,
  sixthCharacters,
  type Book,
  type Coup,
  type CoupOptions,
  type RuleBook,
  type SixthCharacter,
  type TwoPlayers,
} from '../../engine/coup';
import { ownBooks } from '../rules/ownBooks';
import { hasRoomFor, type SetupRules, type Start } from '../setup/form';
import type { Bounds } from '../setup/seating';
import { coupTable } from './match';

/** What a table likes to play with, whether or not the book on it has it: another book may. */
export interface CoupChoices {
  readonly book: Book;
  readonly sixth: SixthCharacter;
  readonly factions: boolean;
  readonly anarchist: boolean;
  /** Null: as the book says. */
  readonly twoPlayers: TwoPlayers | null;
  readonly strictDoubleDanger: boolean;
}

const twoPlayers: readonly TwoPlayers[] = ['plain', 'oneCoin', 'draft'];

const choicesSchema = v.object({
  book: v.picklist(books),
  sixth: v.picklist(sixthCharacters),
  factions: v.boolean(),
  anarchist: v.boolean(),
  twoPlayers: v.nullable(v.picklist(twoPlayers)),
  strictDoubleDanger: v.boolean(),
});

/** Version 1 kept the book beside the options, called those `wishes`, and named its one custom. */
function fromFirstVersion(old: unknown): unknown {
  const first = v.looseObject({ book: v.unknown(), wishes: v.looseObject({}), start: v.unknown() });
  const { book, wishes, start, ...rest } = v.parse(first, old);
  return { ...rest, choices: { ...wishes, book }, start: start === 'lastWinner' ? 'byCustom' : start };
}

/** B1. A book that lets the last winner begin leaves the first game to luck (C-01). */
const bookStart: Readonly<Record<RuleBook['firstPlayer'], Start>> = {
  agree: 'agreed',
  any: 'random',
  lastWinner: 'byCustom',
};

/** What a book lets a table of this size choose. */
export interface Offered {
  readonly sixthCharacter: RuleBook['sixthCharacter'];
  readonly factions: boolean;
  readonly anarchist: boolean;
  /** Empty where there is nothing to choose between. */
  readonly twoPlayers: readonly TwoPlayers[];
}

/** C-47: two players form no factions. */
const fewestForFactions = 3;

export function offeredBy(book: Book, players: number): Offered {
  const { sixthCharacter, factions, anarchist, twoPlayers: ways } = ruleBooks[book];
  return {
    sixthCharacter,
    factions: factions && players >= fewestForFactions,
    anarchist,
    twoPlayers: players === 2 && ways.length > 1 ? ways : [],
  };
}

/** The chosen way where the book has it, or else the book's own. */
export const twoPlayersOf = (choices: CoupChoices, offered: Offered): TwoPlayers | undefined =>
  offered.twoPlayers.find((way) => way === choices.twoPlayers) ?? offered.twoPlayers[0];

function optionsOf(choices: CoupChoices, players: number): CoupOptions {
  const offered = offeredBy(choices.book, players);
  const way = twoPlayersOf(choices, offered);
  return {
    ...(offered.sixthCharacter === 'none' ? {} : { sixth: choices.sixth }),
    ...(offered.factions ? { factions: choices.factions } : {}),
    ...(offered.anarchist ? { anarchist: choices.anarchist } : {}),
    ...(way === undefined ? {} : { twoPlayers: way }),
    strictDoubleDanger: choices.strictDoubleDanger,
  };
}

const seatsOf = (book: Book): Bounds => ruleBooks[book].seats;

/** Another book with room for everybody. */
export const roomierBook = (players: number): Book | undefined =>
  books.find((book) => hasRoomFor(seatsOf(book), players));

export const coupSetup: SetupRules<Coup, CoupChoices> = {
  table: coupTable,
  seats: [
    Math.min(...books.map((book) => seatsOf(book)[0])),
    Math.max(...books.map((book) => seatsOf(book)[1])),
  ],
  seatsFor: ({ book }) => seatsOf(book),
  firstChoices: (language) => ({
    book: ownBooks[language][0],
    sixth: 'ambassador',
    factions: false,
    anarchist: false,
    twoPlayers: null,
    strictDoubleDanger: false,
  }),
  choicesSchema,
  migrations: { 1: fromFirstVersion },
  usualStart: ({ book }) => bookStart[ruleBooks[book].firstPlayer],
  setupOf: (choices, players, first) => ({
    book: choices.book,
    players,
    first,
    options: optionsOf(choices, players),
  }),
};
