import { serialise, type PlayedMatch } from '../../../engine';
import type { Coup } from '../../../engine/coup';
import { coupTable } from '../../../store/coup/match';
import type * as HistoryStore from '../../../store/history/history';
import { readRecord, type RecordProblem } from '../../../store/history/record';
import type * as Notices from '../../../store/notices';
import { startApp } from '../support/startApp';
import { evening, played } from './played';

/** The app starts again: what lies on the device is read again. */
function start() {
  const app = startApp(() => ({
    ...(require('../../../store/history/history') as typeof HistoryStore),
    ...(require('../../../store/notices') as typeof Notices),
  }));
  const { byDate, openHistory, keepGame, openRecord, findGame, useNotices } = app;
  return {
    ...app,
    keepGame: (id: string, game: PlayedMatch<Coup>, endedAt: string) =>
      keepGame(coupTable, id, game, endedAt),
    openRecord: (text: string, now: string) => openRecord(coupTable, text, now),
    /** As the page of a game does: found first, then played. */
    readGame(id: string) {
      const found = findGame(id);
      if (!found.ok) return found;
      const { game, kept } = found;
      if (game !== 'coup') return { ok: false, problem: 'unknownGame' };
      const read = readRecord(coupTable, kept.record);
      return read.ok ? { ok: true, match: read.played.match, endedAt: kept.endedAt } : read;
    },
    ids: () => byDate(openHistory().games).map(({ id }) => id),
    bin: () => openHistory().bin?.id ?? null,
    posted: useNotices.getState,
  };
}

const recordKey = (id: string) => `underTheTable.past.${id}`;
const onDevice = (id: string) => localStorage.getItem(recordKey(id)) !== null;
const game = played(1);
const { match } = game;
const mostGames = 200;

afterEach(() => jest.restoreAllMocks());

/** The device takes nothing that is long. */
function fill(room: number) {
  const { setItem } = localStorage;
  jest.spyOn(localStorage, 'setItem').mockImplementation((key, text) => {
    if (text.length > room) throw new Error('full');
    setItem(key, text);
  });
}

describe('a finished game', () => {
  test('is there after a restart, with who played, who won and by which book', () => {
    start().keepGame('a', game, evening(0));
    const app = start();
    expect(app.openHistory().games).toEqual([
      expect.objectContaining({
        id: 'a',
        game: 'coup',
        variant: 'persian',
        endedAt: evening(0),
        players: match.players,
        winners: [expect.any(Number)],
      }),
    ]);
    expect(app.readGame('a')).toEqual({ ok: true, match, endedAt: evening(0) });
  });

  test('kept twice is one game, and stays as it was', () => {
    const app = start();
    app.keepGame('a', game, evening(0));
    app.keepGame('a', played(2), evening(9));
    expect(app.ids()).toEqual(['a']);
    expect(app.readGame('a')).toEqual({ ok: true, match, endedAt: evening(0) });
  });

  test('makes the oldest go where there are too many, record and all', () => {
    const app = start();
    for (let minute = 0; minute <= mostGames; minute++) app.keepGame(`g${minute}`, game, evening(minute));
    expect(app.ids()).toHaveLength(mostGames);
    expect(app.ids()).not.toContain('g0');
    expect([onDevice('g0'), onDevice('g1')]).toEqual([false, true]);
    app.keepGame('older', game, evening(-5));
    expect(app.ids()).toHaveLength(mostGames);
    expect(app.ids().at(-1)).toBe('older');
  });

  test('on a full device holds until the app is closed, and is not promised for longer', () => {
    const app = start();
    fill(1000);
    app.keepGame('a', game, evening(0));
    expect(app.posted()).toEqual([{ problem: 'full', of: 'history' }]);
    expect(app.ids()).toEqual(['a']);
    expect(app.readGame('a')).toMatchObject({ ok: true });
    expect(app.fileOf('a', 'coup')).not.toBeNull();
    app.forgetGame('a');
    app.restoreGame();
    expect(app.readGame('a')).toMatchObject({ ok: true });
    expect(start().ids()).toEqual([]);
  });

  test('that carries marks of direction in its names loses them', () => {
    const app = start();
    app.keepGame(
      'a',
      { ...game, match: { ...match, players: [{ name: '\u2068Sara\u2069' }, ...match.players.slice(1)] } },
      evening(0),
    );
    expect(app.openHistory().games[0]?.players[0]?.name).toBe('Sara');
    expect(app.fileOf('a', 'coup')?.text).not.toMatch(/[\u2066-\u2069]/);
  });
});

