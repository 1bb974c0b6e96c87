import { readBotName, writeBotName } from '../../core/roster';
import type { Action } from '../actions';
import { habitTable } from './habitTable';

/**
 * How often a kind of player does it, in %: doubts a claim, and then for each thing that can be blocked (for an assassin,
 * also with the last card) blocks with the card, and without it; each of it for the first time, and having said it before.
 */
export type Habits = readonly number[];

export const doubtHabit = 0;

const blockable = ['foreignAid', 'steal', 'assassinate', 'lastCard'] as const;
const ways = 4;

export const habitCount = 1 + blockable.length * ways;

interface Said {
  readonly holds: boolean;
  readonly told: boolean;
}

export function blockHabit(action: Action, cards: number, { holds, told }: Said): number {
  const what = action === 'assassinate' && cards === 1 ? 'lastCard' : action;
  const at = Math.max(
    0,
    blockable.findIndex((one) => one === what),
  );
  return 1 + at * ways + (holds ? 0 : 2) + (told ? 1 : 0);
}

/** How likely somebody does it whose public name this is; null for a person. */
export function habitOf(bot: string | null, habit: number): number {
  const row =
    (bot === null ? undefined : (habitTable[bot] ?? habitTable[surprising(bot)])) ?? habitTable['anybody'];
  return (row?.[habit] ?? 0) / 100;
}

/** A face that the table does not know yet may be any. */
const surprising = (bot: string): string =>
  writeBotName({ level: readBotName(bot).level, face: null, isSecret: true });
