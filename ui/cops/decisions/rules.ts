import type { Seat } from '../../../engine/core';
import type { Action, CopsKind, CopsView } from '../../../engine/cops';
import type { AppliedRule } from '../../rules/appliedRule';
import { asApplied, byAction, byHappening, sectionOf, type CopsRule } from '../log/rules';
import { answering } from './answering';
import { lackAt, shutBy, type Lack, type Shut } from './whyNot';
import type { Deed, Step } from './ways';

const byKind: Readonly<Record<Exclude<CopsKind, 'act' | 'reveal' | 'deflect'>, CopsRule>> = {
  arrange: byHappening.arranged,
  beforeAction: { base: 'GC-34' },
  afterShot: { base: 'GC-30' },
  atDeath: { base: 'GC-30' },
  afterAction: { base: 'GC-30' },
  use: { base: 'GC-32' },
  keep: { base: 'GC-33' },
  look: byAction.investigate,
  aim: { base: 'GC-18', band: 'V-03' },
};

/** The rule behind the question on the table. */
export function ruleAsked(view: CopsView): AppliedRule | null {
  const { asked, variant, declared, turn } = view;
  if (asked === null) return null;
  switch (asked.kind) {
    case 'act': {
      const isBand = view.seats[answering(view)]?.status === 'band';
      return asApplied(isBand ? { base: 'GC-V17' } : { base: 'GC-13', band: 'GC-V08' }, variant);
    }
    case 'reveal':
      // Somebody else than whoever pays for a gun or a card with it is made to.
      return asked.seat === turn && (declared?.type === 'arm' || declared?.type === 'equip')
        ? asApplied(byAction[declared.type], variant)
        : sectionOf('truthSerum');
    case 'deflect':
      return sectionOf('riotShield');
    default:
      return asApplied(byKind[asked.kind], variant);
  }
}

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
  out: byHappening.out,
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
  const lack = lackAt(view, deed, ask, seat);
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
