import type { EventOf, OfEvent, Seat } from '../../engine/core';
import {
  claimBehind,
  type Action,
  type Coup,
  type CoupEvent,
  type CoupView,
  type Party,
  type Role,
} from '../../engine/coup';
import { whoseTurn, type EventRow, type GameEvents, type Narrator } from '../log/eventRow';
import { claimName, roleName } from './decisions/words';
import { againstAction, byAction, dealing, overBomb, type CoupRule } from './log/rules';
import { cardsIn, coinsIn, letPass, rolesIn, sidesIn } from './log/words';

/** What of a view says how it is told. */
export type Telling = Pick<CoupView, 'pending' | 'outcome' | 'viewer' | 'sixth'>;

interface Row<Event> extends EventRow<Event, CoupEvent, Telling> {
  /** What it applied; null where the line above says it already. */
  readonly rule: CoupRule | null | OfEvent<Event, [], CoupRule | null>;
  /** What is seen to move. It depends on what everybody saw, and never on what a card holds. */
  flights?(event: Event): readonly Flight[];
}

type Rows = { readonly [Type in CoupEvent['type']]: Row<EventOf<CoupEvent, Type>> };

// — what several types have in common —

type Of<Type extends CoupEvent['type']> = EventOf<CoupEvent, Type>;

const whilePending = ({ pending, outcome }: Telling): boolean => pending !== null && outcome === null;

const plainly = (
  { type, seat }: Of<'out' | 'bombExploded' | 'bombDefused' | 'won'>,
  { t, by, name }: Narrator,
): string => t(`coup.${by(seat)}.${type}`, { name: name(seat) });

const withCoins = ({ type, seat, coins }: Of<'refunded' | 'forfeited'>, { t, by, name }: Narrator): string =>
  t(`coup.${by(seat)}.${type}`, { name: name(seat), coins: coinsIn(t, coins) });

const withCards = (
  { type, seat }: Of<'drafted' | 'replaced' | 'drew' | 'returned'>,
  { t, by, name }: Narrator,
  alike: readonly Of<'drafted' | 'replaced' | 'drew' | 'returned'>[],
): string => t(`coup.${by(seat)}.${type}`, { name: name(seat), cards: cardsIn(t, alike) });

const flying = (kind: 'coins' | 'cards', from: Spot, to: Spot, count = 1): readonly Flight[] =>
  count > 0 ? [{ kind, from, to, count }] : [];

const anotherCard = ({ seat }: Of<'replaced' | 'swapped'>): readonly Flight[] => [
  ...flying('cards', seat, 'court'),
  ...flying('cards', 'court', seat),
];

/** Deeds whose sentence names the one they are aimed at. */
const aimed = ['coup', 'assassinate', 'steal', 'examine'] as const satisfies Action[];

