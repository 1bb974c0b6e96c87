import type { Cops } from '../../../engine/cops';
import type * as CopsMatch from '../../../store/cops/match';
import type * as CopsSetup from '../../../store/cops/setup';
import type { SoakedApp } from './games';

export const copsInTheApp: SoakedApp<Cops> = {
  table: (load) => load<typeof CopsMatch>('cops/match').copsTable,
  setupRules: (load) => load<typeof CopsSetup>('cops/setup').copsSetup,
};
