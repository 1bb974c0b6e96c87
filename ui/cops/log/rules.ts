import { equipmentIn, type Action, type Equipment, type Variant } from '../../../engine/cops';
import type { AppliedRule } from '../../rules/appliedRule';
import type { Reason } from './words';

/** A rule as docs/rules/cops.md numbers it. */
type RuleId = `GC-${string}` | `D-${string}` | `V-${string}`;

/** What an event applied: in the base game, and where the band of criminals has a rule of its own, there. */
export interface CopsRule {
  readonly base: RuleId;
  readonly band?: RuleId;
}

export const dealing: CopsRule = { base: 'GC-06', band: 'GC-V06' };

export const byAction: Readonly<Record<Action['type'], CopsRule>> = {
  investigate: { base: 'GC-14', band: 'GC-V09' },
  arm: { base: 'GC-15', band: 'GC-V11' },
  equip: { base: 'GC-16', band: 'GC-V10' },
  shoot: { base: 'GC-17', band: 'GC-V12' },
  grab: { base: 'GC-V18' },
  swap: { base: 'GC-V19' },
  infiltrate: { base: 'GC-V20' },
};

export const byReason: Readonly<Record<Reason, CopsRule>> = {
  kingpinDown: { base: 'GC-36', band: 'GC-V21' },
  agentDown: { base: 'GC-36', band: 'GC-V21' },
  bothLeaders: { base: 'GC-37', band: 'GC-V21' },
  diamonds: { base: 'GC-V16' },
};

/** The same for the book, which is one for both variants. */
export function asApplied(rule: CopsRule | AppliedRule, variant: Variant): AppliedRule {
  if (!('base' in rule)) return rule;
  const { base, band = base } = rule;
  const id = variant === 'band' ? band : base;
  return id.startsWith('GC-') ? { byBook: { cops: id } } : { byBook: {}, ruling: id };
}

/** Each card has a section of its own; the one that this book does not print stands with all of them. */
export const sectionOf = (card: Equipment): AppliedRule => ({
  section: equipmentIn(false).includes(card)
    ? card.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    : 'equipment',
});
