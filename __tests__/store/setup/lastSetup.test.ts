import type { Bot } from '../../../engine/core';
import { useNotices } from '../../../store/notices';
import { rememberNames } from '../../../store/names';
import { changeSetup, dealt, paceOf, type SetupAction } from '../../../store/setup/form';
import { firstSetup, lastSetup, rememberSetup, sameAgain } from '../../../store/setup/lastSetup';
import { seatingOf } from '../../../store/setup/seating';
import { rememberStarter } from '../../../store/setup/starters';
import { start } from '../../../store/match/running';
import { pebbleSetup, pebbleTable, type Pebble, type PebbleChoices } from '../../support/pebble';

const key = 'underTheTable.table.pebble';
const people = (...names: string[]) => seatingOf(names.map((name) => ({ name, bot: null })));
const first = () => firstSetup(pebbleSetup, 'together', 'en', []);

beforeEach(() => useNotices.setState([], true));

describe('the last table', () => {
  test('comes back as it was left: people, bots, choices, who begins and the pace', () => {
    const left: readonly SetupAction<PebbleChoices>[] = [
      { type: 'addBot', bot: 'wary', botNames: ['Cog'] },
      { type: 'choose', choices: { rounds: 1 } },
      { type: 'agree', first: 2 },
      { type: 'move', id: 2, by: -1 },
      { type: 'pace', pace: 'quick' },
    ];
    const form = left.reduce((now, action) => changeSetup(now, action, pebbleSetup.seats), {
      ...first(),
      seating: people('Sara', 'Dan', 'Noa'),
    });
    rememberSetup(pebbleSetup, 'together', form);
    const back = lastSetup(pebbleSetup, 'together');
    expect(back).toMatchObject({ start: 'agreed', first: 1, choices: { rounds: 1 }, pace: 'quick' });
    expect(back?.seating.map(({ name, bot }) => [name, bot])).toEqual([
      ['Sara', null],
      ['Noa', null],
      ['Dan', null],
      ['Cog', 'wary'],
    ]);
    expect(useNotices.getState()).toEqual([]);
  });

  test.each([
    ['not even JSON', 'damaged'],
    ['{"version":1,"value":{"players":[]}}', 'damaged'],
    ['{"version":2,"value":{"players":[],"choices":{"rounds":1},"start":null,"first":null}}', 'damaged'],
    ['{"version":2,"value":{"players":[{"name":"","bot":null}],"choices":{"rounds":9}}}', 'damaged'],
    ['{"version":9,"value":{}}', 'future'],
  ] as const)('%s is put aside and told of', (text, problem) => {
    localStorage.setItem(key, text);
    expect(lastSetup(pebbleSetup, 'together')).toBeNull();
    expect(useNotices.getState()).toEqual([{ problem, of: 'table' }]);
    expect(localStorage.getItem(`${key}.${problem === 'future' ? 'version.9' : 'aside.1'}`)).toBe(text);
  });

  test.each([
    [4, 'careful'],
    [6, 'quick'],
  ] as const)('from before a table had a pace, %i people are proposed to play %s', (count, pace) => {
    const players = Array.from({ length: count }, (_, seat) => ({ name: `${seat}`, bot: null }));
    const value = { players, choices: { rounds: 1 }, start: 'random', first: null };
    localStorage.setItem(key, JSON.stringify({ version: 2, value }));
    const back = lastSetup(pebbleSetup, 'together') ?? first();
    expect(back).toMatchObject({ start: 'random', choices: { rounds: 1 } });
    expect(paceOf(back)).toBe(pace);
    expect(useNotices.getState()).toEqual([]);
  });

  test('knows who by custom begins', () => {
    rememberStarter('pebble', ['Sara', 'Dan'], 1);
    rememberSetup(pebbleSetup, 'together', { ...first(), seating: people('Sara', 'Dan') });
    expect(lastSetup(pebbleSetup, 'together')?.starters).toEqual([
      { people: ['dan', 'sara'], starter: 'dan' },
    ]);
  });

  test('a bot this version does not know stays as written', () => {
    const written = [
      { name: 'Sara', bot: null },
      { name: 'Hal', bot: 'ninethousand' },
    ];
    rememberSetup(pebbleSetup, 'together', { ...first(), seating: seatingOf(written) });
    const back = lastSetup(pebbleSetup, 'together') ?? first();
    expect(dealt(pebbleSetup, back, 1).players[1]).toEqual(written[1]);
  });

  test('there is none at first: those who have rehearsed sit there, or four nobody has named', () => {
    expect(lastSetup(pebbleSetup, 'together')).toBeNull();
    expect(first()).toMatchObject({ choices: { rounds: 2 }, start: null, first: null, starters: [] });
    expect(first().seating).toHaveLength(4);
    rememberNames(['Sara', 'Dan']);
    expect(first().seating.map(({ name }) => name)).toEqual(['Sara', 'Dan']);
  });
});

