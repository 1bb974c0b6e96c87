import { router } from 'expo-router';
import { fireEvent, type renderRouter } from 'expo-router/testing-library';
import { act } from 'react';
import type { PlayedMatch } from '../../engine';
import { retrospect, type Coup } from '../../engine/coup';
import type { history } from '../../locales/en/history';
import { coupTable } from '../../store/coup/match';
import { emptyBin, fileOf, forgetGame, keepGame, openHistory, useHistory } from '../../store/history/history';
import type { Picked, RecordFile } from '../../store/history/files';
import * as files from '../../store/history/recordFile';
import { translatorOf } from '../../ui/i18n/translations';
import { evening, played } from '../store/history/played';
import { eachDirection } from '../support/languages';
import { everythingSaid, go, press, screen, settled, visit, within } from './support/visit';

jest.mock('../../store/history/recordFile', () => ({
  canShare: jest.fn(() => true),
  shareRecord: jest.fn(() => Promise.resolve('sent')),
  saveRecord: jest.fn(() => Promise.resolve('sent')),
  pickRecord: jest.fn(() => Promise.resolve({ status: 'left' })),
}));

const game = played(3, { book: 'russian', players: 4, first: 0 });
const { match, steps } = game;
const past = retrospect(steps, match.moves);

beforeEach(() => {
  act(() => {
    for (const { id } of openHistory().games) forgetGame(id);
    emptyBin();
    jest.clearAllMocks();
  });
});

/** A game is over, and lies on the device. */
const keep = (id: string, kept: PlayedMatch<Coup>, endedAt: string) => keepGame(coupTable, id, kept, endedAt);

function picks(picked: Picked) {
  jest.mocked(files.pickRecord).mockResolvedValueOnce(picked);
}

/** The file another device made of this game. */
function fileElsewhere(kept = game): RecordFile {
  keep('elsewhere', kept, evening(0));
  const file = fileOf('elsewhere', 'coup');
  forgetGame('elsewhere');
  emptyBin();
  if (!file) throw new Error('no file');
  return file;
}

describe.each(eachDirection)('past games, in %s', (language) => {
  test('a new device has none, and says what to do about it', async () => {
    const t = await visit('/history', { language });
    expect(screen.getByRole('heading', { name: t('history.title') })).toBeOnTheScreen();
    expect(screen.getByText(t('history.empty'))).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: t('history.openFile') })).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: new RegExp(t('games.coup.hint')) }));
    await settled();
    expect(screen.getByRole('heading', { name: t('setup.titles.together') })).toBeOnTheScreen();
  });

  test('a game says who won, against whom, and by which book; and opens', async () => {
    keep('a', game, evening(0));
    const t = await visit('/history', { language });
    const { winners } = openHistory().games[0] ?? { winners: [] };
    const [winner = 0] = winners;
    const name = match.players[winner]?.name ?? '';
    expect(screen.getByText(t('end.winner', { names: name }))).toBeOnTheScreen();
    expect(screen.getByText(t('games.coup.variants.russian'), { exact: false })).toBeOnTheScreen();
    fireEvent.press(screen.getByText(t('end.winner', { names: name })));
    await settled();
    expect(screen.getByRole('heading', { name: t('end.result') })).toBeOnTheScreen();
    expect(screen.getByRole('img', { name: t('end.winner', { names: name }) })).toBeOnTheScreen();
  });

  test('the end tells all hands, every bluff, every wrong challenge, and the course in words', async () => {
    keep('a', game, evening(0));
    const t = await visit('/history/a', { language });
    for (const title of ['coup.end.hands', 'coup.end.bluffs', 'coup.end.wrong', 'end.course'] as const)
      expect(screen.getByRole('heading', { name: t(title) })).toBeOnTheScreen();
    const caught = past.bluffs.filter(({ caughtBy }) => caughtBy !== null).length;
    expect(past.bluffs.length).toBeGreaterThan(0);
    expect(screen.getByText(t('coup.end.caught', { caught, all: past.bluffs.length }))).toBeOnTheScreen();

    const turns = past.turns.length - 1;
    expect(screen.getByText(t('end.turns', { count: turns }))).toBeOnTheScreen();
    const [coins, influence] = screen
      .getAllByRole('img')
      .slice(-2)
      .map(({ props }) => String(props['aria-label']));
    match.players.forEach(({ name }, seat) => {
      const called = name === '' ? t('players.unnamed', { number: seat + 1 }) : name;
      const out = past.turns.findIndex((mark) => mark.influence[seat] === 0);
      const had = past.turns.slice(0, out < 0 ? undefined : out + 1).map((mark) => mark.coins[seat] ?? 0);
      const [first = 0] = had;
      expect(coins).toContain(
        t('coup.end.coinsOf', { name: called, first, most: Math.max(...had), last: had.at(-1) ?? 0 }),
      );
      const left = t('coup.influences', { count: past.turns.at(-1)?.influence[seat] ?? 0 });
      expect(influence).toContain(
        out < 0
          ? t('coup.end.influenceLeft', { name: called, influence: left })
          : t('coup.end.influenceOf', { name: called, turn: out }),
      );
    });
  });

  test('an address without a game says so, and leads to the others', async () => {
    const t = await visit('/history/nobody', { language });
    expect(screen.getByText(t('history.noGame'))).toBeOnTheScreen();
    expect(screen.getByText(t('history.problem.gone'))).toBeOnTheScreen();
    await press(t('history.toList'));
    expect(screen.getByText(t('history.empty'))).toBeOnTheScreen();
  });

  test('a game that this version does not know is listed, and says why it does not open', async () => {
    keep('a', game, evening(0));
    for (const key of ['underTheTable.past.a', 'underTheTable.history'])
      localStorage.setItem(key, (localStorage.getItem(key) ?? '').replaceAll('coup', 'bridge'));
    useHistory.setState(null, true);
    const t = await visit('/history', { language });
    fireEvent.press(screen.getByText(/Sara/));
    await settled();
    expect(screen.getByText(t('history.problem.unknownGame'))).toBeOnTheScreen();
    await press(t('history.toList'));
    expect(screen.getByRole('heading', { name: t('history.title') })).toBeOnTheScreen();
  });
});

