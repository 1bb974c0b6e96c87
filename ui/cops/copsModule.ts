import { gameModule } from '../module/gameModule';
import { copsExamples } from './examples';
import { copsLesson } from './lesson';
import { copsScreens } from './screens';
import { copsSetupScreens } from './setup/screens';

export const copsModule = gameModule(copsScreens, copsSetupScreens, {
  lesson: copsLesson,
  examples: copsExamples,
});