describe('a deleted game', () => {
  test('can be brought back to its place among the others, the newest first', () => {
    const app = start();
    ['b', 'c', 'a'].forEach((id) => app.keepGame(id, game, evening('abc'.indexOf(id))));
    app.forgetGame('b');
    expect([app.ids(), app.bin()]).toEqual([['c', 'a'], 'b']);
    // Even if the app was killed in between.
    const again = start();
    expect([again.ids(), again.bin()]).toEqual([['c', 'a'], 'b']);
    again.restoreGame();
    expect([again.ids(), again.bin()]).toEqual([['c', 'b', 'a'], null]);
    expect(start().readGame('b')).toMatchObject({ ok: true });
  });

  test('is gone for good once the next one is deleted, or the bin is emptied', () => {
    const app = start();
    ['a', 'b'].forEach((id, minute) => app.keepGame(id, game, evening(minute)));
    app.forgetGame('a');
    expect(onDevice('a')).toBe(true);
    app.forgetGame('b');
    expect([onDevice('a'), onDevice('b'), app.bin()]).toEqual([false, true, 'b']);
    app.emptyBin();
    expect([onDevice('b'), app.bin()]).toEqual([false, null]);
    expect(app.readGame('b')).toEqual({ ok: false, problem: 'gone' });
    app.restoreGame();
    expect(app.ids()).toEqual([]);
  });

  test('that is kept again is no longer in the bin, and survives its emptying', () => {
    const app = start();
    app.keepGame('a', game, evening(0));
    app.forgetGame('a');
    app.keepGame('a', game, evening(0));
    app.emptyBin();
    expect(start().readGame('a')).toMatchObject({ ok: true });
  });

  test('that was never there deletes nothing', () => {
    const app = start();
    app.keepGame('a', game, evening(0));
    app.forgetGame('b');
    expect([app.ids(), app.bin()]).toEqual([['a'], null]);
  });
});

describe('a record that cannot be used harms no other', () => {
  const keptGame = (record: string) => JSON.stringify({ version: 1, value: { endedAt: evening(0), record } });
  const change = (change: (record: Record<string, unknown>) => void) => {
    const app = start();
    app.keepGame('x', game, evening(0));
    const record = JSON.parse(app.fileOf('x', 'coup')?.text ?? '') as Record<string, unknown>;
    change(record);
    return keptGame(JSON.stringify(record));
  };

  const broken: readonly [HistoryStore.GameProblem, () => string | null][] = [
    ['damaged', () => '{"version":1,"val'],
    ['future', () => '{"version":9,"value":{}}'],
    ['notARecord', () => keptGame('{}')],
    ['unknownVersion', () => change((record) => (record.version = 3))],
    ['unknownGame', () => change((record) => (record.game = 'bridge'))],
    ['illegalSetup', () => change((record) => (record.setup = { book: 'cookbook' }))],
    ['illegalMove', () => change((record) => (record.moves = [{ type: 'explode' }]))],
    ['checksumDiffers', () => change((record) => (record.checksum = '00000000'))],
    ['gone', () => null],
  ];

  test.each(broken)('%s', (problem, text) => {
    const lying = text();
    const app = start();
    app.keepGame('sound', game, evening(1));
    if (lying !== null) localStorage.setItem(recordKey('broken'), lying);
    expect(app.readGame('broken')).toEqual({ ok: false, problem });
    expect(app.readGame('sound')).toMatchObject({ ok: true });
    if (lying === null) return;
    const texts = ['', '.aside.1', '.version.9'].map((place) =>
      localStorage.getItem(recordKey('broken') + place),
    );
    expect(texts).toContain(lying);
  });

  test('a list that the first version wrote is read: it called a variant `sort` and a checksum `print`', () => {
    const game = { id: 'a', game: 'coup', endedAt: evening(0), players: [{ name: 'Sara' }], winners: [0] };
    const old = { ...game, sort: 'hebrew', print: '0badcafe' };
    const list = JSON.stringify({ version: 1, value: { games: [old], bin: { ...old, id: 'b' } } });
    localStorage.setItem('underTheTable.history', list);
    const read = { ...game, variant: 'hebrew', checksum: '0badcafe' };
    const app = start();
    expect(app.openHistory()).toEqual({ games: [read], bin: { ...read, id: 'b' } });
    expect(app.posted()).toEqual([]);
  });

  test('an address that is no id leads to no other entry', () => {
    localStorage.setItem('underTheTable.past.a.aside.1', 'what was put aside');
    expect(start().readGame('a.aside.1')).toEqual({ ok: false, problem: 'gone' });
    expect(localStorage.getItem('underTheTable.past.a.aside.1')).toBe('what was put aside');
  });
});

