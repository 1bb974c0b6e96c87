import type { Role } from '../../../engine/coup';

/** A whole deck as one lays it out: a hand for each seat, then the court, top first. */
export const deckOf = (...piles: readonly (readonly Role[])[]): readonly Role[] => piles.flat();
