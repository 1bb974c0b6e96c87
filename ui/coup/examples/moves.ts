import type { Seat } from '../../../engine/core';
import { ruleBooks, type Action, type Book, type CoupMove, type Role } from '../../../engine/coup';

/** The moves of Coup as one says them. The player who is asked makes the move. */
export const act = (action: Action, target?: Seat): CoupMove =>
  target === undefined ? { type: 'act', action } : { type: 'act', action, target };

export const allow: CoupMove = { type: 'allow' };
/** At a table of three neither of the others objects, at a table of four none of them. */
export const neitherObjects: readonly CoupMove[] = [allow, allow];
export const noneObjects: readonly CoupMove[] = [allow, allow, allow];

export const challenge: CoupMove = { type: 'challenge' };
export const block = (role: Role): CoupMove => ({ type: 'block', role });
export const lose = (card: number): CoupMove => ({ type: 'lose', card });
export const keep = (...cards: readonly number[]): CoupMove => ({ type: 'keep', cards });

/** B6: where a book leaves no choice, nobody is asked whether they prove their claim. */
const whereAsked = (book: Book, move: CoupMove): readonly CoupMove[] =>
  ruleBooks[book].mayDeclineProof ? [move] : [];

export const proof = (book: Book) => whereAsked(book, { type: 'prove' });
export const confession = (book: Book) => whereAsked(book, { type: 'concede' });

/** A whole deck as one lays it out: a hand for each seat, then the court, top first. */
export const deckOf = (...piles: readonly (readonly Role[])[]): readonly Role[] => piles.flat();
