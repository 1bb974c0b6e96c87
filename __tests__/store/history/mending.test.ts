import type { PlayedMatch } from '../../../engine';
import type { Coup } from '../../../engine/coup';
import { coupTable } from '../../../store/coup/match';
import type * as HistoryStore from '../../../store/history/history';
import type * as Notices from '../../../store/notices';
import type * as SettingsStore from '../../../store/settings';
import { startApp } from '../support/startApp';
import { evening, played } from './played';

const listKey = 'underTheTable.history';
const recordKey = (id: string) => `underTheTable.past.${id}`;
const game = played(1);

function start() {
  const app = startApp(() => ({
    ...(require('../../../store/history/history') as typeof HistoryStore),
    ...(require('../../../store/notices') as typeof Notices),
    ...(require('../../../store/settings') as typeof SettingsStore),
  }));
  const { byDate, openHistory, keepGame, sumUp, useNotices } = app;
  return {
    ...app,
    keepGame: (id: string, endedAt: string, match: PlayedMatch<Coup> = game) =>
      keepGame(coupTable, id, match, endedAt),
    sumUp: (id: string) => sumUp(coupTable, id),
    games: () => byDate(openHistory().games),
    ids: () => byDate(openHistory().games).map(({ id }) => id),
    posted: useNotices.getState,
  };
}

/** Games `c`, `b` and `a`, the newest first. */
function threeGames() {
  const app = start();
  ['a', 'b', 'c'].forEach((id, minute) => app.keepGame(id, evening(minute)));
  return app.games();
}

function changeText(key: string, change: (text: string) => string): void {
  localStorage.setItem(key, change(localStorage.getItem(key) ?? ''));
}

/** As the first version kept it: the record alone. */
function withoutSummary(id: string): void {
  changeText(recordKey(id), (text) => {
    const { endedAt, record } = (JSON.parse(text) as { value: { endedAt: string; record: string } }).value;
    return JSON.stringify({ version: 1, value: { endedAt, record } });
  });
}

afterEach(() => jest.restoreAllMocks());

describe('a damaged list is made again from the games themselves', () => {
  test.each([
    ['cut short', (text: string) => text.slice(0, -5)],
    ['with a line that is none', (text: string) => text.replace(/"winners":\[\d\]/, '"winners":null')],
    ['of another shape', () => '{"version":2,"value":17}'],
    ['empty', () => ''],
  ])('%s', (_, damage) => {
    const games = threeGames();
    changeText(listKey, damage);
    const damaged = localStorage.getItem(listKey);
    const app = start();
    expect(app.games()).toEqual(games);
    expect(app.posted()).toEqual([{ problem: 'mended', of: 'history' }]);
    expect(localStorage.getItem(`${listKey}.aside.1`)).toBe(damaged);
    const again = start();
    expect([again.games(), again.posted()]).toEqual([games, []]);
  });

  test('line by line: what was deleted stays deleted', () => {
    threeGames();
    start().forgetGame('b');
    changeText(listKey, (text) => text.replace(/"winners":\[\d\]/, '"winners":null'));
    const app = start();
    expect([app.ids(), app.openHistory().bin?.id]).toEqual([['c', 'a'], 'b']);
  });

  test('and games that no list knew of are found', () => {
    const games = threeGames();
    localStorage.removeItem(listKey);
    const app = start();
    expect([app.games(), app.posted()]).toEqual([games, []]);
  });

  test('but what is no game any more is put aside, and harms no other', () => {
    threeGames();
    localStorage.removeItem(listKey);
    localStorage.setItem(recordKey('b'), 'no game');
    expect(start().ids()).toEqual(['c', 'a']);
    expect(localStorage.getItem(`${recordKey('b')}.aside.1`)).toBe('no game');
  });

  test('a game without a summary is listed with what it says itself, and summed up by its rules', () => {
    const [, , first] = threeGames();
    withoutSummary('a');
    localStorage.removeItem(listKey);
    const app = start();
    expect(app.games()[2]).toEqual({ ...first, winners: [], variant: '' });
    app.sumUp('a');
    expect(app.games()[2]).toEqual(first);
    localStorage.removeItem(listKey);
    expect(start().games()[2]).toEqual(first);
  });
});

test('a list that cannot be read once is neither empty nor written over', () => {
  threeGames();
  const app = start();
  const busy = jest.spyOn(localStorage, 'getItem').mockImplementation(() => {
    throw new Error('The database is locked.');
  });
  app.openHistory();
  expect(app.posted()).toEqual([{ problem: 'locked', of: 'history' }]);
  busy.mockRestore();
  app.keepGame('d', evening(9));
  expect(app.ids()).toEqual(['d', 'c', 'b', 'a']);
  expect(start().ids()).toEqual(['d', 'c', 'b', 'a']);
});

describe('the limit', () => {
  const inThe1970s = (minute: number) => new Date(minute * 60_000).toISOString();

  /** Fifty games lie there, which is all that may. */
  function full() {
    const app = start();
    app.changeSettings({ historyLimit: '50' });
    for (let minute = 0; minute < 50; minute++) app.keepGame(`g${minute}`, evening(minute));
    return app;
  }

  test('can be changed; a game that came later stays, whatever the clock said', () => {
    const app = full();
    ['p', 'q', 'r'].forEach((id, minute) => app.keepGame(id, inThe1970s(minute)));
    expect(app.ids()).toHaveLength(50);
    expect(app.ids().slice(-3)).toEqual(['r', 'q', 'p']);
    expect(app.ids()).not.toContain('g2');
    app.changeSettings({ historyLimit: 'none' });
    app.keepGame('s', evening(60));
    expect(app.ids()).toHaveLength(51);
  });

  test('deletes a record only after the list does without it', () => {
    const app = full();
    const listed: boolean[] = [];
    const { removeItem } = localStorage;
    jest.spyOn(localStorage, 'removeItem').mockImplementation((key) => {
      listed.push((localStorage.getItem(listKey) ?? '').includes('"g0"'));
      removeItem(key);
    });
    app.keepGame('one more', evening(60));
    expect(listed).toEqual([false]);
  });
});
