import type { words as en } from '../en/copsWords-en';
import type { Words } from '../words';
import { aid } from './cops/aid';
import { board } from './cops/board';
import { decision } from './cops/decision';
import { end } from './cops/end';
import { hint } from './cops/hint';
import { lesson } from './cops/lesson';
import { log } from './cops/log';
import { setup } from './cops/setup';
import { showdown } from './cops/showdown';
import { tally } from './cops/tally';
import { terms } from './cops/terms';
import { logAtYou, yourLog } from './cops/yourLog';

/** All that Good Cop Bad Cop says. */
export const words: Words<typeof en, 'he'> = {
  cops: {
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
  },
};
