import { coup as en } from './en/coup';
import { coup as fa } from './fa/coup';
import { coup as he } from './he/coup';
import { coup as ru } from './ru/coup';

/** Every word of Coup, by language. */
export const coupWords = { fa, he, ru, en } as const;
