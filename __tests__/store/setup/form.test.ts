import {
  changeSetup,
  dealt,
  nextFirst,
  paceOf,
  problemWith,
  startOf,
  startsFor,
  type SetupAction,
  type SetupForm,
} from '../../../store/setup/form';
import { seatingOf } from '../../../store/setup/seating';
import { pebbleSetup, type PebbleChoices } from '../../support/pebble';

type Form = SetupForm<PebbleChoices>;
type Action = SetupAction<PebbleChoices>;

const table = (...names: string[]): Form => ({
  seating: seatingOf(names.map((name) => ({ name, bot: null }))),
  choices: { rounds: 2 },
  start: null,
  first: null,
  starters: [],
  pace: null,
});
const changed = (form: Form, action: Action) => changeSetup(form, action, pebbleSetup.seats);
const after = (form: Form, ...actions: Action[]) => actions.reduce(changed, form);
const firstOf = (form: Form, seed = 1) => dealt(pebbleSetup, form, seed).setup.first;

describe('what is dealt', () => {
  test('is what was chosen, to those who sit there', () => {
    const form = after(
      table(' Sara ', ''),
      { type: 'choose', choices: { rounds: 1 } },
      { type: 'addBot', bot: 'wary', botNames: ['Cog'] },
      { type: 'agree', first: 1 },
    );
    expect(dealt(pebbleSetup, form, 1)).toEqual({
      setup: { players: 3, first: 1, rounds: 1 },
      players: [{ name: 'Sara' }, { name: '' }, { name: 'Cog', bot: 'wary' }],
      pace: 'careful',
    });
  });

  test('six people and more are proposed a quick table, until somebody chooses', () => {
    const people = (count: number) => table(...Array.from({ length: count }, (_, at) => `P${at}`));
    expect([5, 6].map((count) => paceOf(people(count)))).toEqual(['careful', 'quick']);
    expect(paceOf(after(people(6), { type: 'pace', pace: 'careful' }))).toBe('careful');
  });

  test('a fifth finds no chair where the game has four', () => {
    const full = after(table('a', 'b', 'c', 'd'), { type: 'addPerson', name: 'e' });
    expect(full.seating).toHaveLength(4);
  });

  test('nothing, where too few or too many have sat down, or two are called the same', () => {
    expect(problemWith(pebbleSetup, table('Sara'))).toBe('seats');
    expect(problemWith(pebbleSetup, table('a', 'b', 'c', 'd', 'e'))).toBe('seats');
    expect(problemWith(pebbleSetup, table('Sara', 'SARA '))).toBe('sameName');
    expect(problemWith(pebbleSetup, table('', '', ''))).toBeNull();
  });
});

describe('who begins', () => {
  const past = { people: ['dan', 'noa', 'sara'], starter: 'noa' };
  const same = { ...table('Noa', 'Dan', 'Sara'), starters: [past] };
  const strangers = { ...table('Noa', 'Dan', 'Ali'), starters: [past] };

  test('custom is offered only to the people it is known of', () => {
    expect(startsFor(same)).toEqual(['agreed', 'random', 'byCustom']);
    expect(startsFor(strangers)).toEqual(['agreed', 'random']);
  });

  test('where nobody has said, the game’s usual way, or luck where custom knows nobody', () => {
    expect(startOf(pebbleSetup, same)).toBe('byCustom');
    expect(startOf(pebbleSetup, strangers)).toBe('random');
    expect(startOf(pebbleSetup, after(same, { type: 'start', start: 'random' }))).toBe('random');
  });

  test('by custom somebody begins wherever they sit now', () => {
    const moved = after(same, { type: 'start', start: 'byCustom' }, { type: 'move', id: 0, by: 1 });
    expect(firstOf(moved)).toBe(1);
  });

  test('who was agreed on begins wherever they move, and the first seat if they leave', () => {
    const agreed = after(table('Sara', 'Dan', 'Noa'), { type: 'agree', first: 1 });
    expect(firstOf(agreed)).toBe(1);
    expect(firstOf(after(agreed, { type: 'move', id: 1, by: 1 }))).toBe(2);
    expect(firstOf(after(agreed, { type: 'remove', id: 1 }))).toBe(0);
  });

  test('the lot falls on everybody sooner or later, and on the same for the same seed', () => {
    const random = after(table('Sara', 'Dan', 'Noa'), { type: 'start', start: 'random' });
    const drawn = Array.from({ length: 20 }, (_, seed) => firstOf(random, seed));
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2]));
    expect(firstOf(random, 7)).toBe(firstOf(random, 7));
  });
});

describe('who begins the next time', () => {
  const setup = { players: 3, first: 1, rounds: 2 };
  const next = (change: Partial<Parameters<typeof nextFirst>[2]>) =>
    nextFirst(pebbleSetup, setup, { start: null, lastFirst: 1, byCustom: 2, seed: 1, ...change });

  test('the one who was agreed on, or whom custom names, which is this game’s usual way', () => {
    expect(next({ start: 'agreed' })).toBe(1);
    expect(next({ start: 'byCustom' })).toBe(2);
    expect(next({})).toBe(2);
  });

  test.each(['random', 'byCustom'] as const)('%s draws a lot where custom names nobody', (start) => {
    const drawn = Array.from({ length: 20 }, (_, seed) => next({ start, byCustom: null, seed }));
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2]));
  });
});
