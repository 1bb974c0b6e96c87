import type { TurnMark } from '../../../engine/coup';

/** The turn in which a step was made. */
export const turnAt = (turns: readonly TurnMark[], step: number): number =>
  turns.find((mark) => mark.step >= step)?.turn ?? turns.at(-1)?.turn ?? 0;
