import type { Cops, CopsEvent, CopsView, Variant } from '../../engine/cops';
import type { EventOf, OfEvent } from '../../engine/core';
import { whoseTurn, type EventRow, type GameEvents, type Narrator } from '../log/eventRow';
import type { Scene } from '../match/showdown/scene';
import type { AppliedRule } from '../rules/appliedRule';
import { declaredIn } from './log/actions';
import { asApplied, byAction, byReason, dealing, sectionOf, type CopsRule } from './log/rules';
import { usedIn, arrangedIn, handedIn, letPass, lookedIn, reasonIn, swappedIn, wonBy } from './log/words';
import { loot, newCard, played, shield, sight, struck, victory, type Showing } from './showdown/scenes';
import { equipmentName, identityName, placeNumber } from './terms';

/** What of a view says how it is told. */
export type Telling = Pick<CopsView, 'declared' | 'chosenAnew' | 'shot' | 'viewer'>;

interface Row<Event> extends EventRow<Event, CopsEvent, Telling> {
  /** What it is best read up in: the rule it applied, or the card that was named. */
  readonly rule: CopsRule | OfEvent<Event, [], CopsRule | AppliedRule>;
  /** The great moment it is to the whole table. */
  scene?(event: Event, showing: Showing): Scene | null;
}

type Rows = { readonly [Type in CopsEvent['type']]: Row<EventOf<CopsEvent, Type>> };

// — what several types have in common —

type Of<Type extends CopsEvent['type']> = EventOf<CopsEvent, Type>;

type Plain =
  'spoke' | 'withdrew' | 'armed' | 'dropped' | 'holstered' | 'wounded' | 'saved' | 'out' | 'joinedBand';

const plainly = ({ type, seat }: Of<Plain>, { t, by, name }: Narrator): string =>
  t(`cops.${by(seat)}.${type}`, { name: name(seat) });

const atSomebody = (
  { type, seat, target }: Of<'shot' | 'deflected' | 'paid'>,
  { t, between, name }: Narrator,
): string => t(`cops.${between(seat, target)}.${type}`, { name: name(seat), target: name(target) });

const withHiddenCard = (
  { type, seat, secret }: Of<'drew' | 'discarded'>,
  { t, by, name }: Narrator,
): string =>
  secret
    ? t(`cops.${by(seat)}.${type}Known`, { name: name(seat), card: equipmentName(t, secret.equipment) })
    : t(`cops.${by(seat)}.${type}`, { name: name(seat) });

const withOpenCard = (
  { type, seat, equipment }: Of<'attached' | 'detached'>,
  { t, by, name }: Narrator,
): string => t(`cops.${by(seat)}.${type}`, { name: name(seat), card: equipmentName(t, equipment) });

/**
 * GC-34: the action that waits to happen is told where it may be another, and the cards that have been played since it was
 * declared.
 */
const sinceDeclared = ({ declared, shot }: Telling, since: readonly CopsEvent[]): boolean =>
  declared !== null && shot === null && since.every(({ type }) => type !== 'declared');

const readUpInCard = ({ equipment }: Of<'used' | 'attached' | 'detached'>): AppliedRule =>
  sectionOf(equipment);

