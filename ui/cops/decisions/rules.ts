import type { Seat } from '../../../engine/core';
import type { Action, CopsView, Lack } from '../../../engine/cops';
import type { AppliedRule } from '../../rules/appliedRule';
import { copsEvents } from '../events';
import { asApplied, byAction, sectionOf, type CopsRule } from '../log/rules';
import { lackFor, shutBy, type Shut } from './whyNot';
import type { Deed, Step } from './ways';

const shutRules: Readonly<Record<Exclude<Shut, 'fresh'>, CopsRule>> = {
  noGuns: { base: 'GC-15' },
  armed: { base: 'GC-25' },
  noDiamond: { base: 'V-07' },
  noGun: byAction.shoot,
  aimless: { base: 'GC-27', band: 'V-10' },
  investigate: byAction.investigate,
  grab: { base: 'V-12' },
  swap: { base: 'V-13' },
  infiltrate: { base: 'V-14' },
};

/** The rule that shuts an action to whoever is asked. */
export function ruleAgainst(view: CopsView, action: Action['type']): AppliedRule {
  const shut = shutBy(view, action);
  return shut === 'fresh' ? sectionOf('taser') : asApplied(shutRules[shut], view.variant);
}

const lackRules: Readonly<Record<Exclude<Lack, 'disguised' | 'unwounded'>, CopsRule>> = {
  out: copsEvents.out.rule,
  band: { base: 'V-08' },
  allUp: byAction.investigate,
  noGun: { base: 'GC-25', band: 'V-14' },
  noDiamonds: { base: 'V-12' },
};

/** The rule that keeps somebody from being chosen. */
export function ruleAgainstSeat(
  view: CopsView,
  deed: Deed,
  ask: Step['ask'],
  seat: Seat,
): AppliedRule | null {
  const lack = lackFor(view, deed, ask, seat);
  switch (lack) {
    case null:
      return null;
    case 'disguised':
      return sectionOf('disguise');
    case 'unwounded':
      return sectionOf('medKit');
    default:
      return asApplied(lackRules[lack], view.variant);
  }
}
