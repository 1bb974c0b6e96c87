import { trained } from './player';
import type { Skill } from './policy';

/** What was learnt, how much of it each level forgets, and how far each lets itself be led by what it has seen of its rivals. */
export const skills = {
  easy: { slips: 53, sharpness: 0.6, inCrowds: 0.6, reading: 0, isWary: false },
  sharp: { slips: 18, sharpness: 0.75, inCrowds: 0.75, reading: 0.25, isWary: false },
  expert: { slips: 0, sharpness: 1, inCrowds: 3, reading: 0.92, isWary: true },
} as const satisfies Record<string, Skill>;

export const easy = trained('easy', skills.easy);
export const sharp = trained('sharp', skills.sharp);
export const expert = trained('expert', skills.expert);
