import { fetchLearntAhead } from '../../store/coup/learnt';
import { gameModule, type GameModule } from '../games/gameModule';
import { DifferencesPage } from './differences/DifferencesPage';
import { coupScreens } from './screens';
import { coupSetupScreens } from './setup/screens';

export const coupModule: GameModule = {
  ...gameModule(coupScreens, coupSetupScreens),
  Differences: DifferencesPage,
};

fetchLearntAhead();
