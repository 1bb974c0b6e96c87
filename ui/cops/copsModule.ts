import { gameModule } from '../games/gameModule';
import { copsScreens } from './screens';
import { copsSetupScreens } from './setup/screens';

export const copsModule = gameModule(copsScreens, copsSetupScreens);
