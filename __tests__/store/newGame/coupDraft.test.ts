import fc from 'fast-check';
import { books, bots, coup, ruleBooks } from '../../../engine';
import { companyOf } from '../../../store/newGame/company';
import {
  canDeal,
  choicesFor,
  draftCoup,
  levelAt,
  levels,
  noWishes,
  problemWith,
  roomierBook,
  setupOf,
  startOf,
  starts,
  startsFor,
  usualLevel,
  type CoupDraft,
  type DraftAction,
} from '../../../store/newGame/coupDraft';

const table = (...names: string[]): CoupDraft => ({
  company: companyOf(names.map((name) => ({ name, bot: null }))),
  book: 'persianPlus',
  wishes: noWishes,
  start: null,
  first: null,
  winners: [],
});
const after = (draft: CoupDraft, ...actions: DraftAction[]) => actions.reduce(draftCoup, draft);
const optionsAt = (draft: CoupDraft) => setupOf(draft, 1).setup.options;

const everything: DraftAction = {
  type: 'wish',
  wishes: {
    sixth: 'inquisitor',
    factions: true,
    anarchist: true,
    twoPlayers: 'oneCoin',
    strictDoubleDanger: true,
  },
};

describe('options', () => {
  test('a book without them leaves them out, and going back brings them back', () => {
    const wished = after(table('Sara', 'Dan', 'Noa'), everything);
    const all = { sixth: 'inquisitor', factions: true, anarchist: true, strictDoubleDanger: true };
    expect(optionsAt(wished)).toEqual(all);
    const classic = after(wished, { type: 'open', book: 'hebrew' });
    expect(optionsAt(classic)).toEqual({ strictDoubleDanger: true });
    expect(optionsAt(after(classic, { type: 'open', book: 'persianPlus' }))).toEqual(all);
  });

  test('factions need three; two choose how they play instead', () => {
    const three = after(table('Sara', 'Dan', 'Noa'), everything);
    const two = after(three, { type: 'remove', id: 2 });
    expect(optionsAt(three)).not.toHaveProperty('twoPlayers');
    expect(optionsAt(two)).toMatchObject({ twoPlayers: 'oneCoin' });
    expect(optionsAt(two)).not.toHaveProperty('factions');
    expect(optionsAt(after(two, { type: 'addPerson', name: '' }))).toMatchObject({ factions: true });
  });

  test('where a book has one way for two, nothing is asked', () => {
    const two = table('Sara', 'Dan');
    expect(choicesFor({ ...two, book: 'persianPlus' }).twoPlayers).toEqual(['draft', 'oneCoin']);
    for (const book of ['persian', 'russian', 'hebrew'] as const)
      expect(choicesFor({ ...two, book }).twoPlayers).toEqual([]);
  });

  test('the Russian book says each time who sits at court', () => {
    const russian = after(table('Sara', 'Dan'), { type: 'open', book: 'russian' });
    expect(optionsAt(russian)).toMatchObject({ sixth: 'ambassador' });
    const chosen = after(russian, { type: 'wish', wishes: { sixth: 'inquisitor' } });
    expect(optionsAt(chosen)).toMatchObject({ sixth: 'inquisitor' });
  });
});

describe('whether cards can be dealt', () => {
  test('eight are too many for a classic book; a roomier one takes them, or two get up', () => {
    const eight = after(table(...'abcdefgh'), { type: 'open', book: 'russian' });
    expect(problemWith(eight)).toBe('seats');
    expect(roomierBook(eight)).toBe('persianPlus');
    expect(canDeal(after(eight, { type: 'open', book: 'persianPlus' }))).toBe(true);
    expect(canDeal(after(eight, { type: 'keepFirst', seats: 6 }))).toBe(true);
  });

  test('not to two of the same name, but to many without one', () => {
    expect(problemWith(table('Sara', 'SARA '))).toBe('sameName');
    expect(problemWith(table('', '', ''))).toBeNull();
  });
});

describe('who begins', () => {
  const won = { people: ['dan', 'noa', 'sara'], winner: 'noa' };
  const same = { ...table('Noa', 'Dan', 'Sara'), winners: [won] };
  const strangers = { ...table('Noa', 'Dan', 'Ali'), winners: [won] };

  test.each([
    ['persianPlus', 'agreed', 'agreed'],
    ['persian', 'lastWinner', 'random'],
    ['russian', 'random', 'random'],
    ['hebrew', 'lastWinner', 'random'],
  ] as const)('by the book %s: %s, and the first time %s', (book, again, first) => {
    expect(startOf({ ...same, book })).toBe(again);
    expect(startOf({ ...strangers, book })).toBe(first);
  });

  test('the last winner is offered only to the people they beat', () => {
    expect(startsFor(same)).toEqual(['agreed', 'random', 'lastWinner']);
    expect(startsFor(strangers)).toEqual(['agreed', 'random']);
  });

  test('the last winner begins wherever they sit now', () => {
    const moved = after(same, { type: 'start', start: 'lastWinner' }, { type: 'move', id: 0, by: 1 });
    expect(setupOf(moved, 1).setup.first).toBe(1);
  });

  test('who was agreed on begins wherever they move, and the first seat if they leave', () => {
    const agreed = after(table('Sara', 'Dan', 'Noa'), { type: 'agree', first: 1 });
    expect(setupOf(agreed, 1).setup.first).toBe(1);
    expect(setupOf(after(agreed, { type: 'move', id: 1, by: 1 }), 1).setup.first).toBe(2);
    expect(setupOf(after(agreed, { type: 'remove', id: 1 }), 1).setup.first).toBe(0);
  });

  test('the lot falls on everybody sooner or later, and on the same for the same seed', () => {
    const random = after(table('Sara', 'Dan', 'Noa'), { type: 'start', start: 'random' });
    const drawn = Array.from({ length: 20 }, (_, seed) => setupOf(random, seed).setup.first);
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2]));
    expect(setupOf(random, 7)).toEqual(setupOf(random, 7));
  });
});

