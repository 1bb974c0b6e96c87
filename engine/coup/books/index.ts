import type { Book, RuleBook } from './book';
import { hebrew } from './hebrew';
import { persian } from './persian';
import { persianPlus } from './persianPlus';
import { russian } from './russian';

export {
  books,
  sixthCharacters,
  type Book,
  type RuleBook,
  type SixthCharacter,
  type TwoPlayers,
} from './book';

export const ruleBooks: Readonly<Record<Book, RuleBook>> = { persianPlus, persian, russian, hebrew };
