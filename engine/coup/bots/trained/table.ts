import type { PrintedLearnt } from './shelf';
import { duels } from './tables/duels';
import { keen } from './tables/keen';

/** All that trained bots play by, as it is kept. */
export const table: PrintedLearnt = { keen, duels };
