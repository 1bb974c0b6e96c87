import { copsMatches } from '../../store/cops/match';
import { gameModule } from '../module/gameModule';
import { copsExamples } from './examples';
import { copsLesson } from './lesson';
import { copsScreens } from './screens';
import { copsSetupScreens } from './setup/screens';
import { copsWords } from './words';

export const copsModule = gameModule(copsScreens, copsMatches, copsSetupScreens, copsWords, {
  lessons: [copsLesson],
  examples: copsExamples,
});
