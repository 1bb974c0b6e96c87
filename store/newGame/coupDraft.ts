import {
  below,
  books,
  bots,
  ruleBooks,
  seeded,
  type Book,
  type CoupOptions,
  type CoupSetup,
  type MatchPlayer,
  type RuleBook,
  type Seat,
  type SixthCharacter,
  type TwoPlayers,
} from '../../engine';
import { seatsWithTakenName } from '../names';
import { arrange, namesOf, type Company, type CompanyAction } from './company';
import { lastWinnerAmong, type Won } from './winners';

/** How well a bot plays, by its id: whatever bots the engine has. */
export const levels = Object.keys(bots.coup) as readonly (keyof typeof bots.coup)[];

/** The middling one, until the table has chosen. */
export const usualLevel = levels[Math.floor(levels.length / 2)] ?? 'steady';

/** The level a newcomer plays at: that of the bot that came last. */
export const levelAt = (company: Company): string =>
  company
    .map(({ bot }) => bot)
    .filter((bot) => bot !== null)
    .at(-1) ?? usualLevel;

export const starts = ['agreed', 'random', 'lastWinner'] as const;

/** How the one who begins is found. */
export type Start = (typeof starts)[number];

/** What a table likes to play with, whether or not the book on it has it: another book may. */
export interface Wishes {
  readonly sixth: SixthCharacter;
  readonly factions: boolean;
  readonly anarchist: boolean;
  /** Null: as the book says. */
  readonly twoPlayers: TwoPlayers | null;
  readonly strictDoubleDanger: boolean;
}

/** A game of Coup that has not been dealt. */
export interface CoupDraft {
  readonly company: Company;
  readonly book: Book;
  readonly wishes: Wishes;
  /** Null: as the book says. */
  readonly start: Start | null;
  /** The place of who begins, where that is agreed; null, or somebody who has left, is the first. */
  readonly first: number | null;
  readonly winners: readonly Won[];
}

export type DraftAction =
  | CompanyAction
  | { readonly type: 'open'; readonly book: Book }
  | { readonly type: 'wish'; readonly wishes: Partial<Wishes> }
  | { readonly type: 'start'; readonly start: Start }
  | { readonly type: 'agree'; readonly first: number };

export const noWishes: Wishes = {
  sixth: 'ambassador',
  factions: false,
  anarchist: false,
  twoPlayers: null,
  strictDoubleDanger: false,
};

/** Wishes outlive the book and the company they were made for, so that nothing has to be chosen twice. */
export function draftCoup(draft: CoupDraft, action: DraftAction): CoupDraft {
  switch (action.type) {
    case 'open':
      return { ...draft, book: action.book };
    case 'wish':
      return { ...draft, wishes: { ...draft.wishes, ...action.wishes } };
    case 'start':
      return { ...draft, start: action.start };
    case 'agree':
      return { ...draft, start: 'agreed', first: action.first };
    default:
      return { ...draft, company: arrange(draft.company, action) };
  }
}

/** What this table can choose in this book. */
export interface Choices {
  readonly sixthCharacter: RuleBook['sixthCharacter'];
  readonly factions: boolean;
  readonly anarchist: boolean;
  /** Empty where there is nothing to choose between. */
  readonly twoPlayers: readonly TwoPlayers[];
}

/** C-47: two players form no factions. */
const fewestForFactions = 3;

export function choicesFor({ book, company }: CoupDraft): Choices {
  const { sixthCharacter, factions, anarchist, twoPlayers } = ruleBooks[book];
  const players = company.length;
  return {
    sixthCharacter,
    factions: factions && players >= fewestForFactions,
    anarchist,
    twoPlayers: players === 2 && twoPlayers.length > 1 ? twoPlayers : [],
  };
}

/** The wish where the book grants it, or else the book's own way. */
export const twoPlayersOf = ({ wishes }: CoupDraft, { twoPlayers }: Choices): TwoPlayers | undefined =>
  twoPlayers.find((way) => way === wishes.twoPlayers) ?? twoPlayers[0];

