import type { Seat } from '../../../engine/core';
import type { Coup, CoupMove, Role } from '../../../engine/coup';
import { byRule, type Example } from '../../replay/example';
import { deckOf, act, allow, challenge, lose, noneObjects, proof, confession } from './moves';

const passTo = (target: Seat): CoupMove => ({ type: 'pass', target });
const explode: CoupMove = { type: 'explode' };
const defuse: CoupMove = { type: 'defuse' };

const book = 'persianPlus';

/** FP-A03…07: a bomb that is passed on unchallenged, passed on and proven, and explodes; and one that is defused. */
export const bombChain: Example<Coup> = {
  setup: {
    book,
    players: 4,
    first: 0,
    options: { anarchist: true },
    deck: deckOf(
      ['duke', 'captain'],
      ['duke', 'ambassador'],
      ['contessa', 'ambassador'],
      ['assassin', 'captain'],
      ['contessa', 'assassin', 'duke', 'ambassador', 'captain', 'contessa', 'assassin'],
    ),
  },
  seed: 2,
  parts: [
    byRule('FP-A02', act('tax'), noneObjects, act('tax'), noneObjects, act('income'), act('income')),
    byRule('FP-A03', act('bomb', 1)),
    byRule('FP-A06', passTo(2), noneObjects),
    byRule('FP-A06', passTo(3), [allow, challenge], ...proof(book), lose(1)),
    byRule('FP-A04', explode, lose(1)),
    byRule('FP-A03', act('bomb', 2)),
    byRule('FP-A05', defuse, noneObjects),
  ],
};

const pick = (role: Role): CoupMove => ({ type: 'draft', role });

/** FP-37: a card of one's own choice, and one of the third set, of which three are left as the court. */
export const draft: Example<Coup> = {
  setup: {
    book,
    players: 2,
    first: 0,
    options: { twoPlayers: 'draft' },
    deck: ['captain', 'assassin', 'contessa', 'duke', 'ambassador'],
  },
  seed: 1,
  parts: [byRule('FP-37', pick('duke'), pick('duke'))],
};

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
