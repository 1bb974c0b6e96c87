import { fireEvent } from 'expo-router/testing-library';
import { lastStep, type PlayedMatch } from '../../engine';
import { coup, tallies, type Coup } from '../../engine/coup';
import { coupTable } from '../../store/coup/match';
import { emptyBin, forgetGame, keepGame, openHistory, useHistory } from '../../store/history/history';
import { dateIn } from '../../ui/i18n/dates';
import { percentIn } from '../../ui/i18n/written';
import { evening, played } from '../store/history/played';
import { eachDirection } from '../support/languages';
import { act, everythingSaid, pass, press, screen, settled, visit } from './support/visit';

const game = played(3, { book: 'russian', players: 4, first: 0 });
const longName = 'Bartholomew-Maximil.';

beforeEach(() => {
  act(() => {
    for (const { id } of openHistory().games) forgetGame(id);
    emptyBin();
  });
});

type Players = PlayedMatch<Coup>['match']['players'];

/** The game is over, and these are the people who played it; the player at seat `winner` has won. */
function keep(id: string, minute: number, playersOf: (winner: number) => Players) {
  const [winner = 0] = coup.outcome(lastStep(game.steps).state)?.winners ?? [];
  const match = { ...game.match, players: playersOf(winner) };
  keepGame(coupTable, id, { ...game, match }, evening(minute));
}

/** Everybody by name, `name` on the winner's seat. */
const wonBy =
  (name: string, others: readonly string[] = ['Dan', 'Noa', 'Eve']) =>
  (winner: number): Players =>
    [...others.slice(0, winner), name, ...others.slice(winner)].map((one) => ({ name: one }));

async function open(name: string) {
  fireEvent.press(screen.getByText(`\u2068${name}\u2069`));
  await settled();
  await pass(100);
}

describe.each(eachDirection)('statistics, in %s', (language) => {
  test('a new device has nothing to count, and says so', async () => {
    const t = await visit('/statistics', { language });
    expect(screen.getByText(t('statistics.empty'))).toBeOnTheScreen();
    for (const game of ['coup', 'cops'] as const)
      expect(screen.getByRole('button', { name: new RegExp(t(`games.${game}.hint`)) })).toBeOnTheScreen();
  });

  test('one game: the history leads to everybody who played it, and back', async () => {
    keep('a', 0, wonBy('Sara'));
    const t = await visit('/history', { language });
    fireEvent.press(screen.getByText(t('statistics.hint')));
    await settled();
    expect(screen.getByRole('heading', { name: t('statistics.title') })).toBeOnTheScreen();
    const line = (wins: number) =>
      t('statistics.summary', {
        games: t('statistics.games', { count: 1 }),
        wins: t('statistics.wins', { count: wins }),
        share: percentIn(language, wins),
      });
    expect(screen.getAllByText(line(1))).toHaveLength(1);
    expect(screen.getAllByText(line(0))).toHaveLength(3);
    await press(t('common.back'));
    expect(screen.getByRole('heading', { name: t('history.title') })).toBeOnTheScreen();
  });

  test('one person: wins by book, the last games, and what Coup counts of them', async () => {
    keep('a', 0, wonBy('Sara'));
    keep('b', 1, wonBy('sara'));
    keep('c', 2, wonBy('Dan', ['Sara', 'Noa', 'Eve']));
    const t = await visit('/statistics', { language });
    await open('Sara');
    expect(screen.getByText(`\u2068${t('games.coup.variants.russian')}\u2069`)).toBeOnTheScreen();
    expect(screen.getByText(t('statistics.partOf', { part: 2, all: 3 }))).toBeOnTheScreen();
    expect(screen.getByRole('img', { name: new RegExp(t('statistics.wasLost')) })).toBeOnTheScreen();
    expect(screen.getByRole('heading', { name: t('coup.tally.title') })).toBeOnTheScreen();
    const [winner = 0] = openHistory().games[0]?.winners ?? [];
    const { bluffs, bluffsFoundOut } = tallies(game.steps, game.match.moves);
    const sum = (counts: readonly number[]) => 2 * (counts[winner] ?? 0) + (counts[0] ?? 0);
    expect(
      screen.getAllByText(t('statistics.partOf', { part: sum(bluffsFoundOut), all: sum(bluffs) })),
    ).not.toHaveLength(0);
    expect(screen.queryByRole('progressbar')).toBeNull();
    fireEvent.press(screen.getByText(t('statistics.openLast', { date: dateIn(t, language, evening(2)) })));
    await settled();
    expect(screen.getByRole('heading', { name: t('end.result') })).toBeOnTheScreen();
    await press(t('common.back'));
    await press(t('common.back'));
    expect(screen.getByRole('heading', { name: t('statistics.title') })).toBeOnTheScreen();
  });

  test('an address with a name nobody has says so, and leads to everybody', async () => {
    const t = await visit('/statistics?name=nobody', { language });
    expect(screen.getByText(t('statistics.noPerson'))).toBeOnTheScreen();
    await press(t('statistics.toAll'));
    expect(screen.getByText(t('statistics.empty'))).toBeOnTheScreen();
  });

  test('a player without a name counts for nobody, and bots are no people', async () => {
    keep('a', 0, () => [{ name: '' }, { name: '' }, { name: 'Deep', bot: 'steady' }, { name: '' }]);
    const t = await visit('/statistics', { language });
    for (const words of ['statistics.nobody', 'statistics.unnamed', 'statistics.bots'] as const)
      expect(screen.getByText(t(words))).toBeOnTheScreen();
    expect(everythingSaid()).not.toContain('Deep');
  });
});

