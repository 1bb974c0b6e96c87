import type { Direction } from '../i18n/direction';

/** A phone's keyboards find their own way round the screen; only a browser has to be told. */
export const isLookingRound = () => false;

export const useRoving = (_direction: Direction) => ({});
