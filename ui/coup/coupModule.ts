import { fetchLearntAhead } from '../../store/coup/learnt';
import { coupMatches } from '../../store/coup/match';
import { gameModule, type GameModule } from '../module/gameModule';
import { DifferencesPage } from './differences/DifferencesPage';
import { coupExamples } from './examples';
import { coupLessons } from './lesson';
import { coupScreens } from './screens';
import { coupSetupScreens } from './setup/screens';
import { coupWords } from './words';

export const coupModule: GameModule = {
  ...gameModule(coupScreens, coupMatches, coupSetupScreens, coupWords, {
    lessons: coupLessons,
    examples: coupExamples,
  }),
  Differences: DifferencesPage,
};

fetchLearntAhead();
