/** A record of this game with anything wrong in it is refused by what that is; nothing else can happen. */
import { serialise } from '../../../../engine';
import { cops, type Cops } from '../../../../engine/cops';
import { lazily } from '../../core/playout';
import { anyRecordIsReadOrRefused, problemsOf } from '../../support/records';
import { gameAt } from './tables';

const text = lazily(() =>
  serialise<Cops>(gameAt({ variant: 'band', players: 5, first: 0, options: { reportAudit: true } }, 3)),
);

const { problemWithRaw, withSetup } = problemsOf(cops, text);

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
  const { setup } = JSON.parse(text()) as { readonly setup: object };
  const setups = ['variant', 'first', 'options', 'identities', 'equipment'].map(
    (field) => `${JSON.stringify(setup).slice(0, -1)},"${field}":${deep}}`,
  );
  for (const given of setups) expect(problemWithRaw('setup', given)).toBe('illegalSetup');
  for (const move of [deep, `{"type":"arrange","order":${deep}}`, `{"type":"use","equipment":${deep}}`])
    expect(problemWithRaw('moves', `[${move}]`)).toBe('illegalMove');
});

anyRecordIsReadOrRefused(cops, text, ['variant', 'players', 'first', 'options', 'identities', 'equipment']);
