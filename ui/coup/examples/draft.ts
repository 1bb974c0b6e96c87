import type { Coup, CoupMove, Role } from '../../../engine/coup';
import { byRule, type Example } from '../../replay/example';

const pick = (role: Role): CoupMove => ({ type: 'draft', role });

/** FP-37: a card of one's own choice, and one of the third set, of which three are left as the court. */
export const draft: Example<Coup> = {
  setup: {
    book: 'persianPlus',
    players: 2,
    first: 0,
    options: { twoPlayers: 'draft' },
    deck: ['captain', 'assassin', 'contessa', 'duke', 'ambassador'],
  },
  seed: 1,
  parts: [byRule('FP-37', pick('duke'), pick('duke'))],
};