describe('a game in a file', () => {
  const file = () => {
    const app = start();
    app.keepGame('a', game, evening(0));
    const made = app.fileOf('a', 'coup');
    localStorage.clear();
    if (!made) throw new Error('no file');
    return made;
  };

  test('bears its game, when it was played, and who won', () => {
    const app = start();
    app.keepGame('a', game, new Date(2026, 10, 8, 23, 59).toISOString());
    expect(app.fileOf('a', 'coup')?.name).toBe('under-the-table-coup-2026-11-08-2359-נועה.json');
    expect(app.fileOf('a', 'cops')?.name).toBe('under-the-table-cops-2026-11-08-2359-נועה.json');
    expect(app.fileOf('b', 'coup')).toBeNull();
  });

  test('is the same game on another device, as old as it was', () => {
    const { text } = file();
    const app = start();
    const opened = app.openRecord(text, evening(50));
    const id = opened.ok ? opened.id : '';
    expect(app.readGame(id)).toEqual({ ok: true, match, endedAt: evening(0) });
    expect(start().ids()).toEqual([id]);
  });

  test('opened twice, or where it was played, is one game', () => {
    const { text } = file();
    const app = start();
    const first = app.openRecord(text, evening(50));
    expect(app.openRecord(text, evening(51))).toEqual(first);
    expect(app.ids()).toHaveLength(1);
    localStorage.clear();
    const home = start();
    home.keepGame('played-here', game, evening(0));
    expect(home.openRecord(text, evening(50))).toEqual({ ok: true, id: 'played-here' });
    expect(home.ids()).toEqual(['played-here']);
  });

  test('without a date, or with a mad one, is of the day it is opened', () => {
    const plain = JSON.parse(file().text) as Record<string, unknown>;
    for (const endedAt of [undefined, 17, 'yesterday', '2026-99-99T99:99']) {
      localStorage.clear();
      const app = start();
      app.openRecord(JSON.stringify({ ...plain, endedAt }), evening(50));
      expect(app.openHistory().games[0]?.endedAt).toBe(evening(50));
    }
  });

  test('with the mark some editors put in front is read all the same', () => {
    const { text } = file();
    expect(start().openRecord(`\uFEFF${text}`, evening(50))).toMatchObject({ ok: true });
  });

  test.each(['"version":', '"name":'])(
    'is opened without what is nested beyond reason before %s',
    (before) => {
      const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
      const text = serialise(game).replace(before, () => `"extra":${deep},${before}`);
      const app = start();
      const opened = app.openRecord(text, evening(1));
      expect(app.fileOf(opened.ok ? opened.id : '', 'coup')?.text).toContain('"moves"');
      expect(app.fileOf(opened.ok ? opened.id : '', 'coup')?.text).not.toContain('extra');
    },
  );

  const refused: readonly [RecordProblem, () => string][] = [
    ['notARecord', () => 'Dear diary'],
    ['notARecord', () => ''],
    ['tooLarge', () => 'x'.repeat(1_000_001)],
    ['anotherGame', () => serialise(game).replace('"coup"', '"pebble"')],
    ['unfinished', () => serialise({ match: { ...match, moves: [] }, steps: game.steps.slice(0, 1) })],
  ];

  test.each(refused)('is refused where it is %s, and nothing changes', (problem, text) => {
    const app = start();
    app.keepGame('a', game, evening(0));
    expect(app.openRecord(text(), evening(1))).toEqual({ ok: false, problem });
    expect(app.ids()).toEqual(['a']);
  });
});
