import type { CopsSetup } from '../engine/cops';

const either = [false, true];

/** Both games with every choice they leave, for every number of players. */
export const everyCopsSetup: readonly CopsSetup[] = [4, 5, 6, 7, 8].flatMap((players) =>
  either.flatMap((reportAudit): CopsSetup[] => [
    { variant: 'base', players, first: 0, options: { reportAudit } },
    ...either.map((holsterAfterShot): CopsSetup => ({
      variant: 'band',
      players,
      first: 0,
      options: { reportAudit, holsterAfterShot },
    })),
  ]),
);