describe('bots', () => {
  test('every bot of the engine is a level, and newcomers play like the one before', () => {
    expect([...levels].sort()).toEqual(Object.keys(bots.coup).sort());
    expect(levels).toContain(usualLevel);
    const { company } = table('Sara', 'Dan');
    expect(levelAt(company)).toBe(usualLevel);
    const joined = after(table('Sara', 'Dan'), { type: 'addBot', bot: 'random', botNames: ['Cog'] });
    expect(levelAt(joined.company)).toBe('random');
    expect(setupOf(joined, 1).players).toEqual([
      { name: 'Sara' },
      { name: 'Dan' },
      { name: 'Cog', bot: 'random' },
    ]);
  });
});

describe('whatever is tapped', () => {
  const id = fc.integer({ min: 0, max: 12 });
  const name = fc.oneof(fc.constantFrom('', 'Sara', ' sara', 'Дан', 'נועה'), fc.string({ maxLength: 24 }));
  const coming = { bot: fc.constantFrom(...levels), botNames: fc.constant(['Cog', 'Bolt', 'Sara']) };
  const tap: fc.Arbitrary<DraftAction> = fc.oneof(
    fc.record({ type: fc.constant('addPerson' as const), name }),
    fc.record({ type: fc.constant('addBot' as const), ...coming }),
    fc.record({ type: fc.constant('remove' as const), id }),
    fc.record({ type: fc.constant('rename' as const), id, name }),
    fc.record({ type: fc.constant('move' as const), id, by: fc.constantFrom(-1 as const, 1 as const) }),
    fc.record({ type: fc.constant('seatPerson' as const), id }),
    fc.record({ type: fc.constant('seatBot' as const), id, ...coming }),
    fc.record({ type: fc.constant('fillWithBots' as const), ...coming }),
    fc.record({ type: fc.constant('keepFirst' as const), seats: fc.integer({ min: 0, max: 10 }) }),
    fc.record({ type: fc.constant('open' as const), book: fc.constantFrom(...books) }),
    fc.record({ type: fc.constant('start' as const), start: fc.constantFrom(...starts) }),
    fc.record({ type: fc.constant('agree' as const), first: id }),
    fc.record({
      type: fc.constant('wish' as const),
      wishes: fc.record({
        sixth: fc.constantFrom('ambassador' as const, 'inquisitor' as const),
        factions: fc.boolean(),
        anarchist: fc.boolean(),
        twoPlayers: fc.constantFrom('plain' as const, 'oneCoin' as const, 'draft' as const, null),
        strictDoubleDanger: fc.boolean(),
      }),
    }),
  );
  const taps = fc.array(tap, { maxLength: 40 });

  test('two to ten sit at the table, each in a place of their own', () => {
    fc.assert(
      fc.property(taps, (actions) => {
        const { company } = after(table('', ''), ...actions);
        expect(company.length).toBeGreaterThanOrEqual(2);
        expect(company.length).toBeLessThanOrEqual(10);
        expect(new Set(company.map((place) => place.id)).size).toBe(company.length);
        expect(company.every((place) => place.name.length <= 20)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('where the page lets one deal the engine deals, and where it does not the reason is true', () => {
    fc.assert(
      fc.property(taps, fc.integer({ min: 0, max: 2 ** 32 - 1 }), (actions, seed) => {
        const draft = after(table('', '', '', ''), ...actions);
        const { setup, players } = setupOf(draft, seed);
        const problem = problemWith(draft);
        const [fewest, most] = ruleBooks[draft.book].seats;
        const fits = setup.players >= fewest && setup.players <= most;
        expect(problem === 'seats').toBe(!fits);
        expect(players).toHaveLength(setup.players);
        if (problem === 'seats') expect(() => coup.deal(setup, seed)).toThrow();
        else expect(coup.deal(setup, seed)).toBeDefined();
        const names = players.map((player) => player.name.toLocaleLowerCase()).filter(Boolean);
        if (canDeal(draft)) expect(new Set(names).size).toBe(names.length);
      }),
      { numRuns: 500 },
    );
  });
});