/** All that the screens say and show of what can happen, in the order of a game. */
export const coupEvents = {
  drafted: {
    rule: { byBook: { persianPlus: 'FP-37', persian: 'FC-48' } },
    says: withCards,
  },
  sided: {
    rule: { byBook: { persianPlus: 'FP-R05' } },
    says: sidesIn,
  },
  turn: {
    kind: 'heading',
    rule: { byBook: { persianPlus: 'FP-09', persian: 'FC-14', russian: 'RU-10', hebrew: 'HE-09' } },
    seen: true,
    says: ({ seat }, narrator) => whoseTurn(seat, narrator),
  },
  acted: {
    kind: 'said',
    rule: ({ action }) => byAction[action],
    says({ seat, action, target, paid }, { t, by, name, you }, _alike, _next, view) {
      const claim = claimBehind(view, action);
      const parts = {
        name: name(seat),
        target: target === null ? '' : name(target),
        coins: coinsIn(t, paid),
        role: claim === null ? '' : claimName(t, claim),
      };
      const atYou = target === you ? aimed.find((one) => one === action) : undefined;
      if (atYou !== undefined) return t(`coup.logAtYou.acted.${atYou}`, parts);
      return t(`coup.${by(seat)}.acted.${action}`, parts);
    },
    onStage: whilePending,
    flights: ({ seat, action, paid }) =>
      flying('coins', seat, action === 'convert' ? 'reserve' : 'treasury', paid),
  },
  allowed: {
    rule: { byBook: { persianPlus: 'FP-10', persian: 'FC-16', russian: 'RU-21', hebrew: 'HE-11' } },
    seen: true,
    joins: ({ of }, first) => first.type === 'allowed' && first.of === of,
    says: letPass,
  },
  challenged: {
    rule: { byBook: { persianPlus: 'FP-28', persian: 'FC-36', russian: 'RU-23', hebrew: 'HE-29' } },
    says({ seat, by, claim }, { t, between, name }) {
      const both = { by: name(by), name: name(seat) };
      return claim === 'noDuke'
        ? t(`coup.${between(by, seat)}.challengedNoDuke`, both)
        : t(`coup.${between(by, seat)}.challenged`, { ...both, role: roleName(t, claim) });
    },
    onStage: whilePending,
  },
  proved: {
    rule: { byBook: { persianPlus: 'FP-32', persian: 'FC-40', russian: 'RU-23', hebrew: 'HE-32' } },
    says: ({ seat, roles }, { t, by, name }) =>
      t(`coup.${by(seat)}.proved`, { name: name(seat), cards: rolesIn(t, roles) }),
  },
  conceded: {
    rule: { byBook: { persianPlus: 'FP-31', persian: 'FC-39', russian: 'RU-24', hebrew: 'HE-33' } },
    says: ({ seat, claim }, { t, by, name }) =>
      claim === 'noDuke'
        ? t(`coup.${by(seat)}.concededNoDuke`, { name: name(seat) })
        : t(`coup.${by(seat)}.conceded`, { name: name(seat), role: roleName(t, claim) }),
  },
  blocked: {
    kind: 'said',
    rule: ({ action }) => againstAction[action] ?? null,
    // Nobody doubts it, so the turn ends without another word; until somebody acts, it is what has happened.
    stays: ({ pending }, since) => pending === null && since.every((event) => rowOf(event).seen),
    says: ({ seat, role }, { t, by, name }) =>
      t(`coup.${by(seat)}.blocked`, { name: name(seat), role: roleName(t, role) }),
    onStage: whilePending,
  },
  refunded: {
    rule: { byBook: { persianPlus: 'FP-33', persian: 'FC-41' }, ruling: 'C-03' },
    says: withCoins,
    flights: ({ seat, coins }) => flying('coins', 'treasury', seat, coins),
  },
  gained: {
    rule: null,
    joins: (_, first) => first.type === 'acted' && first.action === 'income',
    says({ seat, coins, from }, { t, by, between, name }) {
      const taken = { name: name(seat), coins: coinsIn(t, coins) };
      if (from === 'treasury') return t(`coup.${by(seat)}.fromTreasury`, taken);
      if (from === 'reserve') return t(`coup.${by(seat)}.fromReserve`, taken);
      return t(`coup.${between(seat, from)}.robbed`, { ...taken, target: name(from) });
    },
    flights: ({ seat, coins, from }) => flying('coins', from, seat, coins),
  },
  lost: {
    kind: 'grave',
    rule: { byBook: { persianPlus: 'FP-08', persian: 'FC-12', russian: 'RU-08', hebrew: 'HE-07' } },
    says: ({ seat, role }, { t, by, name }) =>
      t(`coup.${by(seat)}.lost`, { name: name(seat), role: roleName(t, role) }),
    flights: ({ seat, card, role }) => [{ kind: 'burning', seat, card, role }],
  },
  out: {
    kind: 'grave',
    rule: { byBook: { persianPlus: 'FP-12', persian: 'FC-18', russian: 'RU-09', hebrew: 'HE-08' } },
    says: plainly,
  },
  forfeited: {
    rule: { byBook: { persianPlus: 'FP-12', persian: 'FC-18', hebrew: 'HE-08' }, ruling: 'B12' },
    says: withCoins,
    flights: ({ seat, coins }) => flying('coins', seat, 'treasury', coins),
  },
  replaced: {
    rule: { byBook: { persianPlus: 'FP-32', persian: 'FC-40', russian: 'RU-25', hebrew: 'HE-34' } },
    joins: ({ seat }, first) => first.type === 'replaced' && first.seat === seat,
    says: withCards,
    flights: anotherCard,
  },
  drew: {
    rule: byAction.exchange,
    says: withCards,
    flights: ({ seat, count }) => flying('cards', 'court', seat, count),
  },
  returned: {
    rule: byAction.exchange,
    says: withCards,
    flights: ({ seat, count }) => flying('cards', seat, 'court', count),
  },
  shown: {
    rule: byAction.examine,
    says: ({ seat, to }, { t, between, name }, alike) =>
      t(`coup.${between(seat, to)}.shown`, { name: name(seat), to: name(to), cards: cardsIn(t, alike) }),
    flights: ({ seat, to }) => flying('cards', seat, to),
  },
  givenBack: {
    rule: byAction.examine,
    says: ({ seat, by }, { t, between, name }) =>
      t(`coup.${between(by, seat)}.givenBack`, { name: name(seat), by: name(by) }),
    flights: ({ seat, by }) => flying('cards', by, seat),
  },
  swapped: {
    rule: byAction.examine,
    says: ({ seat, by }, { t, between, name }, alike) =>
      t(`coup.${between(by, seat)}.swapped`, { name: name(seat), by: name(by), cards: cardsIn(t, alike) }),
    flights: anotherCard,
  },
  converted: {
    rule: byAction.convert,
    says: ({ seat, party }, { t, by, name }) =>
      t(`coup.${by(seat)}.converted`, { name: name(seat), party: t(`coup.parties.${party}`) }),
    flights: ({ seat, party }) => [{ kind: 'turncoat', seat, party }],
  },
  bombGiven: {
    rule: byAction.bomb,
    says: ({ seat, to }, { t, between, name }) =>
      t(`coup.${between(seat, to)}.bombGiven`, { name: name(seat), to: name(to) }),
    onStage: whilePending,
    flights: ({ seat, to }) => [{ kind: 'bomb', from: seat, to }],
  },
  bombClaimed: {
    kind: 'said',
    rule: ({ will }) => overBomb[will],
    says: ({ seat, to }, { t, by, between, name }) =>
      to === null
        ? t(`coup.${by(seat)}.bombDefuse`, { name: name(seat) })
        : t(`coup.${between(seat, to)}.bombPass`, { name: name(seat), to: name(to) }),
    onStage: whilePending,
  },
  bombExploded: {
    kind: 'grave',
    rule: { byBook: { persianPlus: 'FP-A04' } },
    says: plainly,
    flights: ({ seat }) => [{ kind: 'bomb', from: seat, to: 'bomb' }],
  },
  bombDefused: {
    rule: overBomb.defuse,
    says: plainly,
    flights: ({ seat }) => [{ kind: 'bomb', from: seat, to: 'bomb' }],
  },
  bombReturned: {
    rule: { byBook: {}, ruling: 'C-59' },
    joins: (_, first) => first.type === 'bombExploded' || first.type === 'bombDefused',
    says: (_, { t }) => t('coup.log.bombReturned'),
  },
  won: {
    kind: 'final',
    rule: { byBook: { persianPlus: 'FP-13', persian: 'FC-19', russian: 'RU-06', hebrew: 'HE-12' } },
    says: plainly,
  },
} as const satisfies Rows;

