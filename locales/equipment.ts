import { equipment as en } from './en/equipment';
import { equipment as fa } from './fa/equipment';
import { equipment as he } from './he/equipment';
import { equipment as ru } from './ru/equipment';

/** The equipment cards, by language. */
export const equipmentWords = { fa, he, ru, en } as const;
