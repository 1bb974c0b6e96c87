import type { OnPlayer } from '../moves';
import { otherCops } from '../seats';
import { attach } from '../table';
import { onEach, type EquipmentCard } from './card';

/** The target's honest cards count as crooked and the other way round; a leader stays a leader (`victory.ts`). */
export const plantedEvidence: EquipmentCard<'plantedEvidence', OnPlayer> = {
  when: 'anyMoment',
  stays: true,
  uses: ({ seats }, user) => onEach('plantedEvidence', otherCops(seats, user)),
  happens: (state, _, { target }, log) => attach(state, target, 'plantedEvidence', log),
};
