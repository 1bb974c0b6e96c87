import type { Book, Coup } from '../../../engine/coup';
import type { Examples } from '../../replay/example';
import { bombChain } from './bombChain';
import { doubleDangerChallenge, doubleDangerContessa } from './doubleDanger';
import { draft } from './draft';
import { embezzlement } from './embezzlement';
import { worked } from './worked';

/** What three of the books play alike; they tell of double danger in sections of their own. */
const common = (book: Book, doubleDanger: string) => ({
  worked: worked(book),
  doubleDangerChallenge: doubleDangerChallenge(book, doubleDanger),
  doubleDangerContessa: doubleDangerContessa(book, doubleDanger),
});

/** The examples of Coup's rulebooks. */
export const coupExamples: Examples<Coup> = {
  persianPlus: { ...common('persianPlus', '13'), draft, embezzlement, bombChain },
  persian: common('persian', '12'),
  russian: common('russian', '8'),
};
