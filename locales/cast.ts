import { cast as en } from './en/cast';
import { cast as fa } from './fa/cast';
import { cast as he } from './he/cast';
import { cast as ru } from './ru/cast';

/** The characters of both games, by language. */
export const castWords = { fa, he, ru, en } as const;
