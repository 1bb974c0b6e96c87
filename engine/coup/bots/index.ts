import { readBotName, type BotRoster } from '../../core/roster';
import type { Coup } from '../types';
import { faces } from './faces';
import { novice } from './novice';
import { random } from './random';
import { steady } from './steady';
import { easy, expert, sharp } from './trained/levels';

export const coupBots = {
  levels: [novice, easy, steady, sharp, expert],
  unlisted: [random],
  faces,
  usual: steady,
} as const satisfies BotRoster<Coup>;

export type CoupBotId = (typeof coupBots.levels)[number]['id'];

const trainedIds: readonly string[] = [easy, sharp, expert].map(({ id }) => id);

/** Whether this bot plays by what was learnt, which has to be shelved before it decides anything. */
export const isTrained = (id: string): boolean => trainedIds.includes(readBotName(id).level);

export type { CoupFaceId } from './faces';
export { shelve } from './trained/shelf';
