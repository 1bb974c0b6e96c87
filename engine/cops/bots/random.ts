import { randomBot } from '../../core/randomBot';
import type { Cops } from '../types';

export const random = randomBot<Cops>();
