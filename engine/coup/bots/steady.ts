import type { Bot } from '../../core/bot';
import { below, type Random } from '../../core/random';
import type { CoupEvent } from '../events';
import type { CoupMove } from '../moves';
import type { CoupView } from '../view';
import { actWorth } from './acting';
import { blockWorth, bombWorth, challengeWorth } from './answering';
import { keptWorth, handWorth, worthWithout } from './hand';
import { hear } from './memory';
import { wake, type Mind } from './mind';
import { read, type Reading } from './reading';
import { hit } from './stakes';
import { temperaments, type Temperament } from './temperament';

/** A player by rule: it weighs every move it may make, and makes the one that promises most. */
export const player = (id: string, temperament: Temperament): Bot<CoupView, CoupEvent, CoupMove, Mind> => ({
  id,
  wake,
  hear: hear(temperament),
  decide(mind, view, moves) {
    const [only, another] = moves;
    if (only && !another) return { move: only, mind };
    const reading = read(temperament, mind, view);
    const [move, random] = best(moves, (one) => worth(reading, one), temperament.whim, mind.random);
    return { move, mind: { ...mind, random } };
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
  const shown = pending?.target == null ? undefined : seats[pending.target];
  const roles = shown?.cards.flatMap(({ role, faceUp }) => (role === null || faceUp ? [] : [role])) ?? [];
  return Math.max(0, ...roles.map((role) => handWorth(reading, [role])));
}

const grain = 1024;

/** The best of them, give or take a whim. */
function best(
  moves: readonly CoupMove[],
  worthOf: (move: CoupMove) => number,
  whim: number,
  luck: Random,
): readonly [CoupMove, Random] {
  const [first] = moves;
  if (!first) throw new RangeError('There is nothing to choose from.');
  let choice = first;
  let most = -Infinity;
  let random = luck;
  for (const move of moves) {
    const [chance, rest] = below(grain, random);
    random = rest;
    const value = worthOf(move) + (chance / grain) * whim;
    if (value > most) [choice, most] = [move, value];
  }
  return [choice, random];
}
