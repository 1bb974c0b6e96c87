import type { Seat } from '../../core/game';
import { actionRules, claimBehind, costOf, type Action } from '../actions';
import { coinsOf } from '../hands';
import type { Reply } from '../moves';
import { areFellows, opposite } from '../parties';
import { handWorth } from './hand';
import { oddsOf, type Reading } from './reading';
import {
  attention,
  claimWorth,
  danger,
  forfeited,
  hit,
  hopeAgainst,
  loss,
  shareOf,
  unblocked,
} from './stakes';

/** What an action promises if nobody challenges it, in coins, by what it does. */
const gains: Readonly<Record<Action, (reading: Reading, target: Seat) => number>> = {
  income: (reading) => coins(reading, 1),
  tax: (reading) => coins(reading, 3),
  foreignAid: (reading) => {
    const { me, rivals, view } = reading;
    const blockers = rivals.filter((seat) => !areFellows(view.seats, seat, me));
    return coins(reading, 2) * unblocked(reading, 'foreignAid', blockers);
  },
  coup: (reading, target) => hit(reading, target) * reading.temperament.resolve - actionRules.coup.cost,
  assassinate: (reading, target) =>
    hit(reading, target) * unblocked(reading, 'assassinate', [target]) - actionRules.assassinate.cost,
  steal: (reading, target) => {
    const loot = Math.min(2, coinsOf(reading.view.seats, target));
    const hurt = loot * shareOf(reading) * danger(reading, target) * 0.5;
    return (coins(reading, loot) + hurt) * unblocked(reading, 'steal', [target]);
  },
  exchange: (reading) => {
    const { temperament, hand } = reading;
    return temperament.exchange * Math.max(0, temperament.goodCard * hand.length - handWorth(reading, hand));
  },
  examine: (reading, target) => reading.temperament.examine * danger(reading, target),
  convert: conversion,
  embezzle: (reading) => coins(reading, reading.view.reserve),
  bomb: (reading, target) => {
    const unarmed = 1 - oddsOf(reading, target, 'contessa');
    const explodes = unarmed * reading.temperament.bomb * hopeAgainst(reading, target, ['contessa']);
    return hit(reading, target) * explodes - actionRules.bomb.cost;
  },
};

/** The worth of `count` more coins: above the price of a coup a coin is worth less. */
function coins({ temperament, view, me }: Reading, count: number): number {
  const needed = Math.max(0, actionRules.coup.cost - coinsOf(view.seats, me));
  const useful = Math.min(count, needed);
  return useful + (count - useful) * temperament.surplus;
}

/** What brings the end no nearer, however often it is done: no coin comes in, nobody loses a card. */
const idle: ReadonlySet<Action> = new Set(['steal', 'exchange', 'examine', 'convert']);

/** What it promises, all told. */
export function actWorth(reading: Reading, { action, target }: Reply<'act'>): number {
  const aim = target ?? reading.me;
  const promise = gains[action](reading, aim);
  const gain = idle.has(action) && promise > 0 ? promise * (1 - reading.impatience) : promise;
  const claim = claimBehind(reading.view, action);
  if (claim === null) return gain;
  const lost = forfeited(reading, actionRules[action].cost);
  return claimWorth(reading, claim, gain, lost, target ?? null);
}

/** A conversion changes who can attack whom: it is good to have fewer enemies, and to give more to dangerous players. */
function conversion(reading: Reading, target: Seat): number {
  const { view, me } = reading;
  const seats = view.seats.map((seat, at) =>
    at === target && seat.party !== null ? { ...seat, party: opposite(seat.party) } : seat,
  );
  const after = outlook({ ...reading, view: { ...view, seats } });
  return after - outlook(reading) - costOf('convert', me, target);
}

/** A player with this many coins may soon pay for a coup. */
const armed = 6;

/** What this seat may soon do to its enemies, less what they may do to it. */
function outlook(reading: Reading): number {
  const { rivals, me, temperament, view } = reading;
  const enemies = rivals.filter((seat) => !areFellows(view.seats, me, seat));
  const peril = enemies
    .filter((seat) => coinsOf(view.seats, seat) >= armed)
    .reduce((sum, seat) => {
      const victims = [me, ...rivals].filter(
        (other) => other !== seat && !areFellows(view.seats, seat, other),
      );
      return sum + loss(reading) / victims.length;
    }, 0);
  const prey =
    coinsOf(view.seats, me) >= armed ? Math.max(0, ...enemies.map((seat) => hit(reading, seat))) : 0;
  return prey * 0.5 * attention(reading) - peril * temperament.vigilance;
}
