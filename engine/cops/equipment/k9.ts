import type { OnPlayer } from '../moves';
import { cops } from '../seats';
import { loseGun } from '../table';
import { onEach, type EquipmentCard } from './card';

/** A player loses the gun that is out; the book lets it be used on somebody without one, too. */
export const k9: EquipmentCard<'k9', OnPlayer> = {
  when: 'anyMoment',
  uses: ({ seats }) => onEach('k9', cops(seats)),
  happens: (state, _, { target }, log) => loseGun(state, target, log),
};
