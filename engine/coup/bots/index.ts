import { random } from './random';
import { steady } from './steady';

/** Every bot that plays Coup, by its id. */
export const coupBots = { random, steady } as const;
