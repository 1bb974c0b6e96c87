import type { Book, Coup, CoupSetup } from '../../../engine/coup';
import { type Examples, byRule, type Example, bySection } from '../../replay/example';
import { deckOf, act, allow, block, challenge, confession, keep, lose, neitherObjects, proof } from './moves';
import { bombChain, draft, embezzlement } from './persianPlus';

/** What three of the books play alike; they tell of double danger in sections of their own. */
const common = (book: Book, doubleDanger: string) => ({
  worked: worked(book),
  doubleDangerChallenge: doubleDangerChallenge(book, doubleDanger),
  doubleDangerContessa: doubleDangerContessa(book, doubleDanger),
});

/**
 * EX in docs/rules/books.md: three players, from the deal to where the books leave them. The text tells of two shuffles
 * what came of them, so FP and FC have a seed that gives a Contessa to the player who draws at random in EX-3; the seed was found
 * by trying one after another from 1. Of RU's unshuffled deck the order decides: the Contessa lies third.
 */
const worked = (book: Book): Example<Coup> => ({
  setup: {
    book,
    players: 3,
    first: 0,
    deck: deckOf(
      ['contessa', 'duke'],
      ['captain', 'contessa'],
      ['assassin', 'duke'],
      ['assassin', 'duke', 'contessa', 'assassin', 'captain', 'captain'],
      ['ambassador', 'ambassador', 'ambassador'],
    ),
  },
  seed: 4,
  parts: [
    byRule('EX-1', act('tax'), neitherObjects),
    // Captain, Contessa, and what has been drawn: Assassin, Duke.
    byRule('EX-2', act('exchange'), neitherObjects, keep(0, 2)),
    byRule('EX-3', act('tax'), [allow, challenge], ...proof(book), lose(1)),
    byRule('EX-4'),
    byRule('EX-5', act('tax'), neitherObjects),
    byRule('EX-6', act('income')),
    byRule('EX-7', act('assassinate', 0), neitherObjects, block('contessa'), neitherObjects),
    byRule('EX-8', act('coup', 2), lose(1)),
    byRule(
      'EX-9',
      act('steal', 2),
      neitherObjects,
      block('ambassador'),
      [allow, challenge],
      ...confession(book),
    ),
    byRule('EX-10'),
  ],
});

/** Seat 0 holds a real Assassin, seat 1 no Contessa. */
const setup = (book: Book): CoupSetup => ({
  book,
  players: 3,
  first: 0,
  deck: deckOf(
    ['assassin', 'duke'],
    ['captain', 'ambassador'],
    ['contessa', 'captain'],
    ['duke', 'ambassador', 'assassin', 'contessa', 'captain'],
    ['duke', 'ambassador', 'assassin', 'contessa'],
  ),
});

/** A round in which everybody takes a coin: an Assassin costs three. */
const saving = [act('income'), act('income'), act('income')];

/** FP-35, FC-45, RU-30, the first way: the target challenges an honest Assassin. */
const doubleDangerChallenge = (book: Book, section: string): Example<Coup> => ({
  setup: setup(book),
  seed: 1,
  parts: [
    bySection(section, 0, ...saving, act('assassinate', 1)),
    bySection(section, 1, challenge, ...proof(book), lose(0), allow),
  ],
});

/** The second way: the target bluffs a Contessa. */
const doubleDangerContessa = (book: Book, section: string): Example<Coup> => ({
  setup: setup(book),
  seed: 1,
  parts: [
    bySection(section, 0, ...saving, act('assassinate', 1), neitherObjects),
    bySection(section, 2, block('contessa'), [allow, challenge], ...confession(book), lose(0)),
  ],
});

/** The examples of Coup's rulebooks. */
export const coupExamples: Examples<Coup> = {
  persianPlus: { ...common('persianPlus', '13'), draft, embezzlement, bombChain },
  persian: common('persian', '12'),
  russian: common('russian', '8'),
};
