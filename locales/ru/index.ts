import { cast } from './cast';
import { words } from './interface';

export const ru = { ...words, cast } as const;