describe('deleting', () => {
  const deleteNewest = async () => {
    const t = translatorOf('en');
    const [discard] = screen.getAllByRole('button', { name: /Delete the game/ });
    if (!discard) throw new Error('nothing to delete');
    fireEvent.press(discard);
    await settled();
    expect(screen.getByRole('heading', { name: t('history.deleteTitle') })).toBeOnTheScreen();
  };
  const games = () => screen.queryAllByText(/Winner/).length;

  test('asks once: no means no, and yes can be undone, but only the last', async () => {
    keep('a', game, evening(0));
    keep('b', game, evening(1));
    const t = await visit('/history', { language: 'en' });
    await deleteNewest();
    await press(t('history.keep'));
    expect(games()).toBe(2);
    expect(screen.queryByRole('button', { name: t('history.undo') })).toBeNull();

    await deleteNewest();
    await press(t('history.deleteConfirm'));
    expect(games()).toBe(1);
    await deleteNewest();
    await press(t('history.deleteConfirm'));
    expect(screen.getByText(t('history.empty'))).toBeOnTheScreen();
    await press(t('history.undo'));
    expect(openHistory().games.map(({ id }) => id)).toEqual(['a']);
    expect(games()).toBe(1);
    expect(screen.queryByRole('button', { name: t('history.undo') })).toBeNull();
  });

  test('is for good once another page is opened', async () => {
    keep('a', game, evening(0));
    keep('b', game, evening(1));
    const t = await visit('/history', { language: 'en' });
    await deleteNewest();
    await press(t('history.deleteConfirm'));
    await go(() => router.push('/history/a'));
    await go(() => router.back());
    expect(screen.queryByRole('button', { name: t('history.undo') })).toBeNull();
    expect(localStorage.getItem('underTheTable.past.b')).toBeNull();
  });
});

