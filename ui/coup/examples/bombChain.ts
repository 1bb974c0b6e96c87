import type { Coup, CoupMove } from '../../../engine/coup';
import type { Seat } from '../../../engine/core';
import { byRule, type Example } from '../../replay/example';
import { deckOf } from './deck';
import { act, allow, challenge, lose, noneObjects, proof } from './moves';

const book = 'persianPlus';
const passTo = (target: Seat): CoupMove => ({ type: 'pass', target });
const explode: CoupMove = { type: 'explode' };
const defuse: CoupMove = { type: 'defuse' };

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
