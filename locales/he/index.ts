import { cast } from './cast';
import { words } from './interface';

export const he = { ...words, cast } as const;
