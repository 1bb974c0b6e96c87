import { cast } from './cast';
import { words } from './interface';

export const en = { ...words, cast } as const;
