import type { Learnt } from './learnt';
import { trained } from './player';
import type { Skill } from './policy';

/** How much of what was learnt each level forgets, and how far each lets itself be led by what it has seen of its rivals. */
export const skills = {
  easy: { slips: 53, sharpness: 0.6, inCrowds: 0.6, reading: 0, isWary: false },
  sharp: { slips: 18, sharpness: 0.75, inCrowds: 0.75, reading: 0.25, isWary: false },
  expert: { slips: 0, sharpness: 1, inCrowds: 3, reading: 0.92, isWary: true },
} as const satisfies Record<string, Skill>;

/** The levels that play by what was learnt; without it they listen and remember, and cannot decide. */
export const trainedLevels = (learnt: Learnt | null) => ({
  easy: trained('easy', skills.easy, learnt),
  sharp: trained('sharp', skills.sharp, learnt),
  expert: trained('expert', skills.expert, learnt),
});
