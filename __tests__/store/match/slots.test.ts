import type { MatchPlayer } from '../../../engine/core';
import type * as Saved from '../../../store/match/saved';
import type { Way } from '../../../store/setup/way';
import type * as Toy from '../../support/pebble';
import { startApp } from '../support/startApp';

const key = 'underTheTable.match.pebble';
const ann = { name: 'Ann' };
const bot = { name: 'Cog', bot: 'wary' };
const setup = { players: 3, first: 0, rounds: 2 };

const table: Readonly<Record<Way, readonly MatchPlayer[]>> = {
  together: [ann, { name: 'Ben' }, bot],
  alone: [ann, bot, { ...bot, name: 'Bit' }],
};

/** The app starts again: all it knows is what lies on the device. */
function start() {
  const { pebbleMatches, waitingOf } = startApp(() => ({
    ...(require('../../support/pebble') as typeof Toy),
    ...(require('../../../store/match/saved') as typeof Saved),
  }));
  return {
    matches: pebbleMatches,
    waiting: () => waitingOf(['pebble']),
    ways: () => waitingOf(['pebble']).map(({ way }) => way),
    resumed(way: Way) {
      pebbleMatches[way].resume();
      return pebbleMatches[way].useMatch.getState().running?.match.players;
    },
  };
}

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-05-01T18:00:00Z') }));
afterEach(() => jest.useRealTimers());

function deal(way: Way) {
  const app = start();
  app.matches[way].start(setup, table[way], 1);
  jest.advanceTimersByTime(1000);
  return app;
}

test('a game keeps one match that is played together and one alone, what was played last first', () => {
  deal('together');
  deal('alone');
  const app = start();
  expect(app.waiting()).toEqual([
    { game: 'pebble', way: 'alone', players: table.alone, turn: 1, savedAt: '2026-05-01T18:00:01.000Z' },
    {
      game: 'pebble',
      way: 'together',
      players: table.together,
      turn: 1,
      savedAt: '2026-05-01T18:00:00.000Z',
    },
  ]);
  expect(app.resumed('alone')).toEqual(table.alone);
  expect(app.resumed('together')).toEqual(table.together);
});

test('to give one up leaves the other where it was', () => {
  deal('together');
  const app = deal('alone');
  app.matches.alone.clear();
  expect(app.ways()).toEqual(['together']);
  expect(app.matches.together.waiting()).toMatchObject({ players: table.together });
  expect(app.matches.alone.waiting()).toBeNull();
});

test('what is damaged in one place is put aside, and the other goes on', () => {
  deal('together');
  deal('alone');
  localStorage.setItem(`${key}.alone`, '{"version":5,"val');
  const app = start();
  expect(app.ways()).toEqual(['together']);
  expect(localStorage.getItem(`${key}.alone.aside.1`)).toBe('{"version":5,"val');
});

describe('what lay there when a game had one place', () => {
  /** Version 4 kept every match under this key, and could not name it. */
  function savedByVersion4(way: Way): string {
    deal(way);
    const lying = way === 'alone' ? `${key}.alone` : key;
    const { value } = JSON.parse(localStorage.getItem(lying) ?? '') as { value: Record<string, unknown> };
    const { turn: _turn, savedAt: _savedAt, ...old } = value;
    localStorage.removeItem(lying);
    const text = JSON.stringify({ version: 4, value: old });
    localStorage.setItem(key, text);
    return text;
  }

  test.each(['together', 'alone'] as const)('goes by its players to its place: %s', (way) => {
    savedByVersion4(way);
    const app = start();
    expect(app.waiting()).toEqual([{ game: 'pebble', way, players: table[way], turn: null, savedAt: null }]);
    expect(app.resumed(way)).toEqual(table[way]);
    expect(app.resumed(way === 'alone' ? 'together' : 'alone')).toBeUndefined();
  });

  test('moves once, even if the app was killed between laying it there and taking it here', () => {
    const text = savedByVersion4('alone');
    localStorage.setItem(`${key}.alone`, text);
    expect(start().ways()).toEqual(['alone']);
    expect(localStorage.getItem(key)).toBeNull();
  });

  test('stays where it is if its place is taken: none is lost', () => {
    const text = savedByVersion4('alone');
    deal('alone');
    localStorage.setItem(key, text);
    expect(start().ways().sort()).toEqual(['alone', 'together']);
    expect(localStorage.getItem(key)).toBe(text);
  });
});
