import { equipmentIn, type Action, type CopsEvent, type Equipment, type Variant } from '../../../engine/cops';
import type { AppliedRule } from '../../rules/appliedRule';

/** A rule as docs/rules/cops.md numbers it. */
type RuleId = `GC-${string}` | `D-${string}` | `V-${string}`;

/** What an event applied: in the base game, and where the band of criminals has a rule of its own, there. */
export interface CopsRule {
  readonly base: RuleId;
  readonly band?: RuleId;
}

export const ruleFor = ({ base, band = base }: CopsRule, variant: Variant): RuleId =>
  variant === 'band' ? band : base;

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

const byReason: Readonly<Record<string, CopsRule>> = {
  kingpinDown: { base: 'GC-36', band: 'GC-V21' },
  agentDown: { base: 'GC-36', band: 'GC-V21' },
  bothLeaders: { base: 'GC-37', band: 'GC-V21' },
  diamonds: { base: 'GC-V16' },
};

type ByItself = Exclude<CopsEvent['type'], 'declared' | 'won'>;

export const byHappening: Readonly<Record<ByItself, CopsRule>> = {
  arranged: { base: 'GC-09' },
  turn: { base: 'GC-19', band: 'V-11' },
  passed: { base: 'GC-34' },
  spoke: { base: 'GC-34' },
  withdrew: { base: 'GC-34' },
  used: { base: 'GC-30' },
  looked: { base: 'D-02' },
  revealed: { base: 'GC-15', band: 'GC-V11' },
  swapped: { base: 'D-14', band: 'V-13' },
  drew: { base: 'GC-16', band: 'GC-V10' },
  discarded: { base: 'GC-33' },
  handed: { base: 'GC-33', band: 'V-09' },
  attached: { base: 'GC-31' },
  detached: { base: 'V-15' },
  armed: { base: 'GC-26', band: 'GC-V04' },
  aimed: { base: 'GC-29', band: 'V-03' },
  dropped: { base: 'GC-17' },
  holstered: { base: 'GC-V13' },
  shot: { base: 'GC-20', band: 'GC-V13' },
  deflected: { base: 'D-12' },
  wounded: { base: 'GC-22', band: 'GC-V14' },
  saved: { base: 'GC-21', band: 'V-18' },
  out: { base: 'GC-21' },
  joinedBand: { base: 'GC-V15' },
  paid: { base: 'GC-V10' },
  robbed: { base: 'GC-V11' },
};

export function ruleOf(event: CopsEvent): CopsRule {
  switch (event.type) {
    case 'declared':
      return byAction[event.action.type];
    case 'won':
      return byReason[event.reason] ?? { base: 'GC-36' };
    default:
      return byHappening[event.type];
  }
}

/** The same for the book, which is one for both variants. */
export function asApplied(rule: CopsRule, variant: Variant): AppliedRule {
  const id = ruleFor(rule, variant);
  return id.startsWith('GC-') ? { byBook: { cops: id } } : { byBook: {}, ruling: id };
}

/** What an event is best read up in: the card that was named, or the rule that was applied. */
export const readUp = (event: CopsEvent, variant: Variant): AppliedRule => {
  const card = cardIn(event);
  return card === null ? asApplied(ruleOf(event), variant) : sectionOf(card);
};

/** The card an event names, as far as its reader knows it. */
function cardIn(event: CopsEvent): Equipment | null {
  switch (event.type) {
    case 'used':
    case 'attached':
    case 'detached':
      return event.equipment;
    default:
      return null;
  }
}

/** Each card has a section of its own; the one that this book does not print stands with all of them. */
export const sectionOf = (card: Equipment): AppliedRule => ({
  section: equipmentIn(false).includes(card)
    ? card.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    : 'equipment',
});
