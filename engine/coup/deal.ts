import { SetupError } from '../core/errors';
import type { Seat } from '../core/game';
import { seeded, shuffled } from '../core/random';
import { books, ruleBooks, sixthCharacters, type Book, type SixthCharacter, type TwoPlayers } from './books';
import { roles, type Role } from './roles';
import type { CoupState, Player } from './state';

export interface CoupOptions {
  readonly sixth?: SixthCharacter;
  readonly factions?: boolean;
  readonly anarchist?: boolean;
  readonly twoPlayers?: TwoPlayers;
  /** C-09: who challenges the Assassin aimed at them and loses may not claim the Contessa any more. */
  readonly strictDoubleDanger?: boolean;
}

export interface CoupSetup {
  readonly book: Book;
  readonly players: number;
  readonly first: Seat;
  readonly options?: CoupOptions;
  /**
   * A fixed deal for tutorials and tests, top first: two cards to seat 0, two to seat 1, …, the rest is the court.
   * Where two players draft, it is the third set: one card to each, the rest is the court.
   */
  readonly deck?: readonly Role[];
}

const startingCoins = 2;

/** C-69: three of each character for up to six players, four for up to eight, five for ten. */
const copiesFor = (players: number) => (players <= 6 ? 3 : players <= 8 ? 4 : 5);

/** One of each character in the game. */
export const castOf = (sixth: SixthCharacter): readonly Role[] =>
  roles.filter((role) => (role !== 'ambassador' && role !== 'inquisitor') || role === sixth);

/** JSON cannot keep −0, so it is no number to start from. */
const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && !Object.is(value, -0);
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value out of a set-up that may hold anything, as it can be named in a sentence. */
const shown = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? `${value}`
    : `a value of type ${typeof value}`;

function refuse(field: string, problem: string): never {
  throw new SetupError(field, problem);
}

/** A set-up as somebody wrote it becomes one the book allows, with every choice made; or the field at fault is named. */
function checked(setup: CoupSetup) {
  if (!isObject(setup)) refuse('setup', `${shown(setup)} is no set-up`);
  const { book, first, options = {}, deck } = setup;
  if (!books.includes(book)) refuse('book', `${shown(book)} is none of ${books.join(', ')}`);
  const players = checkedPlayers(setup);
  if (!isWhole(first) || first < 0 || first >= players)
    refuse('first', `${shown(first)} is not a seat (0–${players - 1})`);
  if (!isObject(options)) refuse('options', `${shown(options)} is no set of options`);

  const { sixth = 'ambassador' } = options;
  if (!sixthCharacters.includes(sixth))
    refuse('options.sixth', `${shown(sixth)} is none of ${sixthCharacters.join(', ')}`);
  if (sixth === 'inquisitor' && ruleBooks[book].sixthCharacter === 'none')
    refuse('options.sixth', `${book} knows no inquisitor`);
  const switches = checkedSwitches(setup, options);
  const twoPlayers = checkedTwoPlayers(setup);
  checkDeck(deck, sixth, twoPlayers === 'draft' ? 1 : copiesFor(players));
  return { book, players, first, sixth, twoPlayers, deck, ...switches };
}

function checkedPlayers({ book, players }: CoupSetup): number {
  const [fewest, most] = ruleBooks[book].seats;
  if (!isWhole(players)) refuse('players', `${shown(players)} is not a whole number`);
  if (players > most) refuse('players', `${players} is more than ${book} allows (${fewest}–${most})`);
  if (players < fewest) refuse('players', `${players} is fewer than ${book} needs (${fewest}–${most})`);
  return players;
}

function checkedSwitches({ book, players }: CoupSetup, options: CoupOptions) {
  const { factions = false, anarchist = false, strictDoubleDanger = false } = options;
  for (const [name, value] of Object.entries({ factions, anarchist, strictDoubleDanger }))
    if (typeof value !== 'boolean') refuse(`options.${name}`, `${shown(value)} is neither true nor false`);
  for (const [name, value] of Object.entries({ factions, anarchist }))
    if (value && !ruleBooks[book][name as 'factions' | 'anarchist'])
      refuse(`options.${name}`, `${book} does not know it`);
  // C-47: two players form no factions.
  if (factions && players < 3) refuse('options.factions', `${players} players are too few (3 or more)`);
  return { factions, anarchist, strictDoubleDanger };
}

/** B18: two players have modes of their own; more have none. */
function checkedTwoPlayers({ book, players, options }: CoupSetup): TwoPlayers {
  const asked = options?.twoPlayers;
  const allowed = ruleBooks[book].twoPlayers;
  if (asked !== undefined && players !== 2) refuse('options.twoPlayers', `there are ${players} players`);
  if (asked !== undefined && !allowed.includes(asked))
    refuse('options.twoPlayers', `${book} offers ${allowed.join(', ')}, not ${shown(asked)}`);
  return players === 2 ? (asked ?? allowed[0] ?? 'plain') : 'plain';
}

function checkDeck(deck: readonly Role[] | undefined, sixth: SixthCharacter, copies: number): void {
  if (deck === undefined) return;
  const cast = castOf(sixth);
  if (!Array.isArray(deck) || deck.length !== copies * cast.length)
    refuse('deck', `it takes ${copies * cast.length} cards`);
  for (const role of cast) {
    const count = deck.filter((card) => card === role).length;
    if (count !== copies) refuse('deck', `${count} × ${role} instead of ${copies}`);
  }
}

export function deal(setup: CoupSetup, seed: number): CoupState {
  if (!isWhole(seed)) refuse('seed', `${shown(seed)} is not a whole number`);
  const { book, players, first, sixth, factions, anarchist, strictDoubleDanger, twoPlayers, deck } =
    checked(setup);
  const drafting = twoPlayers === 'draft';
  const copies = drafting ? 1 : copiesFor(players);
  const whole = castOf(sixth).flatMap((role) => Array.from({ length: copies }, () => role));
  const [shuffledDeck, random] = shuffled(whole, seeded(seed));
  const order = deck ?? shuffledDeck;
  const handSize = drafting ? 0 : 2;

  // FC-47, C-74: where two play by a mode of their own, who starts has one coin less.
  const coinsOf = (seat: Seat) =>
    twoPlayers !== 'plain' && seat === first ? startingCoins - 1 : startingCoins;
  const table = Array.from({ length: players }, (_, seat): Player => {
    const hand = order.slice(seat * handSize, (seat + 1) * handSize);
    return { coins: coinsOf(seat), party: null, cards: hand.map((role) => ({ role, faceUp: false })) };
  });
  return {
    book,
    sixth,
    factions,
    anarchist,
    strictDoubleDanger,
    random,
    court: order.slice(players * handSize),
    reserve: 0,
    players: table,
    turn: first,
    declared: null,
    exposed: [],
    stage: drafting
      ? { kind: 'draft', picks: table.map(() => null), asked: first }
      : { kind: factions ? 'side' : 'act' },
  };
}

/** FC-48: to the card each picked comes one of the third set. */
export function dealDrafted(state: CoupState, picks: readonly (Role | null)[]): CoupState {
  const players = state.players.map((player, seat) => {
    const hand = [picks[seat], state.court[seat]].filter((role) => role != null);
    return { ...player, cards: hand.map((role) => ({ role, faceUp: false })) };
  });
  return { ...state, players, court: state.court.slice(players.length) };
}
