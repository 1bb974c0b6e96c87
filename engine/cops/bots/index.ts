import { randomBot } from '../../core/bot';
import type { BotRoster } from '../../core/roster';
import type { Cops } from '../types';
import { steady } from './steady';

export const copsBots = {
  levels: [randomBot<Cops>(), steady],
  usual: steady,
} as const satisfies BotRoster<Cops>;
