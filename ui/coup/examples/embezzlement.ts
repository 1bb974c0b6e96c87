import type { Coup } from '../../../engine/coup';
import { byRule, type Example } from '../../replay/example';
import { deckOf } from './deck';
import { act, challenge, confession, lose, proof } from './moves';

const book = 'persianPlus';

/** FP-R08, FP-R09: one embezzles without a Duke and proves it; later another does it with one, and is caught. */
export const embezzlement: Example<Coup> = {
  setup: {
    book,
    players: 3,
    first: 0,
    options: { factions: true },
    deck: deckOf(
      ['ambassador', 'captain'],
      ['duke', 'captain'],
      ['contessa', 'assassin'],
      ['duke', 'ambassador', 'assassin', 'contessa', 'captain'],
      ['duke', 'ambassador', 'assassin', 'contessa'],
    ),
  },
  seed: 2,
  parts: [
    byRule('FP-R05', { type: 'side', party: 'empire' }),
    byRule('FP-R07', act('convert', 0), act('convert', 0)),
    byRule('FP-R08', act('embezzle')),
    byRule('FP-R09', challenge, ...proof(book), lose(0)),
    byRule('FP-R07', act('convert', 0)),
    byRule('FP-R08', act('embezzle')),
    byRule('FP-R09', challenge, ...confession(book), lose(1)),
  ],
};
