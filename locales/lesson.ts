import { lesson as en } from './en/lesson';
import { lesson as fa } from './fa/lesson';
import { lesson as he } from './he/lesson';
import { lesson as ru } from './ru/lesson';

/** The words round every lesson, by language. What is told in one comes with its game. */
export const lessonWords = { fa, he, ru, en } as const;
