/** How a turn goes on, as the engine's `Afterwards`, or that somebody has been asked. */
export const [waits, actionStands, blockStands, bombStands, takesEffect, nextTurn] = [
  -1, 0, 1, 2, 3, 4,
] as const;
