import type { Action, ActionOf } from '../moves';
import { grabWorth, infiltrationWorth, paymentWorth, robberyWorth, swapWorth } from './band';
import type { Reading } from './reading';
import { bestHit, hit, leastShowCost, lookWorth } from './stakes';

type Worths = { readonly [Type in Action['type']]: (reading: Reading, action: ActionOf<Type>) => number };

/** What each action promises. */
const worths: Worths = {
  investigate: (reading, { target, card }) => lookWorth(reading, target, card),
  shoot: shotWorth,
  arm: (reading, { target }) => {
    const robbery = reading.view.variant === 'band' ? robberyWorth(reading, target) : 0;
    // Among those to aim at, the best; the aim may change, the gun stays.
    const aimed = reading.temperament.gun.promise * 0.1 * hit(reading, target);
    return gunWorth(reading) + robbery + aimed - leastShowCost(reading);
  },
  equip: (reading, { target }) => {
    const { empty, full } = reading.temperament.draw;
    const payment = target === undefined ? 0 : paymentWorth(reading, target);
    const holdsOne = (reading.view.seats[reading.me]?.hand.length ?? 0) > 0;
    return (holdsOne ? full : empty) + payment - leastShowCost(reading);
  },
  grab: grabWorth,
  swap: swapWorth,
  infiltrate: infiltrationWorth,
};

export const actionWorth = <Type extends Action['type']>(reading: Reading, action: ActionOf<Type>): number =>
  worths[action.type](reading, action);

/** A gun that is out already cannot be had again. */
function gunWorth(reading: Reading): number {
  const { view, me, temperament } = reading;
  if (view.seats[me]?.gun) return 0;
  return temperament.gun.held + temperament.gun.promise * Math.max(0, bestHit(reading));
}

/** In the base game the gun goes with the shot. */
function shotWorth(reading: Reading): number {
  const { view, me, temperament } = reading;
  const aim = view.seats[me]?.gun?.aim;
  if (aim == null) return 0;
  return hit(reading, aim) - (view.variant === 'base' ? temperament.gun.held / 2 : 0);
}
