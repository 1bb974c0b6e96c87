import { aid } from './aid';
import { board } from './board';
import { coach } from './coach';
import { decision } from './decision';
import { differences } from './differences';
import { end } from './end';
import { faceChoice, faces } from './faces';
import { hint } from './hint';
import { lesson } from './lesson';
import { log } from './log';
import { setup } from './setup';
import { showdown } from './showdown';
import { talk, talkLine } from './talk';
import { tally } from './tally';
import { terms } from './terms';
import { logAtYou, yourLog } from './yourLog';

export const coup = {
  ...terms,
  aid,
  setup,
  board,
  coach,
  decision,
  differences,
  lesson,
  log,
  yourLog,
  logAtYou,
  end,
  faces,
  faceChoice,
  hint,
  showdown,
  talk,
  talkLine,
  tally,
} as const;
