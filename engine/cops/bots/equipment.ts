import type { Seat } from '../../core/game';
import type { Equipment } from '../equipment/names';
import { exchangesAmong, type Baggage, type UseOf } from '../moves';
import { alliesWon } from './exchanges';
import type { Reading } from './reading';
import { isNow, type Glance, type Moment } from './moments';
import {
  bestLook,
  cardGiven,
  detected,
  exposing,
  framing,
  framingMoved,
  gunTaken,
  hiding,
  isPatient,
  nextCop,
  opened,
  prevented,
  soonerShot,
  turnedTo,
} from './gains';
import {
  amity,
  bestHit,
  copsOf,
  hit,
  inDanger,
  isArmed,
  leastShowCost,
  lookWorth,
  othersOf,
  seatsOf,
  showCost,
  threat,
} from './stakes';

/** The sense of a card: when to think of it, how it can be used, and what that promises. */
interface Sense<E extends Equipment> {
  readonly when: Moment;
  uses(reading: Reading): readonly UseOf<E>[];
  worth(reading: Reading, use: UseOf<E>): number;
}

const onEach = <E extends Equipment>(equipment: E, targets: readonly Seat[]) =>
  targets.map((target) => ({ type: 'use' as const, equipment, target }));

const once = <E extends Equipment>(equipment: E) => ({ type: 'use' as const, equipment });

const senses: { readonly [E in Equipment]: Sense<E> } = {
  blackmail: {
    when: 'any',
    uses: (reading) =>
      exchangesAmong(othersOf(reading)).map((exchange) => ({ ...once('blackmail'), ...exchange })),
    worth: (reading, use) => (alliesWon(reading, use) ?? -1) * reading.temperament.hit.other,
  },
  coffee: {
    when: 'any',
    uses: () => [once('coffee')],
    worth: (reading) => soonerShot(reading) / 3,
  },
  defibrillator: {
    when: 'any',
    uses: (reading) =>
      onEach(
        'defibrillator',
        seatsOf(reading).filter((seat) => isPatient(reading, seat)),
      ),
    worth: (reading, { target }) => amity(reading, target) * reading.temperament.hit.other,
  },
  disguise: {
    when: 'any',
    uses: (reading) => onEach('disguise', othersOf(reading)),
    worth: (reading, { target }) => hiding(reading, target),
  },
  evidenceBag: {
    when: 'any',
    uses: bagUses,
    worth: (reading, { from, item, target }) => {
      const value = { hand: cardGiven, disguise: hiding, plantedEvidence: framingMoved }[item];
      return value(reading, target) - value(reading, from);
    },
  },
  flashbang: {
    when: 'any',
    uses: (reading) => onEach('flashbang', copsOf(reading)),
    // What has been seen is not forgotten; but there are cards to show again.
    worth: (reading, { target }) =>
      target === reading.me && opened(reading, target).length === 0 ? reading.temperament.stir * 1.5 : -1,
  },
  k9: {
    when: 'any',
    uses: (reading) => onEach('k9', copsOf(reading)),
    worth: (reading, { target }) =>
      gunTaken(reading, target) + (target === reading.view.turn ? prevented(reading) : 0),
  },
  medKit: {
    when: 'any',
    uses: (reading) =>
      onEach(
        'medKit',
        copsOf(reading).filter((seat) => reading.view.seats[seat]?.wounded === true),
      ),
    worth: (reading, { target }) => amity(reading, target) * reading.temperament.hit.leader,
  },
  metalDetector: {
    when: 'any',
    uses: (reading) => (detected(reading).length === 0 ? [] : [once('metalDetector')]),
    worth: (reading) => detected(reading).reduce((sum, seat) => sum + bestLook(reading, seat), 0),
  },
  mobileDetonator: {
    when: 'struckDown',
    uses: (reading) =>
      reading.view.shot?.target === reading.me ? onEach('mobileDetonator', othersOf(reading)) : [],
    worth: (reading, { target }) => hit(reading, target) * 2,
  },
  plantedEvidence: {
    when: 'any',
    uses: (reading) => onEach('plantedEvidence', othersOf(reading)),
    worth: (reading, { target }) => framing(reading, target),
  },
  polygraph: {
    when: 'any',
    uses: (reading) =>
      othersOf(reading).flatMap((target) => {
        const cards = opened(reading, target);
        return cards.length === 0 ? [] : [{ type: 'use', equipment: 'polygraph', target, cards } as const];
      }),
    worth: (reading, { target, cards }) => {
      const learned = cards.reduce((sum, card) => sum + lookWorth(reading, target, card), 0);
      const shown = opened(reading, reading.me).reduce((sum, card) => sum + showCost(reading, card), 0);
      return learned - (shown * (1 - amity(reading, target))) / 2;
    },
  },
  restrainingOrder: {
    when: 'shotDeclared',
    uses: (reading) => (copsOf(reading).length < 3 ? [] : [once('restrainingOrder')]),
    worth: (reading) => {
      const target = inDanger(reading.view);
      const { turn } = reading.view;
      const others = copsOf(reading).filter((seat) => seat !== target && seat !== turn);
      const instead = others.reduce((sum, seat) => sum + hit(reading, seat), 0) / Math.max(1, others.length);
      return prevented(reading) + instead;
    },
  },
  riotShield: {
    when: 'shotFired',
    uses: () => [once('riotShield')],
    worth: (reading) => {
      const victim = reading.view.shot?.target;
      return victim === undefined ? 0 : -hit(reading, victim);
    },
  },
  smokeGrenade: {
    when: 'any',
    uses: () => [once('smokeGrenade')],
    worth: (reading) => threat(reading, nextCop(reading, 1)) - threat(reading, nextCop(reading, -1)),
  },
  surveillanceCamera: {
    when: 'any',
    uses: ({ view }) =>
      view.looks.map(({ seat, card }) => ({
        type: 'use',
        equipment: 'surveillanceCamera',
        target: seat,
        card,
      })),
    worth: (reading, { target, card }) => exposing(reading, target) + lookWorth(reading, target, card),
  },
  taser: {
    when: 'ownTurn',
    uses: (reading) => {
      if (reading.view.variant === 'band' || isArmed(reading, reading.me)) return [];
      return onEach(
        'taser',
        othersOf(reading).filter((seat) => isArmed(reading, seat)),
      );
    },
    worth: (reading, { target }) =>
      gunTaken(reading, target) +
      reading.temperament.gun.held +
      reading.temperament.gun.promise * Math.max(0, bestHit(reading)),
  },
  truthSerum: {
    when: 'any',
    uses: (reading) =>
      onEach(
        'truthSerum',
        othersOf(reading).filter((seat) => opened(reading, seat).length > 0),
      ),
    worth: (reading, { target }) => exposing(reading, target) / 2 + bestLook(reading, target),
  },
  walkieTalkie: {
    when: 'any',
    uses: (reading) => onEach('walkieTalkie', copsOf(reading)),
    worth: (reading, { target }) => {
      const turned = copsOf(reading).filter((seat) => seat !== target && isArmed(reading, seat));
      const gained = turned.reduce((sum, seat) => sum + turnedTo(reading, seat, target), 0);
      const isTurned = reading.view.turn !== target && inDanger(reading.view) !== target;
      return gained + (isTurned ? prevented(reading) : 0);
    },
  },
  wiretap: {
    when: 'any',
    uses: (reading) => {
      const targets = othersOf(reading).filter((seat) => opened(reading, seat).length > 0);
      if (targets.length < 2) return [];
      return targets.flatMap((target) =>
        opened(reading, target).map((card) => ({ type: 'use', equipment: 'wiretap', target, card }) as const),
      );
    },
    worth: (reading, { target, card }) => {
      const others = othersOf(reading).filter((seat) => seat !== target);
      return lookWorth(reading, target, card) + Math.max(0, ...others.map((seat) => bestLook(reading, seat)));
    },
  },
  reportAudit: {
    when: 'ownTurn',
    uses: (reading) =>
      copsOf(reading).some((seat) => opened(reading, seat).length === 3) ? [once('reportAudit')] : [],
    worth: (reading) => {
      const shown = othersOf(reading).filter((seat) => opened(reading, seat).length === 3);
      const own = opened(reading, reading.me).length === 3 ? leastShowCost(reading) : 0;
      return shown.reduce((sum, seat) => sum + bestLook(reading, seat), 0) - own;
    },
  },
};

