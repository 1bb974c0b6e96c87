import fc from 'fast-check';
import { books, coup, coupBots, ruleBooks, type Coup } from '../../../engine/coup';
import { coupSetup, offeredBy, roomierBook, type CoupChoices } from '../../../store/coup/setup';
import { coupTable } from '../../../store/coup/match';
import { languages } from '../../../store/languages';
import { start } from '../../../store/match/running';
import { useNotices } from '../../../store/notices';
import {
  changeSetup,
  dealt,
  problemWith,
  startOf,
  starts,
  type SetupAction,
  type SetupForm,
} from '../../../store/setup/form';
import { lastSetup, rememberSetup, sameAgain } from '../../../store/setup/lastSetup';
import { seatingOf } from '../../../store/setup/seating';

type Form = SetupForm<CoupChoices>;
type Action = SetupAction<CoupChoices>;

const table = (...names: string[]): Form => ({
  seating: seatingOf(names.map((name) => ({ name, bot: null }))),
  choices: coupSetup.firstChoices('en'),
  start: null,
  first: null,
  starters: [],
  pace: null,
});
const changed = (form: Form, action: Action) => changeSetup(form, action, coupSetup.seats);
const after = (form: Form, ...actions: Action[]) => actions.reduce(changed, form);
const optionsAt = (form: Form) => dealt(coupSetup, form, 1).setup.options;
const open = (book: CoupChoices['book']): Action => ({ type: 'choose', choices: { book } });

const everything: Action = {
  type: 'choose',
  choices: {
    sixth: 'inquisitor',
    factions: true,
    anarchist: true,
    twoPlayers: 'oneCoin',
    strictDoubleDanger: true,
  },
};

test('somebody who sits down for the first time plays by the book of their language', () => {
  const first = languages.map((language) => [language, coupSetup.firstChoices(language).book]);
  expect(Object.fromEntries(first)).toEqual({
    fa: 'persianPlus',
    he: 'hebrew',
    ru: 'russian',
    en: 'persianPlus',
  });
});

describe('options', () => {
  test('a book without them leaves them out, and going back brings them back', () => {
    const chosen = after(table('Sara', 'Dan', 'Noa'), everything);
    const all = { sixth: 'inquisitor', factions: true, anarchist: true, strictDoubleDanger: true };
    expect(optionsAt(chosen)).toEqual(all);
    const classic = after(chosen, open('hebrew'));
    expect(optionsAt(classic)).toEqual({ strictDoubleDanger: true });
    expect(optionsAt(after(classic, open('persianPlus')))).toEqual(all);
  });

  test('C-47: factions need three; two choose how they play instead', () => {
    const three = after(table('Sara', 'Dan', 'Noa'), everything);
    const two = after(three, { type: 'remove', id: 2 });
    expect(optionsAt(three)).not.toHaveProperty('twoPlayers');
    expect(optionsAt(two)).toMatchObject({ twoPlayers: 'oneCoin' });
    expect(optionsAt(two)).not.toHaveProperty('factions');
    expect(optionsAt(after(two, { type: 'addPerson', name: '' }))).toMatchObject({ factions: true });
  });

  test('where a book has one way for two, nothing is asked', () => {
    expect(offeredBy('persianPlus', 2).twoPlayers).toEqual(['draft', 'oneCoin']);
    for (const book of ['persian', 'russian', 'hebrew'] as const)
      expect(offeredBy(book, 2).twoPlayers).toEqual([]);
  });

  test('the Russian book says each time who sits at court', () => {
    const russian = after(table('Sara', 'Dan'), open('russian'));
    expect(optionsAt(russian)).toMatchObject({ sixth: 'ambassador' });
    const chosen = after(russian, { type: 'choose', choices: { sixth: 'inquisitor' } });
    expect(optionsAt(chosen)).toMatchObject({ sixth: 'inquisitor' });
  });
});

describe('whether cards can be dealt', () => {
  test('eight are too many for a classic book; a roomier one takes them, or two get up', () => {
    const eight = after(table(...'abcdefgh'), open('russian'));
    expect(problemWith(coupSetup, eight)).toBe('seats');
    expect(roomierBook(8)).toBe('persianPlus');
    expect(problemWith(coupSetup, after(eight, open('persianPlus')))).toBeNull();
    expect(problemWith(coupSetup, after(eight, { type: 'keepFirst', seats: 6 }))).toBeNull();
  });
});

test.each([
  ['persianPlus', 'agreed', 'agreed'],
  ['persian', 'byCustom', 'random'],
  ['russian', 'random', 'random'],
  ['hebrew', 'byCustom', 'random'],
] as const)('B1: by the book %s who begins is %s, and the first time %s', (book, again, first) => {
  const starters = [{ people: ['dan', 'noa', 'sara'], starter: 'noa' }];
  expect(startOf(coupSetup, after({ ...table('Noa', 'Dan', 'Sara'), starters }, open(book)))).toBe(again);
  expect(startOf(coupSetup, after({ ...table('Noa', 'Dan', 'Ali'), starters }, open(book)))).toBe(first);
});

