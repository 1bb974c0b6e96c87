import type { CopsEvent } from '../../engine/cops';
import type { Sound } from '../feedback/sounds';

const sounds: Partial<Readonly<Record<CopsEvent['type'], Sound>>> = {
  looked: 'look',
  drew: 'draw',
  armed: 'aim',
  aimed: 'aim',
  shot: 'shot',
  deflected: 'shield',
  paid: 'diamonds',
  robbed: 'diamonds',
};

/** What happens sounds the same whatever lies on the cards. */
export const soundOf = ({ type }: CopsEvent): Sound | null => sounds[type] ?? null;
