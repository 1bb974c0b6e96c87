import { best } from '../../core/best';
import type { Bot } from '../../core/bot';
import type { CopsMove } from '../moves';
import type { Cops } from '../types';
import { actionWorth } from './acting';
import { bestUse, mayStir, worthOfKeeping, worthOfUse } from './equipment';
import { hear } from './memory';
import { wake, type Mind } from './mind';
import { read, type Reading } from './reading';
import { hit, lookWorth, showCost } from './stakes';
import { temperaments, type Temperament } from './temperament';

/** A player by rule: it weighs every move it may make, and makes the one that promises most. */
const player = <Id extends string>(id: Id, temperament: Temperament): Bot<Cops, Mind, Id> => ({
  id,
  wake,
  hear,
  *decide(mind, view, moves, luck) {
    const pass = moves.find(({ type }) => type === 'pass');
    if (pass && !mayStir({ view, me: mind.seat })) return pass;
    const reading = yield* read(temperament, mind, view);
    return best(moves, (move) => worth(reading, move), temperament.whim, luck);
  },
});

export const steady = player('steady', temperaments.steady);

/** What a move promises. */
function worth(reading: Reading, move: CopsMove): number {
  const { temperament } = reading;
  switch (move.type) {
    case 'use':
      return worthOfUse(reading, move) - temperament.stir;
    case 'speak':
      return bestUse(reading) - temperament.stir;
    case 'aim':
    case 'deflect':
      return hit(reading, move.target);
    case 'look':
      return move.cards.reduce((sum, card) => sum + lookWorth(reading, move.target, card), 0);
    case 'reveal':
      return -showCost(reading, move.card);
    case 'keep':
      return worthOfKeeping(reading, move.equipment);
    // Who has spoken up means it.
    case 'withdraw':
      return -2 * temperament.whim;
    case 'pass':
    case 'arrange':
      return 0;
    default:
      return actionWorth(reading, move);
  }
}