describe('alone', () => {
  const alone = () => firstSetup(pebbleSetup, 'alone', 'en', ['Cog', 'Bolt', 'Gizmo', 'Rusty']);

  test('one person meets three bots of the usual level', () => {
    rememberNames(['Sara', 'Dan']);
    expect(alone().seating.map(({ name, bot }) => [name, bot])).toEqual([
      ['', null],
      ['Cog', 'wary'],
      ['Bolt', 'wary'],
      ['Gizmo', 'wary'],
    ]);
  });

  test('has a set-up of its own, beside that of those who play together', () => {
    rememberSetup(pebbleSetup, 'together', { ...first(), seating: people('Sara', 'Dan') });
    rememberSetup(pebbleSetup, 'alone', alone());
    expect(lastSetup(pebbleSetup, 'together')?.seating).toHaveLength(2);
    expect(lastSetup(pebbleSetup, 'alone')?.seating).toHaveLength(4);
  });

  test('keeps to its own way of finding who begins, game after game', () => {
    rememberSetup(pebbleSetup, 'alone', { ...alone(), start: 'agreed' });
    const players = [{ name: 'Sara' }, { name: 'Cog', bot: 'wary' }];
    const played = start(pebbleTable, 'a', { players: 2, first: 1, rounds: 1 }, players, 1, 'quick');
    expect(sameAgain(pebbleSetup, played, 1).setup.first).toBe(1);
  });
});

describe('the same again', () => {
  const players = [{ name: 'Sara' }, { name: 'Dan' }, { name: 'Cog', bot: 'wary' }];
  const setup = { players: 3, first: 1, rounds: 1 };
  const played = start(pebbleTable, 'a', setup, players, 1, 'quick');

  test('the same people and choices, begun by custom, as Pebble usually is', () => {
    expect(sameAgain(pebbleSetup, played, 1)).toEqual({
      setup: { ...setup, first: 2 },
      players,
      pace: 'quick',
    });
  });

  test('a face that was a secret is drawn again, one that was none stays', () => {
    const faces = ['fox', 'owl', 'cat'].map((id) => ({ id, wornBy: (bot: Bot<Pebble>) => bot }));
    const rules = { ...pebbleSetup, table: { ...pebbleTable, bots: { ...pebbleTable.bots, faces } } };
    const masked = [{ name: 'Sara' }, { name: 'Dan', bot: 'wary:owl' }, { name: 'Cog', bot: 'wary?fox' }];
    const over = start(pebbleTable, 'a', setup, masked, 1, 'quick');
    const again = Array.from({ length: 20 }, (_, seed) => sameAgain(rules, over, seed).players);
    for (const players of again) expect(players.slice(0, 2)).toEqual(masked.slice(0, 2));
    expect(new Set(again.map(([, , cog]) => cog?.bot))).toEqual(
      new Set(['wary?fox', 'wary?owl', 'wary?cat']),
    );
  });

  test('the table keeps to its own way of finding who begins', () => {
    rememberSetup(pebbleSetup, 'together', { ...first(), start: 'agreed' });
    expect(sameAgain(pebbleSetup, played, 1).setup.first).toBe(1);
    rememberSetup(pebbleSetup, 'together', { ...first(), start: 'random' });
    const drawn = Array.from({ length: 20 }, (_, seed) => sameAgain(pebbleSetup, played, seed).setup.first);
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2]));
  });
});
