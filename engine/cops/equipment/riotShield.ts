import { ask, comesNext } from '../agenda';
import { shotIn } from '../state';
import type { EquipmentCard } from './card';

/** The player who has been shot at chooses one of their two neighbours to be hit instead. */
export const riotShield: EquipmentCard<'riotShield'> = {
  when: 'afterShot',
  uses: () => [{ type: 'use', equipment: 'riotShield' }],
  happens: (state) => comesNext(state, ask({ kind: 'deflect', seat: shotIn(state).target })),
};