function optionsOf(draft: CoupDraft): CoupOptions {
  const { wishes } = draft;
  const choices = choicesFor(draft);
  const twoPlayers = twoPlayersOf(draft, choices);
  return {
    ...(choices.sixthCharacter === 'none' ? {} : { sixth: wishes.sixth }),
    ...(choices.factions ? { factions: wishes.factions } : {}),
    ...(choices.anarchist ? { anarchist: wishes.anarchist } : {}),
    ...(twoPlayers === undefined ? {} : { twoPlayers }),
    strictDoubleDanger: wishes.strictDoubleDanger,
  };
}

/** Why the cards cannot be dealt. */
export type Problem = 'seats' | 'sameName';

export const hasRoomFor = (book: Book, players: number): boolean => {
  const [fewest, most] = ruleBooks[book].seats;
  return players >= fewest && players <= most;
};

export function problemWith({ book, company }: CoupDraft): Problem | null {
  if (!hasRoomFor(book, company.length)) return 'seats';
  return seatsWithTakenName(namesOf(company)).length > 0 ? 'sameName' : null;
}

export const canDeal = (draft: CoupDraft): boolean => problemWith(draft) === null;

/** Another book with room for everybody. */
export const roomierBook = ({ company }: CoupDraft): Book | undefined =>
  books.find((book) => hasRoomFor(book, company.length));

export const lastWinner = ({ winners, company }: CoupDraft): Seat | null =>
  lastWinnerAmong(winners, namesOf(company));

/** B1. A book that lets the last winner begin leaves the first game to luck (C-01). */
const bookStart: Readonly<Record<RuleBook['firstPlayer'], Start>> = {
  agree: 'agreed',
  any: 'random',
  lastWinner: 'lastWinner',
};

export const startsFor = (draft: CoupDraft): readonly Start[] =>
  starts.filter((start) => start !== 'lastWinner' || lastWinner(draft) !== null);

/** How the one who begins is found now. */
export function startOf(draft: CoupDraft): Start {
  const wished = draft.start ?? bookStart[ruleBooks[draft.book].firstPlayer];
  return startsFor(draft).includes(wished) ? wished : 'random';
}

export const agreedSeat = ({ company, first }: CoupDraft): Seat =>
  Math.max(
    0,
    company.findIndex(({ id }) => id === first),
  );

const lot = (players: number, seed: number): Seat => below(players, seeded(seed))[0];

const firstBy: Readonly<Record<Start, (draft: CoupDraft, seed: number) => Seat>> = {
  agreed: agreedSeat,
  random: ({ company }, seed) => lot(company.length, seed),
  lastWinner: (draft, seed) => lastWinner(draft) ?? lot(draft.company.length, seed),
};

export interface Dealt {
  readonly setup: CoupSetup;
  readonly players: readonly MatchPlayer[];
}

/** What the engine is asked to deal, and to whom. The seed draws who begins, where that is left to luck. */
export function setupOf(draft: CoupDraft, seed: number): Dealt {
  const { book, company } = draft;
  const first = firstBy[startOf(draft)](draft, seed);
  const names = namesOf(company);
  return {
    setup: { book, players: company.length, first, options: optionsOf(draft) },
    players: company.map(({ bot }, seat) => ({ name: names[seat] ?? '', ...(bot === null ? {} : { bot }) })),
  };
}

/** The same once more. Whoever was agreed on begins again, luck draws again, and the winner is the one of this game. */
export function nextSetup(
  setup: CoupSetup,
  winner: Seat | null,
  start: Start | null,
  seed: number,
): CoupSetup {
  const { book, players, first, options } = setup;
  const way = start ?? bookStart[ruleBooks[book].firstPlayer];
  const begins: Readonly<Record<Start, Seat>> = {
    agreed: first,
    random: lot(players, seed),
    lastWinner: winner ?? lot(players, seed),
  };
  return { book, players, first: begins[way], ...(options ? { options } : {}) };
}
