import type { Seat } from '../core/game';
import { seeded, shuffled } from '../core/random';
import {
  checkCards,
  checkFirst,
  checkOneOf,
  checkOptions,
  checkSeed,
  checkSetup,
  checkSwitches,
  isWhole,
  refuse,
  shown,
} from '../core/setupChecks';
import { books, ruleBooks, sixthCharacters, type Book, type SixthCharacter, type TwoPlayers } from './books';
import { copiesFor } from './copies';
import { castOf, type Role } from './roles';
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

/** A set-up as somebody wrote it becomes one the book allows, with every choice made; or the field at fault is named. */
function checked(setup: CoupSetup) {
  checkSetup(setup, ['book', 'players', 'first', 'options', 'deck']);
  const { book, first, options = {}, deck } = setup;
  checkOneOf('book', book, books);
  const players = checkedPlayers(setup);
  checkFirst(first, players);
  checkOptions(options, ['sixth', 'factions', 'anarchist', 'twoPlayers', 'strictDoubleDanger']);

  const { sixth = 'ambassador' } = options;
  checkOneOf('options.sixth', sixth, sixthCharacters);
  if (sixth === 'inquisitor' && ruleBooks[book].sixthCharacter === 'none')
    refuse('options.sixth', `${book} knows no inquisitor`);
  const switches = checkedSwitches(setup, options);
  const twoPlayers = checkedTwoPlayers(setup);
  const pack = packOf(sixth, twoPlayers === 'draft' ? 1 : copiesFor(players));
  if (deck !== undefined) checkCards('deck', deck, pack);
  return { book, players, first, sixth, twoPlayers, pack, deck, ...switches };
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
  checkSwitches({ factions, anarchist, strictDoubleDanger });
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

/** `copies` cards of each character. */
const packOf = (sixth: SixthCharacter, copies: number): readonly Role[] =>
  castOf(sixth).flatMap((role) => Array.from({ length: copies }, () => role));

export function deal(setup: CoupSetup, seed: number): CoupState {
  checkSeed(seed);
  const { book, players, first, sixth, factions, anarchist, strictDoubleDanger, twoPlayers, pack, deck } =
    checked(setup);
  const drafting = twoPlayers === 'draft';
  const [shuffledDeck, random] = shuffled(pack, seeded(seed));
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
