import type { PrintedLearnt } from './learnt';
import { duels } from './tables/duels';
import { keen } from './tables/keen';
import { wary } from './tables/wary';

/** All that trained bots play by, as it is kept. */
export const table: PrintedLearnt = { keen, wary, duels };
