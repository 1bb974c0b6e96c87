import type { Character } from '../cards/character';

const characters = [
  'duke',
  'assassin',
  'captain',
  'ambassador',
  'contessa',
  'inquisitor',
] as const satisfies readonly Character[];

export type RehearsalCard = (typeof characters)[number];

/** Two of each, so that even ten players cannot tell another's card from their own. */
export const deck: readonly RehearsalCard[] = [...characters, ...characters];
