import { rules as en } from './en/rules';
import { rules as fa } from './fa/rules';
import { rules as he } from './he/rules';
import { rules as ru } from './ru/rules';

/** The words round the rulebooks, by language. The books themselves are in `rulebooks`. */
export const rulesWords = { fa, he, ru, en } as const;
