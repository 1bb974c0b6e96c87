import type { SixthCharacter } from './books';

/** The characters of Coup whose influence a player can claim. */
export const roles = ['duke', 'assassin', 'captain', 'ambassador', 'contessa', 'inquisitor'] as const;

export type Role = (typeof roles)[number];

/** A role's place in `roles`. */
export const placeOf = Object.fromEntries(roles.map((role, at) => [role, at])) as Readonly<
  Record<Role, number>
>;

/** One of each character in the game: the Ambassador and the Inquisitor never play together. */
export const castOf = (sixth: SixthCharacter): readonly Role[] => casts[sixth];

const casts: Readonly<Record<SixthCharacter, readonly Role[]>> = {
  ambassador: roles.filter((role) => role !== 'inquisitor'),
  inquisitor: roles.filter((role) => role !== 'ambassador'),
};
