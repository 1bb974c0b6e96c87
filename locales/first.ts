import { first as en } from './en/first';
import { first as fa } from './fa/first';
import { first as he } from './he/first';
import { first as ru } from './ru/first';

/** What the first page says, by language: the only words that come in all of them at once. */
export const firstWords = { fa, he, ru, en } as const;
