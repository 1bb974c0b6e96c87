import type { Seat } from '../../core/game';
import { usesOf } from '../equipment';
import { armedOthers } from '../equipment/metalDetector';
import type { Equipment, Use, UseOf } from '../equipment/cards';
import { audited } from '../equipment/reportAudit';
import { inDanger } from '../openTable';
import { isArmed, otherCops, readablePlaces } from '../seats';
import { alliesWon } from './exchanges';
import {
  bestLook,
  cardGiven,
  exposing,
  framing,
  framingMoved,
  gunTaken,
  hiding,
  nextCop,
  prevented,
  soonerShot,
  turnedTo,
} from './gains';
import type { Reading } from './reading';
import { amity, bestHit, hit, leads, leastShowCost, lookWorth, showCost, threat } from './stakes';

/** What a card is worth. */
interface Worth<E extends Equipment> {
  /** In hand: to anybody, or to somebody who leads and to somebody who does not. */
  readonly kept: number | { readonly leader: number; readonly other: number };
  played(reading: Reading, use: UseOf<E>): number;
}

const worths: { readonly [E in Equipment]: Worth<E> } = {
  blackmail: {
    kept: 0.02,
    played: (reading, use) => (alliesWon(reading, use) ?? -1) * reading.temperament.hit.other,
  },
  coffee: { kept: 0.06, played: (reading) => soonerShot(reading) / 3 },
  defibrillator: {
    kept: 0.05,
    // With the band of criminals, bots save nobody.
    played: (reading, { target }) =>
      reading.view.variant === 'band' ? 0 : amity(reading, target) * reading.temperament.hit.other,
  },
  disguise: { kept: 0.02, played: (reading, { target }) => hiding(reading, target) },
  evidenceBag: {
    kept: 0.03,
    played: (reading, { from, item, target }) => {
      const value = { hand: cardGiven, disguise: hiding, plantedEvidence: framingMoved }[item];
      return value(reading, target) - value(reading, from);
    },
  },
  flashbang: {
    kept: 0.01,
    // What has been seen is not forgotten; but there are cards to show again.
    played: ({ view, me, temperament }, { target }) =>
      target === me && readablePlaces(view.seats, me).length === 0 ? temperament.stir * 1.5 : -1,
  },
  k9: {
    kept: 0.09,
    played: (reading, { target }) =>
      gunTaken(reading, target) + (target === reading.view.turn ? prevented(reading) : 0),
  },
  medKit: {
    kept: 0.1,
    played: (reading, { target }) => amity(reading, target) * reading.temperament.hit.leader,
  },
  metalDetector: {
    kept: 0.07,
    played: (reading) => looksAt(reading, armedOthers(reading.view.seats, reading.me)),
  },
  mobileDetonator: {
    kept: { leader: 0, other: 0.07 },
    played: (reading, { target }) => hit(reading, target) * 2,
  },
  plantedEvidence: { kept: 0.06, played: (reading, { target }) => framing(reading, target) },
  polygraph: {
    kept: { leader: 0.05, other: 0.08 },
    played: (reading, { target, cards }) => {
      const learned = cards.reduce((sum, card) => sum + lookWorth(reading, target, card), 0);
      const own = readablePlaces(reading.view.seats, reading.me);
      const shown = own.reduce((sum, card) => sum + showCost(reading, card), 0);
      return learned - (shown * (1 - amity(reading, target))) / 2;
    },
  },
  restrainingOrder: {
    kept: 0.08,
    played: (reading) => {
      const target = inDanger(reading.view);
      const others = otherCops(reading.view.seats, reading.view.turn).filter((seat) => seat !== target);
      const instead = others.reduce((sum, seat) => sum + hit(reading, seat), 0) / Math.max(1, others.length);
      return prevented(reading) + instead;
    },
  },
  riotShield: {
    kept: { leader: 0.15, other: 0.1 },
    played: (reading) => {
      const victim = reading.view.shot?.target;
      return victim === undefined ? 0 : -hit(reading, victim);
    },
  },
  smokeGrenade: {
    kept: 0.02,
    played: (reading) => threat(reading, nextCop(reading, 1)) - threat(reading, nextCop(reading, -1)),
  },
  surveillanceCamera: {
    kept: 0.03,
    played: (reading, { target, card }) => exposing(reading, target) + lookWorth(reading, target, card),
  },
  taser: {
    kept: 0.09,
    played: (reading, { target }) =>
      gunTaken(reading, target) +
      reading.temperament.gun.held +
      reading.temperament.gun.promise * Math.max(0, bestHit(reading)),
  },
  truthSerum: {
    kept: 0.04,
    played: (reading, { target }) => exposing(reading, target) / 2 + bestLook(reading, target),
  },
  walkieTalkie: {
    kept: 0.06,
    played: (reading, { target }) => {
      const { seats, turn } = reading.view;
      const turned = otherCops(seats, target).filter((seat) => isArmed(seats, seat));
      const gained = turned.reduce((sum, seat) => sum + turnedTo(reading, seat, target), 0);
      const isTurned = turn !== target && inDanger(reading.view) !== target;
      return gained + (isTurned ? prevented(reading) : 0);
    },
  },
  wiretap: {
    kept: 0.08,
    played: (reading, { target, card }) => {
      const others = otherCops(reading.view.seats, reading.me).filter((seat) => seat !== target);
      return lookWorth(reading, target, card) + Math.max(0, ...others.map((seat) => bestLook(reading, seat)));
    },
  },
  reportAudit: {
    kept: 0.05,
    played: (reading) => {
      const shown = audited(reading.view.seats, reading.me);
      const own = shown.includes(reading.me) ? leastShowCost(reading) : 0;
      return (
        looksAt(
          reading,
          shown.filter((seat) => seat !== reading.me),
        ) - own
      );
    },
  },
};

const looksAt = (reading: Reading, seats: readonly Seat[]): number =>
  seats.reduce((sum, seat) => sum + bestLook(reading, seat), 0);

/** What a use of a card promises. */
export const worthOfUse = <E extends Equipment>(reading: Reading, use: UseOf<E>): number =>
  (worths[use.equipment] as Worth<E>).played(reading, use);

/** What a card promises that is kept for later. */
export function worthOfKeeping(reading: Reading, equipment: Equipment): number {
  const { kept } = worths[equipment];
  if (typeof kept === 'number') return kept;
  const { team, me } = reading;
  return team !== null && leads(reading, team, me) > 0 ? kept.leader : kept.other;
}

/** What the cards in hand promise at this moment, used at their best. */
export const bestUse = (reading: Reading): number =>
  Math.max(-Infinity, ...usesInHand(reading).map((use) => worthOfUse(reading, use)));

/** Whether there is anything to do with the cards in hand at this moment. */
export const mayStir = (glance: Glance): boolean => usesInHand(glance).length > 0;

/** What a bot knows before it has counted anything. */
type Glance = Pick<Reading, 'view' | 'me'>;

function usesInHand({ view, me }: Glance): readonly Use[] {
  const { asked, seats } = view;
  const hand = seats[me]?.hand.flatMap((card) => card ?? []) ?? [];
  return asked === null ? [] : hand.flatMap((card) => usesOf(view, me, asked.kind, card));
}
