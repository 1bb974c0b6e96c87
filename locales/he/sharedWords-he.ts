import type { words as en } from '../en/sharedWords-en';
import type { Words } from '../words';
import { cast } from './cast';
import { end } from './end';
import { equipment } from './equipment';
import { history } from './history';
import { words as pages } from './interface';
import { lesson } from './lesson';
import { log } from './log';
import { match } from './match';
import { replay } from './replay';
import { rules } from './rules';
import { setup } from './setup';
import { statistics } from './statistics';

/** Words of several pages that are fetched later. */
export const words: Words<typeof en, 'he'> = {
  ...pages,
  cast,
  equipment,
  setup,
  match,
  log,
  lesson,
  replay,
  end,
  history,
  statistics,
  rules,
};