function bagUses(reading: Reading): readonly UseOf<'evidenceBag'>[] {
  const { view, me } = reading;
  return copsOf(reading).flatMap((from) => {
    const { hand = [], attached = [] } = view.seats[from] ?? {};
    const items: readonly Baggage[] = from !== me && hand.length > 0 ? ['hand', ...attached] : attached;
    const targets = othersOf(reading).filter((seat) => seat !== from);
    return items.flatMap((item) =>
      targets.map((target) => ({ type: 'use', equipment: 'evidenceBag', from, item, target }) as const),
    );
  });
}

/** What a use of a card promises. */
export const worthOfUse = <E extends Equipment>(reading: Reading, use: UseOf<E>): number =>
  (senses[use.equipment] as Sense<E>).worth(reading, use);

/** What the card in hand promises at this moment, used at its best. */
export const bestUse = (reading: Reading): number =>
  Math.max(-Infinity, ...handOf(reading).map((card) => bestUseOf(reading, card)));

function bestUseOf<E extends Equipment>(reading: Reading, equipment: E): number {
  const sense = senses[equipment] as Sense<E>;
  if (!isNow[sense.when](reading)) return -Infinity;
  return Math.max(-Infinity, ...sense.uses(reading).map((use) => sense.worth(reading, use)));
}

const handOf = ({ view, me }: Glance): readonly Equipment[] =>
  view.seats[me]?.hand.flatMap((card) => card ?? []) ?? [];

/** Whether any card in hand is worth a thought at this moment. */
export const mayStir = (glance: Glance): boolean =>
  handOf(glance).some((card) => isNow[senses[card].when](glance));
