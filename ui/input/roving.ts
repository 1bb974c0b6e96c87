import type { Direction } from '../i18n/direction';

/** On a phone the system moves the focus; only a browser needs this. */
export const isLookingRound = () => false;

export const useRoving = (_direction: Direction) => ({});
