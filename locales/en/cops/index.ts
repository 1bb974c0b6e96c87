import { aid } from './aid';
import { board } from './board';
import { decision } from './decision';
import { end } from './end';
import { hint } from './hint';
import { lesson } from './lesson';
import { log } from './log';
import { setup } from './setup';
import { showdown } from './showdown';
import { tally } from './tally';
import { terms } from './terms';
import { logAtYou, yourLog } from './yourLog';

export const cops = {
  ...terms,
  aid,
  setup,
  board,
  decision,
  hint,
  lesson,
  log,
  yourLog,
  logAtYou,
  end,
  showdown,
  tally,
} as const;
