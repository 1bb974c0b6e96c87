import type { CoupSetup, MatchPlayer } from '../../../engine';
import { letBotsPlay } from '../../../store/match/botTurns';
import { coupTable } from '../../../store/match/coupTable';
import { changeSettings, type Settings } from '../../../store/settings';
import { deckFrom } from '../../engine/coup/support/deck';

const bots: readonly MatchPlayer[] = ['Ada', 'Bit', 'Cog'].map((name) => ({ name, bot: 'steady' }));

function deal(hands: readonly string[], players = bots): void {
  const setup: CoupSetup = { book: 'hebrew', players: 3, first: 0, deck: deckFrom(hands) };
  coupTable.start(setup, players, 3);
}

const moves = () => coupTable.useOnTable.getState().running?.match.moves.length ?? 0;

/** When each of the first answers came, in milliseconds since the game was dealt. */
function timesOf(pace: Settings['botPace'], hands: readonly string[]): readonly number[] {
  changeSettings({ botPace: pace });
  deal(hands);
  const times: number[] = [];
  const stop = letBotsPlay(coupTable);
  for (let time = 0; time < 12_000; time += 10) {
    const before = moves();
    jest.advanceTimersByTime(10);
    for (let more = before; more < moves(); more++) times.push(time + 10);
  }
  stop();
  return times;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a bot takes its time: more of it for a turn than for an answer', () => {
  const [first = 0, second = 0] = timesOf('normal', ['duke duke', 'captain contessa', 'assassin ambassador']);
  expect(first).toBeGreaterThan(second - first);
  expect(second).toBeGreaterThan(first);
});

test('the same time whatever it holds', () => {
  const rich = timesOf('slow', ['duke assassin', 'contessa contessa', 'captain ambassador']);
  const poor = timesOf('slow', ['captain ambassador', 'duke assassin', 'contessa contessa']);
  expect(rich[0]).toBe(poor[0]);
});

test.each([
  ['slow', 'normal'],
  ['normal', 'fast'],
  ['fast', 'instant'],
] as const)('%s is slower than %s', (slower, faster) => {
  const hands = ['duke assassin', 'contessa contessa', 'captain ambassador'];
  expect(timesOf(slower, hands)[0]).toBeGreaterThan(timesOf(faster, hands)[0] ?? Infinity);
});

test('a person is waited for as long as it takes', () => {
  deal(['duke assassin', 'contessa contessa', 'captain ambassador'], [{ name: 'Ann' }, ...bots.slice(1)]);
  const stop = letBotsPlay(coupTable);
  jest.advanceTimersByTime(600_000);
  expect(moves()).toBe(0);
  stop();
});

test('nobody moves while the table is not looked at', () => {
  deal(['duke assassin', 'contessa contessa', 'captain ambassador']);
  letBotsPlay(coupTable)();
  jest.advanceTimersByTime(600_000);
  expect(moves()).toBe(0);
});
