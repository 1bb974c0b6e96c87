import type { TFunction } from 'i18next';
import {
  equipmentCards,
  lackAt,
  unreadable,
  type Action,
  type CopLack,
  type CopsView,
  type Lack,
} from '../../../engine/cops';
import type { Seat } from '../../../engine/core';
import { answering } from '../../match/seat';
import type { AppliedRule } from '../../rules/appliedRule';
import { copsEvents } from '../events';
import { asApplied, byAction, sectionOf, type CopsRule } from '../log/rules';
import type { Deed, Step } from './ways';

/** Which cops a card or an action spares. */
const deeds: Partial<Readonly<Record<Deed, { readonly spares?: readonly CopLack[] }>>> = {
  ...equipmentCards,
  investigate: { spares: unreadable },
  grab: { spares: ['noDiamonds'] },
};

/** What keeps somebody from being chosen; null where nothing does, or it goes without saying. */
const lackFor = (view: CopsView, deed: Deed, ask: Step['ask'], seat: Seat): Lack | null =>
  seat === answering(view)
    ? null
    : lackAt(view, seat, ask === 'gun' ? ['noGun'] : (deeds[deed]?.spares ?? []));

/** Why somebody cannot be chosen; null where it goes without saying, and they are not offered at all. */
export function whyNotAt(
  t: TFunction,
  view: CopsView,
  deed: Deed,
  ask: Step['ask'],
  seat: Seat,
): string | null {
  const lack = lackFor(view, deed, ask, seat);
  return lack && t(`cops.decision.whyNotAt.${lack}`);
}

export const policeActions: readonly Action['type'][] = ['investigate', 'arm', 'equip', 'shoot'];
export const bandActions: readonly Action['type'][] = ['grab', 'swap', 'infiltrate'];

/** The actions of the player who is asked, possible or not. */
export const actionsOf = (view: CopsView): readonly Action['type'][] =>
  view.seats[answering(view)]?.status === 'band' ? bandActions : policeActions;

type Shut =
  | 'noGuns'
  | 'armed'
  | 'noDiamond'
  | 'noGun'
  | 'fresh'
  | 'aimless'
  | Exclude<Action['type'], 'arm' | 'equip' | 'shoot'>;

/** What shuts an action to the player who is asked; only called where something does. */
function shutBy(view: CopsView, action: Action['type']): Shut {
  const { gun = null } = view.seats[answering(view)] ?? {};
  switch (action) {
    case 'arm':
      return gun === null ? 'noGuns' : 'armed';
    case 'equip':
      return 'noDiamond';
    case 'shoot':
      if (gun === null) return 'noGun';
      return gun.fresh ? 'fresh' : 'aimless';
    default:
      return action;
  }
}

/** The same in words. */
export const whyNot = (t: TFunction, view: CopsView, action: Action['type']): string =>
  t(`cops.decision.whyNot.${shutBy(view, action)}`);

const shutRules: Readonly<Record<Shut, CopsRule | AppliedRule>> = {
  noGuns: { base: 'GC-15' },
  armed: { base: 'GC-25' },
  noDiamond: { base: 'V-07' },
  noGun: byAction.shoot,
  fresh: sectionOf('taser'),
  aimless: { base: 'GC-27', band: 'V-10' },
  investigate: byAction.investigate,
  grab: { base: 'V-12' },
  swap: { base: 'V-13' },
  infiltrate: { base: 'V-14' },
};

/** The rule that shuts it. */
export const ruleAgainst = (view: CopsView, action: Action['type']): AppliedRule =>
  asApplied(shutRules[shutBy(view, action)], view.variant);

const lackRules: Readonly<Record<Lack, CopsRule | AppliedRule>> = {
  out: copsEvents.out.rule,
  band: { base: 'V-08' },
  allUp: byAction.investigate,
  noGun: { base: 'GC-25', band: 'V-14' },
  noDiamonds: { base: 'V-12' },
  disguised: sectionOf('disguise'),
  unwounded: sectionOf('medKit'),
};

/** The rule that keeps somebody from being chosen. */
export function ruleAgainstSeat(
  view: CopsView,
  deed: Deed,
  ask: Step['ask'],
  seat: Seat,
): AppliedRule | null {
  const lack = lackFor(view, deed, ask, seat);
  return lack && asApplied(lackRules[lack], view.variant);
}
