/** A record of this game with anything wrong in it is refused by what that is; nothing else can happen. */
import fc from 'fast-check';
import { checksum, lastStep, MatchError, parse, serialise } from '../../../../engine';
import { cops, type Cops } from '../../../../engine/cops';
import { lazily, runs } from '../../core/playout';
import { gameAt } from './tables';

const text = lazily(() =>
  serialise<Cops>(gameAt({ variant: 'band', players: 5, first: 0, options: { reportAudit: true } }, 3)),
);
const record = lazily(() => JSON.parse(text()) as { readonly setup: object; readonly moves: unknown[] });

function problemIn(given: string): string | null {
  try {
    parse<Cops>(cops, given);
    return null;
  } catch (error) {
    if (!(error instanceof MatchError)) throw error;
    return error.code;
  }
}
const problemWith = (change: object) => problemIn(JSON.stringify({ ...record(), ...change }));
const withSetup = (change: object) => problemWith({ setup: { ...record().setup, ...change } });

test('a set-up that cannot be', () => {
  const odd: readonly object[] = [
    { players: 9 },
    { players: '5' },
    { first: 5 },
    { variant: 'persian' },
    { variant: { toString: 1, valueOf: 1 } },
    { options: null },
    { options: { reportAudit: 'yes' } },
    { options: { factions: true } },
    { identities: ['agent'] },
    { equipment: {} },
    { deck: [] },
  ];
  for (const change of odd) expect([change, withSetup(change)]).toEqual([change, 'illegalSetup']);
});

test('what is nested beyond reason', () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const raw = (field: string, value: string) =>
    JSON.stringify({ ...record(), [field]: '?' }).replace(`"${field}":"?"`, () => `"${field}":${value}`);
  const setups = ['variant', 'first', 'options', 'identities', 'equipment'].map(
    (field) => `${JSON.stringify(record().setup).slice(0, -1)},"${field}":${deep}}`,
  );
  for (const setup of setups) expect(problemIn(raw('setup', setup))).toBe('illegalSetup');
  for (const move of [deep, `{"type":"arrange","order":${deep}}`, `{"type":"use","equipment":${deep}}`])
    expect(problemIn(raw('moves', `[${move}]`))).toBe('illegalMove');
});

test('anything at all in place of a part of the set-up, or of a move', () => {
  const anything = fc.jsonValue({ maxDepth: 3 });
  const part = fc.constantFrom('variant', 'players', 'first', 'options', 'identities', 'equipment');
  fc.assert(
    fc.property(part, anything, (field, value) => {
      withSetup({ [field]: value });
    }),
    { numRuns: runs(300) },
  );
  fc.assert(
    fc.property(fc.nat(record().moves.length - 1), anything, (at, value) => {
      const moves = record().moves.map((move, index) => (index === at ? value : move));
      expect(problemWith({ moves })).toBe('illegalMove');
    }),
    { numRuns: runs(100) },
  );
});

test('some of its letters changed: what nobody notices has led to the same place', () => {
  const end = checksum(lastStep(parse<Cops>(cops, text()).steps).state);
  fc.assert(
    fc.property(fc.nat(text().length - 1), fc.nat(3), fc.string({ maxLength: 3 }), (at, gone, put) => {
      const changed = text().slice(0, at) + put + text().slice(at + gone);
      if (problemIn(changed) !== null) return;
      expect(checksum(lastStep(parse<Cops>(cops, changed).steps).state)).toBe(end);
    }),
    { numRuns: runs(300) },
  );
});