test('everybody’s page is found by its address, whatever their name', async () => {
  const names = ['100%', 'a/b & c?', 'گل‌نار', longName];
  keep('a', 0, () => names.map((name) => ({ name })));
  const t = await visit('/statistics', { language: 'en' });
  for (const name of names) {
    await open(name);
    expect(screen.getByRole('heading', { name: `\u2068${name}\u2069` })).toBeOnTheScreen();
    expect(screen.getByRole('heading', { name: 'Bluffs, challenges, coups' })).toBeOnTheScreen();
    await press(t('common.back'));
  }
});

/** Changes what lies on the device, as no hand of ours would. */
function spoil(id: string, was: string, is: string) {
  for (const key of [`underTheTable.past.${id}`, 'underTheTable.history'])
    localStorage.setItem(key, (localStorage.getItem(key) ?? '').replaceAll(was, is));
  useHistory.setState(null, true);
}

test('a damaged record is left out of what the game counts, and told of; the game itself counts', async () => {
  keep('a', 0, wonBy('Sara'));
  keep('b', 1, wonBy('Sara'));
  spoil('a', '\\"moves\\":[', '\\"moves\\":[{},');
  const t = await visit('/statistics?name=sara', { language: 'en' });
  await pass(100);
  expect(screen.getByText(t('statistics.partOf', { part: 2, all: 2 }))).toBeOnTheScreen();
  expect(screen.getByText(t('statistics.unread', { count: 1 }))).toBeOnTheScreen();
});

test('a game this version does not know counts like any other, but is not looked into', async () => {
  keep('a', 0, wonBy('Sara'));
  spoil('a', 'coup', 'bridge');
  const t = await visit('/statistics?name=sara', { language: 'en' });
  await pass(100);
  expect(screen.getByText(t('statistics.otherGame'))).toBeOnTheScreen();
  expect(screen.queryByText(t('coup.tally.title'))).toBeNull();
  expect(screen.queryByText(t('statistics.unread', { count: 1 }))).toBeNull();
});

test('until all records are read, it is said how far that is', async () => {
  keep('a', 0, wonBy('Sara'));
  const t = await visit('/statistics?name=sara', { language: 'fa' });
  expect(
    screen.getByRole('progressbar', { name: t('statistics.reading', { done: 0, all: 1 }) }),
  ).toBeOnTheScreen();
  await pass(100);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