describe('a file', () => {
  test('with a game in it is opened, and is in the list from then on', async () => {
    const { text } = fileElsewhere();
    picks({ status: 'picked', text });
    const t = await visit('/history', { language: 'en' });
    await press(t('history.openFile'));
    expect(screen.getByRole('heading', { name: t('end.result') })).toBeOnTheScreen();
    expect(openHistory().games).toHaveLength(1);
  });

  test('that is no good is refused in words, and nothing is lost', async () => {
    const { text } = fileElsewhere();
    keep('a', game, evening(0));
    const t = await visit('/history', { language: 'ru' });
    const opened = async (picked: Picked, problem: keyof typeof history.problem) => {
      picks(picked);
      await press(t('history.openFile'));
      const alert = within(screen.getByRole('alert'));
      expect(alert.getByText(t(`history.problem.${problem}`))).toBeOnTheScreen();
    };
    await opened({ status: 'picked', text: 'Dear diary' }, 'notARecord');
    await opened({ status: 'picked', text: text.replace('"coup"', '"bridge"') }, 'unknownGame');
    await opened({ status: 'picked', text: text.replace('"russian"', '"cookbook"') }, 'illegalSetup');
    for (const status of ['tooLarge', 'failed'] as const) await opened({ status }, status);
    await press(t('history.openFile'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(openHistory().games.map(({ id }) => id)).toEqual(['a']);
  });

  test('is made of a game, to share or to save', async () => {
    keep('a', game, new Date(2026, 10, 18, 21).toISOString());
    const t = await visit('/history/a', { language: 'en' });
    const file = fileOf('a', 'coup');
    await press(t('end.share'));
    expect(files.shareRecord).toHaveBeenCalledWith(file);
    await press(t('end.save'));
    expect(files.saveRecord).toHaveBeenCalledWith(file);
    expect(
      screen.getByText(t('end.saved', { file: 'under-the-table-coup-2026-11-18-2100-נועה.json' })),
    ).toBeOnTheScreen();
    expect(file?.text).not.toMatch(/[\u2066-\u2069]/);
  });

  test('that could not be passed on is told of; walking away is not', async () => {
    keep('a', game, evening(0));
    const t = await visit('/history/a', { language: 'ru' });
    jest.mocked(files.saveRecord).mockResolvedValueOnce('failed');
    await press(t('end.save'));
    expect(screen.getByText(t('end.notSent'))).toBeOnTheScreen();
    jest.mocked(files.saveRecord).mockResolvedValueOnce('left');
    await press(t('end.save'));
    expect(screen.queryByText(t('end.notSent'))).toBeNull();
  });
});

describe('the course of a game', () => {
  test('says what everybody had, turn by turn', async () => {
    keep('a', game, evening(0));
    const t = await visit('/history/a', { language: 'fa' });
    const last = past.turns.length - 1;
    expect(screen.getByText(t('end.turn', { turn: last }))).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: t('end.later') })).toBeDisabled();
    for (let turn = last; turn > 0; turn--) await press(t('end.earlier'));
    expect(screen.getByText(t('end.deal'))).toBeOnTheScreen();
    const holding = t('coup.end.holding', {
      coins: t('coins.count', { count: past.turns[0]?.coins[0] ?? 0 }),
      influence: t('coup.influences', { count: 2 }),
    });
    expect(screen.getAllByText(holding).length).toBeGreaterThan(0);
  });

  test.each([
    { language: 'en', from: 28, deal: 0 },
    { language: 'he', from: 14, deal: 300 },
  ] as const)('a finger on a chart points at a turn, in $language', async ({ language, from, deal }) => {
    keep('a', game, evening(0));
    const t = await visit('/history/a', { language });
    const last = past.turns.length - 1;
    for (const chart of screen.getAllByRole('img').slice(-2)) {
      fireEvent(chart, 'layout', { nativeEvent: { layout: { width: 300, height: 200, x: 0, y: 0 } } });
      fireEvent(chart, 'responderRelease', { nativeEvent: { locationX: deal } });
      expect(screen.getByText(t('end.deal'))).toBeOnTheScreen();
      fireEvent(chart, 'responderRelease', { nativeEvent: { locationX: 150 } });
      const turn = Math.round(((150 - from) / 258) * last);
      expect(screen.getByText(t('end.turn', { turn }))).toBeOnTheScreen();
    }
  });

  test('leads to the replay of that turn, and back', async () => {
    keep('a', game, evening(0));
    const t = await visit('/history/a', { language: 'en' });
    await press(t('end.earlier'));
    await press(t('end.watchTurn'));
    const { getPathname, getSearchParams } = screen as unknown as ReturnType<typeof renderRouter>;
    expect(getPathname()).toBe('/history/a');
    expect(getSearchParams()).toEqual({ id: 'a', step: String(past.turns.at(-3)?.step) });
    await press(t('replay.toResult'));
    expect(screen.getByRole('heading', { name: t('end.result') })).toBeOnTheScreen();
  });
});

test('two and ten players alike', async () => {
  const tables = [
    { book: 'hebrew', players: 2, first: 1 },
    { book: 'persianPlus', players: 10, first: 3, options: { factions: true, anarchist: true } },
  ] as const;
  for (const setup of tables) {
    keep(`table-of-${setup.players}`, played(5, setup), evening(0));
    const t = await visit(`/history/table-of-${setup.players}`, { language: 'he' });
    expect(screen.getAllByRole('switch')).toHaveLength(setup.players);
    expect(everythingSaid()).not.toMatch(/NaN|past\.\w/);
    expect(screen.getByRole('heading', { name: t('coup.end.hands') })).toBeOnTheScreen();
    screen.unmount();
  }
});
