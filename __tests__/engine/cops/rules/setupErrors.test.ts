import { SetupError } from '../../../../engine';
import { cops, type CopsSetup } from '../../../../engine/cops';
import { identitiesFrom, usualHands } from '../support/deal';
import { setupOf } from '../support/play';

const fieldAtFault = (setup: object, seed: unknown = 1): string => {
  try {
    cops.deal({ variant: 'base', players: 4, first: 0, ...setup }, seed as number);
  } catch (error) {
    if (error instanceof SetupError) return error.field;
    throw error;
  }
  return 'none';
};

const four = identitiesFrom(usualHands(4));
const { equipment: deck } = setupOf('base');
const { equipment: longDeck } = setupOf('base', { options: { reportAudit: true } });

const audit = (reportAudit: unknown) => ({ options: { reportAudit } });
const holster = (variant: string, holsterAfterShot: unknown) => ({ variant, options: { holsterAfterShot } });
const hands = (players: number, dealt: readonly string[]) => ({ players, identities: identitiesFrom(dealt) });
const withoutKingpin = hands(5, ['AHH', 'CCC', 'HHC', 'CCH', 'HHC']);

const faults: readonly (readonly [ids: string, what: string, field: string, setup: object])[] = [
  ['GC-V01', 'a variant nobody wrote', 'variant', { variant: 'undercover' }],
  ['GC-V01', 'a variant that is a word of the language', 'variant', { variant: 'constructor' }],
  ['GC-V01', 'no variant', 'variant', { variant: undefined }],
  ['GC-04', 'three players', 'players', { players: 3 }],
  ['GC-04', 'nine players', 'players', { players: 9 }],
  ['GC-04', 'four and a half players', 'players', { players: 4.5 }],
  ['GC-04', 'players in words', 'players', { players: '4' }],
  ['GC-04', 'no number of players', 'players', { players: undefined }],
  ['GC-04', 'players without a number', 'players', { players: NaN }],
  ['GC-08', 'a first player who is not there', 'first', { first: 4 }],
  ['GC-08', 'a first player before the first', 'first', { first: -1 }],
  ['GC-08', 'half a first player', 'first', { first: 0.5 }],
  ['GC-08', 'no first player', 'first', { first: null }],
  ['D.4', 'a Report Audit that is neither there nor not', 'options.reportAudit', audit(1)],
  ['D.4', 'a Report Audit by null', 'options.reportAudit', audit(null)],
  ['V-04', 'a gun put away in the base game', 'options.holsterAfterShot', holster('base', true)],
  ['V-04', 'a gun put away in words', 'options.holsterAfterShot', holster('band', 'yes')],
  ['GC-02', 'identities that are short', 'identities', { identities: four.slice(1) }],
  ['GC-02', 'identities that are too many', 'identities', { identities: [...four, 'honest'] }],
  ['GC-02', 'a sixth honest card', 'identities', { identities: four.with(4, 'honest') }],
  ['GC-02', 'an identity unheard of', 'identities', { identities: [...four.slice(1), 'judge'] }],
  ['GC-02', 'identities in words', 'identities', { identities: 'honest' }],
  ['GC-02', 'identities for five at a table of four', 'identities', hands(4, usualHands(5))],
  ['GC-06', 'a hand with both leaders', 'identities', hands(4, ['AKH', 'HCC', 'HHC', 'CCH'])],
  ['GC-06', 'a leader left over', 'identities', withoutKingpin],
  ['GC-07', 'a deck that is short', 'equipment', { equipment: deck.slice(1) }],
  ['GC-07', 'a card twice', 'equipment', { equipment: [...deck.slice(1), deck[4]] }],
  ['GC-07', 'a card unheard of', 'equipment', { equipment: [...deck.slice(1), 'donut'] }],
  ['GC-07', 'equipment in words', 'equipment', { equipment: 'taser' }],
  ['D.4', 'a Report Audit nobody asked for', 'equipment', { equipment: longDeck }],
  ['D.4', 'a deck that lacks its Report Audit', 'equipment', { equipment: deck, ...audit(true) }],
];

test.each(faults)('%s: %s is refused for its %s', (_, _what, field, setup) => {
  expect(fieldAtFault(setup)).toBe(field);
});

test.each([[0.5], [NaN], [Infinity], ['1'], [null]])('a seed of %p is refused', (seed) => {
  expect(fieldAtFault({}, seed)).toBe('seed');
});

test.each([[undefined], [null], ['base'], [[]], [4]])('a set-up that is none (%p) is refused', (setup) => {
  expect(() => cops.deal(setup as unknown as CopsSetup, 1)).toThrow(SetupError);
});

test('what is at fault is told in words, its name first', () => {
  const dealing = (setup: object) => () => cops.deal({ variant: 'base', players: 4, first: 0, ...setup }, 1);
  expect(dealing({ players: 9 })).toThrow(/^players: .*9/);
  expect(dealing({ first: 7 })).toThrow(/^first: .*7/);
  expect(dealing(holster('base', true))).toThrow(/drops a gun/);
  expect(dealing(withoutKingpin)).toThrow(/^identities: .*left over/);
});

test('what a table may choose is dealt', () => {
  const chosen: readonly object[] = [
    {},
    { options: {} },
    { players: 8, first: 7 },
    { options: { reportAudit: true } },
    { options: { reportAudit: false } },
    { options: { holsterAfterShot: false } },
    { variant: 'band', options: { holsterAfterShot: true, reportAudit: true } },
    { identities: four, equipment: deck },
    { equipment: longDeck, options: { reportAudit: true } },
    { players: 5, identities: identitiesFrom(usualHands(5)) },
  ];
  expect(chosen.map((setup) => fieldAtFault(setup))).toEqual(chosen.map(() => 'none'));
});
