import { dealing, ruleFor, ruleOf } from '../../../../ui/cops/log/rules';
import { idsOf } from '../../../support/ruleIds';
import { everything } from './everything';

const defined = new Set(idsOf('cops.md'));
const applied = [dealing, ...Object.values(everything).flatMap((events) => events.map(ruleOf))];

test.each(['base', 'band'] as const)('in %s every line names a rule that is written down', (variant) => {
  const ids = applied.map((rule) => ruleFor(rule, variant));
  expect(ids.filter((id) => !defined.has(id))).toEqual([]);
});

test('the band of criminals goes by its own rules where it has them', () => {
  const armed = ruleOf({ type: 'declared', seat: 0, action: { type: 'arm', target: 1 } });
  expect([ruleFor(armed, 'base'), ruleFor(armed, 'band')]).toEqual(['GC-15', 'GC-V11']);
});
