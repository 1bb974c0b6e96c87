import type { Coup } from '../../../engine/coup';
import type * as CoupMatch from '../../../store/coup/match';
import type * as CoupSetup from '../../../store/coup/setup';
import type { SoakedApp } from './games';

export const coupInTheApp: SoakedApp<Coup> = {
  table: (load) => load<typeof CoupMatch>('coup/match').coupTable,
  setupRules: (load) => load<typeof CoupSetup>('coup/setup').coupSetup,
};
