import type { Book, Coup } from '../../../engine/coup';
import { byRule, type Example } from '../../replay/example';
import { deckOf } from './deck';
import { act, allow, block, challenge, confession, keep, lose, neitherObjects, proof } from './moves';

/**
 * EX in docs/rules/books.md: three players, from the deal to where the books leave them. The text tells of two shuffles
 * what came of them, so FP and FC have a seed that gives a Contessa to whoever draws at random in EX-3; the seed was found
 * by trying one after another from 1. Of RU's unshuffled deck the order decides: the Contessa lies third.
 */
export const worked = (book: Book): Example<Coup> => ({
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
