import { cops } from '../seats';
import { loseGun } from '../table';
import { anyMoment, onEach, type EquipmentCard } from './card';

/** A player loses the gun that is out; the book lets it be used on somebody without one, too. */
export const k9: EquipmentCard<'k9'> = {
  when: anyMoment,
  uses: (state) => onEach('k9', cops(state)),
  happens: (state, _, { target }, log) => loseGun(state, target, log),
};