const rowOf = ({ type }: CoupEvent): Row<CoupEvent> => coupEvents[type];

export function ruleOf(event: CoupEvent): CoupRule | null {
  const { rule } = rowOf(event);
  return typeof rule === 'function' ? rule(event) : rule;
}

/** What Coup tells of what happens. */
export const coupLog: GameEvents<Coup> = {
  rowOf,
  ruleOf: (event) => (event === 'deal' ? dealing : ruleOf(event)),
  // Where nothing precedes play, the first turn begins with the deal, and no event says so.
  opening: (first) => (first.type === 'acted' ? { type: 'turn', seat: first.seat } : null),
};

/** Where something lies: a place in the middle of the table, or before a seat. */
export type Spot = 'treasury' | 'reserve' | 'court' | 'bomb' | Seat;

/** Something that is seen to move. It depends on what everybody saw, and never on what a card holds. */
export type Flight =
  | { readonly kind: 'coins' | 'cards'; readonly from: Spot; readonly to: Spot; readonly count: number }
  | { readonly kind: 'bomb'; readonly from: Spot; readonly to: Spot }
  /** An influence that burns: face up by now, and known to all. */
  | { readonly kind: 'burning'; readonly seat: Seat; readonly card: number; readonly role: Role }
  | { readonly kind: 'turncoat'; readonly seat: Seat; readonly party: Party };

export const flightsOf = (events: readonly CoupEvent[]): readonly Flight[] =>
  events.flatMap((event) => rowOf(event).flights?.(event) ?? []);
