import type { OnPlayer } from '../moves';
import { cops, roundFrom } from '../seats';
import { playerAt } from '../state';
import { takeAim } from '../table';
import { onEach, type EquipmentCard } from './card';

/** Every gun that is out points at one player; that player's own stays as it is. */
export const walkieTalkie: EquipmentCard<'walkieTalkie', OnPlayer> = {
  when: 'anyMoment',
  uses: ({ seats }) => onEach('walkieTalkie', cops(seats)),
  happens: (state, user, { target }, log) =>
    roundFrom(state.players, user).reduce(
      (now, seat) =>
        seat === target || playerAt(now, seat).gun === null ? now : takeAim(now, seat, target, log),
      state,
    ),
};
