import type { BotRoster } from '../../core/roster';
import type { Cops } from '../types';
import { random } from './random';
import { steady } from './steady';

export const copsBots = { levels: [random, steady], usual: steady } as const satisfies BotRoster<Cops>;
