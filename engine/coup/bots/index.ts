import { randomBot } from '../../core/bot';
import { readBotName, type BotRoster } from '../../core/roster';
import type { Coup } from '../types';
import { faces } from './faces';
import { novice } from './novice';
import { steady } from './steady';
import { learntFrom, type Learnt, type PrintedLearnt } from './trained/learnt';
import { skills, trainedLevels } from './trained/levels';

export const random = randomBot<Coup>();

function rosterWith(learnt: Learnt | null) {
  const { easy, sharp, expert } = trainedLevels(learnt);
  return {
    levels: [novice, easy, steady, sharp, expert],
    faces,
    usual: steady,
  } as const satisfies BotRoster<Coup>;
}

/** All bots as they come with the engine: the trained ones listen and remember, but have yet to learn how to decide. */
export const coupBots = rosterWith(null);

/** The same bots, the trained ones with what they have learnt. */
export const taughtBots = (printed: PrintedLearnt): typeof coupBots => rosterWith(learntFrom(printed));

export type CoupBotId = (typeof coupBots.levels)[number]['id'];

/** Whether this bot plays by what was learnt: only `taughtBots` has one that decides. */
export const isTrained = (id: string): boolean => Object.keys(skills).includes(readBotName(id).level);

export type { CoupFaceId } from './faces';