describe('the last table', () => {
  const key = 'underTheTable.table.coup';
  beforeEach(() => useNotices.setState([], true));

  test('comes back with its book and its options', () => {
    const left = after(table('Sara', 'Dan'), everything, open('hebrew'));
    rememberSetup(coupSetup, 'together', left);
    expect(lastSetup(coupSetup, 'together')?.choices).toEqual(left.choices);
  });

  const { book, ...wishes } = coupSetup.firstChoices('he');
  const players = [
    { name: 'Sara', bot: null },
    { name: 'Cog', bot: 'random' },
  ];
  const first = { players, book, wishes: { ...wishes, anarchist: true }, start: null, first: null };
  const written = (value: unknown) => localStorage.setItem(key, JSON.stringify({ version: 1, value }));

  test('one that the first version wrote is read: it called the options `wishes`', () => {
    written(first);
    expect(lastSetup(coupSetup, 'together')).toMatchObject({
      choices: { book: 'hebrew', anarchist: true, factions: false },
      start: null,
    });
    expect(lastSetup(coupSetup, 'together')?.seating.map(({ name, bot }) => [name, bot])).toEqual([
      ['Sara', null],
      // Nobody is offered the bot that did anything at all any more.
      ['Cog', 'novice'],
    ]);
    expect(useNotices.getState()).toEqual([]);
  });

  test.each([
    ['agreed', 'agreed'],
    ['random', 'random'],
    ['lastWinner', 'byCustom'],
  ] as const)('its way of beginning, %s, is called %s now', (old, now) => {
    written({ ...first, start: old, first: 1 });
    expect(lastSetup(coupSetup, 'together')).toMatchObject({ start: now, first: 1 });
  });
});

test('C-01: the same again, by a book in which the last winner begins', () => {
  const players = [{ name: 'Sara' }, { name: 'Dan' }, { name: 'Cog', bot: 'steady' }];
  const setup: Coup['Setup'] = { book: 'hebrew', players: 3, first: 1, options: {} };
  const begun = start(coupTable, 'a', setup, players, 1, 'quick');
  const over = { ...coup.deal(setup, 1), stage: { kind: 'over' as const, winner: 2 } };
  const won = { ...begun, steps: [{ state: over, events: [] }] };
  expect(sameAgain(coupSetup, won, 1)).toEqual({ setup: { ...setup, first: 2 }, players, pace: 'quick' });
});

describe('whatever is tapped', () => {
  const id = fc.integer({ min: 0, max: 12 });
  const name = fc.oneof(fc.constantFrom('', 'Sara', ' sara', 'Дан', 'נועה'), fc.string({ maxLength: 24 }));
  const coming = {
    bot: fc.constantFrom(...coupBots.levels.map(({ id }) => id)),
    botNames: fc.constant(['Cog', 'Bolt', 'Sara']),
  };
  const tapOf = <const Type extends string, Fields extends object>(
    type: Type,
    fields: { readonly [Field in keyof Fields]: fc.Arbitrary<Fields[Field]> },
  ) => fc.record(fields).map((chosen) => ({ type, ...chosen }));
  const choices = {
    book: fc.constantFrom(...books),
    sixth: fc.constantFrom('ambassador' as const, 'inquisitor' as const),
    factions: fc.boolean(),
    anarchist: fc.boolean(),
    twoPlayers: fc.constantFrom('plain' as const, 'oneCoin' as const, 'draft' as const, null),
    strictDoubleDanger: fc.boolean(),
  };
  const tap: fc.Arbitrary<Action> = fc.oneof(
    tapOf('addPerson', { name }),
    tapOf('addBot', coming),
    tapOf('remove', { id }),
    tapOf('rename', { id, name }),
    tapOf('move', { id, by: fc.constantFrom(-1 as const, 1 as const) }),
    tapOf('seatPerson', { id }),
    tapOf('seatBot', { id, ...coming }),
    tapOf('fillWithBots', coming),
    tapOf('keepFirst', { seats: fc.integer({ min: 0, max: 10 }) }),
    tapOf('start', { start: fc.constantFrom(...starts) }),
    tapOf('agree', { first: id }),
    tapOf('choose', { choices: fc.record({ book: choices.book }) }),
    tapOf('choose', { choices: fc.record(choices) }),
  );
  const taps = fc.array(tap, { maxLength: 40 });

  test('two to ten sit there; where the page lets one deal the engine deals, and where not the reason is true', () => {
    fc.assert(
      fc.property(taps, fc.integer({ min: 0, max: 2 ** 32 - 1 }), (actions, seed) => {
        const form = after(table('', ''), ...actions);
        expect(form.seating.length).toBeGreaterThanOrEqual(2);
        expect(form.seating.length).toBeLessThanOrEqual(10);
        expect(new Set(form.seating.map(({ id }) => id)).size).toBe(form.seating.length);
        expect(form.seating.every(({ name }) => name.length <= 20)).toBe(true);
        const { setup, players } = dealt(coupSetup, form, seed);
        const problem = problemWith(coupSetup, form);
        const [fewest, most] = ruleBooks[form.choices.book].seats;
        const fits = setup.players >= fewest && setup.players <= most;
        expect(problem === 'seats').toBe(!fits);
        expect(players).toHaveLength(setup.players);
        if (problem === 'seats') expect(() => coup.deal(setup, seed)).toThrow();
        else expect(coup.deal(setup, seed)).toBeDefined();
        const names = players.map((player) => player.name.toLocaleLowerCase()).filter(Boolean);
        if (problem === null) expect(new Set(names).size).toBe(names.length);
      }),
      { numRuns: 500 },
    );
  });
});
