import { aid } from './coup/aid';
import { board } from './coup/board';
import { coach } from './coup/coach';
import { decision } from './coup/decision';
import { differences } from './coup/differences';
import { end } from './coup/end';
import { faceChoice, faces } from './coup/faces';
import { hint } from './coup/hint';
import { lesson } from './coup/lesson';
import { log } from './coup/log';
import { setup } from './coup/setup';
import { showdown } from './coup/showdown';
import { talk, talkLine } from './coup/talk';
import { tally } from './coup/tally';
import { terms } from './coup/terms';
import { logAtYou, yourLog } from './coup/yourLog';

/** All that Coup says. */
export const words = {
  coup: {
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
  },
} as const;
