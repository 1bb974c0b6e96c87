import { cast } from './cast';
import { words } from './interface';

export const fa = { ...words, cast } as const;
