/** A set-up is dealt, or refused with the name of the field at fault; nothing else can happen. */
import fc from 'fast-check';
import { books, coup, roles, type CoupSetup } from '../../../../engine/coup';
import { expectDealtOrRefused, faultIn, maybe, orStrange } from '../../support/setupFaults';
import { tables } from './tables';

const fields = [
  ...['setup', 'seed', 'book', 'players', 'first', 'options', 'deck'],
  ...['sixth', 'factions', 'anarchist', 'twoPlayers', 'strictDoubleDanger'].map(
    (option) => `options.${option}`,
  ),
];

const fullDeck = roles.slice(0, 5).flatMap((role) => [role, role, role]);

const fault = (setup: unknown, seed: unknown = 1) => faultIn(coup, setup, seed);

const options = fc.record(
  {
    sixth: maybe(fc.constantFrom('ambassador', 'inquisitor')),
    factions: maybe(fc.boolean()),
    anarchist: maybe(fc.boolean()),
    twoPlayers: maybe(fc.constantFrom('plain', 'oneCoin', 'draft')),
    strictDoubleDanger: maybe(fc.boolean()),
  },
  { requiredKeys: [] },
);
const setups = fc.record(
  {
    book: orStrange(fc.constantFrom(...books)),
    players: orStrange(fc.integer({ min: 0, max: 12 })),
    first: orStrange(fc.integer({ min: -1, max: 12 })),
    options: maybe(options),
    deck: maybe(fc.array(fc.constantFrom<unknown>(...roles, 'joker', null), { maxLength: 30 })),
  },
  { requiredKeys: ['book', 'players', 'first'] },
);

test('whatever somebody asks for is dealt, or refused by the name of a field', () => {
  expectDealtOrRefused(coup, setups, fields);
});

test('every table a book allows is dealt', () => {
  tables.forEach((table) => expect([table, fault(table)]).toEqual([table, null]));
});

describe('one field at fault', () => {
  const right = { book: 'persianPlus', players: 4, first: 0 };
  const option = (name: string) => (value: unknown) => ({ ...right, options: { [name]: value } });
  const wrong: [string, unknown[], (value: unknown) => unknown][] = [
    ['book', ['', 'english', 'constructor', null, 0, ['hebrew']], (book) => ({ ...right, book })],
    ['players', [0, 1, 11, -1, 2.5, '4', null, NaN, Infinity], (players) => ({ ...right, players })],
    ['first', [4, -1, 0.5, '0', null, NaN], (first) => ({ ...right, first })],
    ['options', [null, [], 5, 'factions'], (options) => ({ ...right, options })],
    ['options.sixth', [null, 'duke', 1], option('sixth')],
    ['options.factions', [null, 0, 1, 'yes', []], option('factions')],
    ['options.anarchist', [null, 0, 1, 'yes', []], option('anarchist')],
    ['options.strictDoubleDanger', [null, 0, 1, 'yes', []], option('strictDoubleDanger')],
    ['options.twoPlayers', ['draft', 'plain', null, 2], option('twoPlayers')],
    [
      'options.twoPlayers',
      ['plain', null, 2],
      (twoPlayers) => ({ ...right, players: 2, options: { twoPlayers } }),
    ],
    ['deck', [null, [], {}, ['duke', 'captain'], [...fullDeck, 'joker']], (deck) => ({ ...right, deck })],
  ];

  test.each(wrong)('%s', (field, values, setup) => {
    values.forEach((value) => expect([value, fault(setup(value))]).toEqual([value, field]));
  });

  test('is named with what was given, and with what could be', () => {
    const dealing = (change: object) => () => coup.deal({ ...right, ...change } as CoupSetup, 1);
    expect(dealing({ book: 'english' })).toThrow(/\benglish\b.*persianPlus, persian, russian, hebrew/);
    expect(dealing({ players: 11 })).toThrow(/\b11\b.*\bpersianPlus\b.*2–10/);
    expect(dealing({ players: 2.5 })).toThrow('2.5');
    expect(dealing({ first: 4 })).toThrow(/\b4\b.*0–3/);
    expect(dealing({ first: [4] })).toThrow('of type object');
    expect(dealing({ options: { sixth: 'duke' } })).toThrow(/\bduke\b.*ambassador, inquisitor/);
    expect(dealing({ options: { factions: 'yes' } })).toThrow('yes');
    expect(dealing({ options: { anarchist: null } })).toThrow('of type object');
    expect(dealing({ options: { twoPlayers: 'draft' } })).toThrow('4 players');
    expect(dealing({ players: 2, options: { twoPlayers: false } })).toThrow(/draft, oneCoin.*\bfalse\b/);
    expect(dealing({ deck: [] })).toThrow('15 cards');
    expect(dealing({ deck: [...fullDeck.slice(1), 'captain'] })).toThrow(/2 × duke.* 3\b/);
  });

  test('the seed', () => {
    [0.5, NaN, Infinity, '1', null].forEach((seed) =>
      expect([seed, fault(right, seed)]).toEqual([seed, 'seed']),
    );
  });

  test('the whole', () => {
    [null, undefined, 5, 'hebrew', []].forEach((setup) =>
      expect([setup, fault(setup)]).toEqual([setup, 'setup']),
    );
  });
});

test('minus nought, which JSON cannot keep, is refused or dealt as nought', () => {
  expect([null, 'first']).toContain(fault({ book: 'hebrew', players: 3, first: -0 }));
});
