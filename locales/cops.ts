import { cops as en } from './en/cops';
import { cops as fa } from './fa/cops';
import { spoken } from './fa/spoken';
import { cops as he } from './he/cops';
import { cops as ru } from './ru/cops';

/** Every word of Good Cop Bad Cop, by language. */
export const copsWords = { fa, he, ru, en } as const;

/** The book's Persian is spoken, and so is all that is said at its table. */
export const copsVoice = { fa: spoken } as const;
