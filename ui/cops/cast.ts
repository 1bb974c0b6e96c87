import type { GameCast } from '../cast/cast';
import { EquipmentList } from './equipment/EquipmentList';

export const copsCast: GameCast = {
  members: [{ id: 'honest' }, { id: 'crooked' }, { id: 'agent' }, { id: 'kingpin' }],
  Carried: EquipmentList,
};
