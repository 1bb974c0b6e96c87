import type { Drawing } from './drawing';
import { disc } from './paths';

/** A round seal with a crown, and a flame on a lozenge: told apart by outline, by colour and by picture. */
export const parties = {
  empire: {
    size: [100, 100],
    shapes: [
      { d: disc(50, 50, 48), fill: 'ink' },
      { d: disc(50, 50, 43), fill: 'brassLight' },
      { d: 'M20 36L36 50L50 24L64 50L80 36L73 74L27 74Z', fill: 'ink' },
    ],
  },
  resistance: {
    size: [100, 100],
    shapes: [
      { d: 'M50 1L99 50L50 99L1 50Z', fill: 'paper' },
      { d: 'M50 8L92 50L50 92L8 50Z', fill: 'accent' },
      {
        d: 'M52 20C58 36 70 42 68 58C66 70 58 76 50 76C40 76 32 68 33 56C34 48 39 45 41 38C46 42 47 46 47 50C52 44 54 34 52 20Z',
        fill: 'paper',
      },
    ],
  },
} as const satisfies Record<string, Drawing>;
