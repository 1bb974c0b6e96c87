import type { SixthCharacter } from './books';

/** The characters of Coup whose influence a player can claim. */
export const roles = ['duke', 'assassin', 'captain', 'ambassador', 'contessa', 'inquisitor'] as const;

export type Role = (typeof roles)[number];

/** One of each character in the game: the Ambassador and the Inquisitor never play together. */
export const castOf = (sixth: SixthCharacter): readonly Role[] =>
  roles.filter((role) => (role !== 'ambassador' && role !== 'inquisitor') || role === sixth);
