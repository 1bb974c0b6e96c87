/** Where chance enters: once a game, as the seed everything else follows from. */
export const freshSeed = (): number => Math.floor(Math.random() * 2 ** 32);
