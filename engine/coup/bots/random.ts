import { randomBot } from '../../core/randomBot';
import type { Coup } from '../types';

export const random = randomBot<Coup>();