/** All that the screens say and show of what can happen. */
export const copsEvents = {
  arranged: {
    rule: { base: 'GC-09' },
    joins: (_, first) => first.type === 'arranged',
    says: arrangedIn,
  },
  turn: {
    kind: 'heading',
    rule: { base: 'GC-19', band: 'V-11' },
    seen: true,
    says: ({ seat }, narrator) => whoseTurn(seat, narrator),
  },
  declared: {
    kind: 'said',
    rule: ({ action }) => byAction[action.type],
    says: declaredIn,
    onStage: ({ declared, chosenAnew }) => declared !== null && !chosenAnew,
    stays: sinceDeclared,
    // What has come of it says more.
    inRecap: false,
  },
  passed: {
    rule: { base: 'GC-34' },
    seen: true,
    joins: (event, first) => first.type === 'passed' && first.window === event.window,
    says: letPass,
  },
  spoke: { rule: { base: 'GC-34' }, says: plainly },
  withdrew: { rule: { base: 'GC-34' }, says: plainly },
  used: { kind: 'said', rule: readUpInCard, says: usedIn, stays: sinceDeclared, scene: played },
  looked: {
    rule: { base: 'D-02' },
    // Those who know the cards are told of each by itself.
    joins: ({ seat, target, secret }, first) =>
      first.type === 'looked' && first.seat === seat && first.target === target && !first.secret && !secret,
    says: lookedIn,
    inRecap: true,
    sound: 'look',
    scene: sight,
  },
  revealed: {
    rule: { base: 'GC-15', band: 'GC-V11' },
    says: ({ seat, card, identity }, { t, by, name }) =>
      t(`cops.${by(seat)}.revealed`, {
        name: name(seat),
        place: placeNumber(card),
        identity: identityName(t, identity),
      }),
  },
  swapped: { rule: { base: 'D-14', band: 'V-13' }, says: swappedIn, inRecap: true, scene: newCard },
  drew: { rule: { base: 'GC-16', band: 'GC-V10' }, says: withHiddenCard, inRecap: true, sound: 'draw' },
  discarded: { rule: { base: 'GC-33' }, says: withHiddenCard },
  handed: { rule: { base: 'GC-33', band: 'V-09' }, says: handedIn, scene: loot },
  attached: { rule: readUpInCard, says: withOpenCard },
  detached: { rule: readUpInCard, says: withOpenCard },
  armed: {
    rule: { base: 'GC-26', band: 'GC-V04' },
    // Who aims has a gun out.
    says: (event, narrator, _, next) =>
      next?.type === 'aimed' && next.seat === event.seat ? [] : plainly(event, narrator),
    sound: 'aim',
  },
  aimed: {
    rule: { base: 'GC-29', band: 'V-03' },
    // The gun stays where it pointed.
    joins: ({ seat, target }, first) =>
      first.type === 'aimed' && first.seat === seat && first.target === target,
    inRecap: true,
    says: ({ seat, target }, { t, by, between, name }) =>
      target === null
        ? t(`cops.${by(seat)}.aimless`, { name: name(seat) })
        : t(`cops.${between(seat, target)}.aimed`, { name: name(seat), target: name(target) }),
    sound: 'aim',
  },
  dropped: { rule: { base: 'GC-17' }, says: plainly },
  holstered: { rule: { base: 'GC-V13' }, says: plainly },
  shot: {
    kind: 'grave',
    rule: { base: 'GC-20', band: 'GC-V13' },
    says: atSomebody,
    onStage: ({ shot }) => shot !== null,
    sound: 'shot',
  },
  deflected: {
    kind: 'said',
    rule: { base: 'D-12' },
    says: atSomebody,
    sound: 'shield',
    scene: shield,
  },
  wounded: { kind: 'grave', rule: { base: 'GC-22', band: 'GC-V14' }, says: plainly, scene: struck },
  saved: { rule: { base: 'GC-21', band: 'V-18' }, says: plainly, scene: struck },
  out: { kind: 'grave', rule: { base: 'GC-21' }, says: plainly, scene: struck },
  joinedBand: { kind: 'grave', rule: { base: 'GC-V15' }, says: plainly, scene: struck },
  paid: { rule: { base: 'GC-V10' }, says: atSomebody, sound: 'diamonds' },
  robbed: {
    rule: { base: 'GC-V11' },
    says: ({ seat, target, diamonds }, { t, between, name }) =>
      t(`cops.${between(seat, target)}.robbed`, {
        name: name(seat),
        target: name(target),
        diamonds: t('cops.diamonds', { count: diamonds }),
      }),
    inRecap: true,
    sound: 'diamonds',
  },
  won: {
    kind: 'final',
    rule: ({ reason }) => byReason[reasonIn(reason)],
    says: wonBy,
    scene: victory,
  },
} as const satisfies Rows;

export const rowOf = ({ type }: CopsEvent): Row<CopsEvent> => copsEvents[type];

export function ruleOf(event: CopsEvent, variant: Variant): AppliedRule {
  const { rule } = rowOf(event);
  const applied = typeof rule === 'function' ? rule(event) : rule;
  return 'base' in applied ? asApplied(applied, variant) : applied;
}

/** What Good Cop Bad Cop tells of what happens. */
export const copsLog: GameEvents<Cops> = {
  rowOf,
  ruleOf: (event, { variant }) => (event === 'deal' ? asApplied(dealing, variant) : ruleOf(event, variant)),
};
