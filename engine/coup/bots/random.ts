import { anyOf, type Bot } from '../../core/bot';
import { seeded, type Random } from '../../core/random';
import type { CoupEvent } from '../events';
import type { CoupMove } from '../moves';
import type { CoupView } from '../view';

/** Plays anything that is legal: the measure of every other bot, and the one that finds what nobody would play. */
export const random: Bot<CoupView, CoupEvent, CoupMove, Random> = {
  id: 'random',
  wake: (_, seed) => seeded(seed),
  hear: (mind) => mind,
  decide: (luck, _, moves) => {
    const [move, mind] = anyOf(moves, luck);
    return { move, mind };
  },
};
