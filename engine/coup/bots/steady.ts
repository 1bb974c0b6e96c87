import { best } from '../../core/best';
import type { Bot } from '../../core/bot';
import { handOf } from '../hands';
import type { CoupMove } from '../moves';
import type { Coup } from '../types';
import { actWorth } from './acting';
import { blockWorth, bombWorth, challengeWorth } from './answering';
import { keptWorth, handWorth, worthWithout } from './hand';
import { hear } from './memory';
import { wake, type Mind } from './mind';
import { read, type Reading } from './reading';
import { hit } from './stakes';
import { temperaments, type Temperament } from './temperament';

/** A player by rule: it weighs every move it may make, and makes the one that promises most. */
export const player = <Id extends string>(id: Id, temperament: Temperament): Bot<Coup, Mind, Id> => ({
  id,
  wake,
  hear: hear(temperament),
  *decide(mind, view, moves, luck) {
    const [only, another] = moves;
    if (only && !another) return only;
    const reading = read(temperament, mind, view);
    return best(moves, (one) => worth(reading, one), temperament.whim, luck);
  },
});

export const steady = player('steady', temperaments.steady);

/** What a move promises, in coins. */
function worth(reading: Reading, move: CoupMove): number {
  const { view, temperament } = reading;
  const { pending } = view;
  switch (move.type) {
    case 'act':
      return actWorth(reading, move);
    case 'challenge':
      return pending ? challengeWorth(reading, pending) : -Infinity;
    case 'block':
      return pending ? blockWorth(reading, move.role, pending) : -Infinity;
    case 'defuse':
      return pending ? bombWorth(reading, move, pending) : -Infinity;
    case 'pass':
      if (view.asked?.kind === 'redirect') return hit(reading, move.target);
      return pending ? bombWorth(reading, move, pending) : -Infinity;
    case 'lose':
      return worthWithout(reading, move.card);
    case 'keep':
      return keptWorth(reading, move);
    case 'show':
      return worthWithout(reading, move.card);
    case 'swap':
      return shownWorth(reading) - temperament.goodCard;
    case 'draft':
      return handWorth(reading, [move.role]);
    // What is true is shown; what concerns nobody is let be.
    case 'concede':
      return -Infinity;
    default:
      return 0;
  }
}

/** The card the examined player was made to show. */
function shownWorth(reading: Reading): number {
  const { pending, seats } = reading.view;
  const hand = pending?.target == null ? [] : handOf(seats, pending.target);
  return Math.max(0, ...hand.map((role) => (role === null ? 0 : handWorth(reading, [role]))));
}
