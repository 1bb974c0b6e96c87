import type { CopsEvent, Variant } from '../../../../engine/cops';
import { ruleOf } from '../../../../ui/cops/events';
import { asApplied, dealing } from '../../../../ui/cops/log/rules';
import type { AppliedRule } from '../../../../ui/rules/appliedRule';
import { idsOf } from '../../../support/ruleIds';
import { everything } from './everything';

const defined = new Set(idsOf('cops.md'));

/** A rule by its id; a card by the section it has in the book. */
const placeOf = (rule: AppliedRule): string | undefined =>
  'section' in rule ? rule.section : (rule.byBook.cops ?? rule.ruling);

const placesIn = (events: readonly CopsEvent[], variant: Variant) =>
  events.map((event) => placeOf(ruleOf(event, variant)));

const { used, attached, detached, ...others } = everything;

test.each(['base', 'band'] as const)('in %s every line names a rule that is written down', (variant) => {
  const ids = [placeOf(asApplied(dealing, variant)), ...placesIn(Object.values(others).flat(), variant)];
  expect(ids.filter((id) => id === undefined || !defined.has(id))).toEqual([]);
});

test('a line that names a card leads to that card', () => {
  expect(placesIn([{ type: 'used', seat: 0, equipment: 'taser', target: 1 }], 'base')).toEqual(['taser']);
  expect(
    placesIn([...used, ...attached, ...detached], 'base').filter((id) => /^GC|^[DV]-/.test(id ?? '')),
  ).toEqual([]);
});

test('GC-15, GC-V11: the band of criminals goes by its own rules where it has them', () => {
  const armed: CopsEvent = { type: 'declared', seat: 0, action: { type: 'arm', target: 1 } };
  expect([placesIn([armed], 'base'), placesIn([armed], 'band')]).toEqual([['GC-15'], ['GC-V11']]);
});
