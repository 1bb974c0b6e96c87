import { accents, emblems } from '../../assets/art';

/** Everybody who has a portrait: Coup's characters, its Anarchist, and the identities of Good Cop Bad Cop. */
export type Character = keyof typeof emblems;

export const emblemOf = (character: Character) => emblems[character];

export const tonesOf = (character: Character) => accents[character];
