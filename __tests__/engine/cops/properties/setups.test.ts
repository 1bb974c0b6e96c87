/** A set-up is dealt, or refused with the name of the field at fault; nothing else can happen. */
import fc from 'fast-check';
import { cops, equipment, identities } from '../../../../engine/cops';
import { runs } from '../../core/playout';
import { expectDealtOrRefused, faultIn, maybe, orStrange } from '../../support/setupFaults';
import { setupOf } from '../support/play';
import { tables } from './tables';

const fields =
  'setup variant players first options options.reportAudit options.holsterAfterShot identities equipment seed'.split(
    ' ',
  );

const fault = (setup: unknown, seed: unknown = 1) => faultIn(cops, setup, seed);

const options = fc.record(
  { reportAudit: maybe(fc.boolean()), holsterAfterShot: maybe(fc.boolean()) },
  { requiredKeys: [] },
);
const right = setupOf('base');
const cardsOf = (fixed: readonly unknown[], pack: readonly unknown[]) =>
  fc.oneof(
    fc.shuffledSubarray([...fixed], { minLength: fixed.length }),
    fc.array(fc.constantFrom<unknown>(...pack, 'joker', null), { maxLength: 26 }),
  );
const setups = fc.record(
  {
    variant: orStrange(fc.constantFrom('base', 'band')),
    players: orStrange(fc.integer({ min: 0, max: 10 })),
    first: orStrange(fc.integer({ min: -1, max: 9 })),
    options: maybe(options),
    identities: maybe(cardsOf(right.identities, identities)),
    equipment: maybe(cardsOf(right.equipment, equipment)),
  },
  { requiredKeys: ['variant', 'players', 'first'] },
);

test('whatever somebody asks for is dealt, or refused by the name of a field', () => {
  expectDealtOrRefused(cops, setups, fields);
});

test('every table there can be is dealt', () => {
  tables.forEach((table) => expect([table, fault(table)]).toEqual([table, null]));
});

test('of the orders of a fixed deal just those are refused that give one hand both leaders', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...right.identities], { minLength: 12 }), (cards) => {
      const hands = [0, 3, 6, 9].map((at) => cards.slice(at, at + 3));
      const doubled = hands.some((hand) => hand.includes('agent') && hand.includes('kingpin'));
      expect(fault({ ...right, identities: cards })).toBe(doubled ? 'identities' : null);
    }),
    { numRuns: runs(300) },
  );
});

test('minus nought, which JSON cannot keep, is refused or dealt as nought', () => {
  expect([null, 'first']).toContain(fault({ ...right, first: -0 }));
});
