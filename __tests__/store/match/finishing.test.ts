import type { MatchPlayer } from '../../../engine';
import { coup, type CoupSetup } from '../../../engine/coup';
import { coupMatch } from '../../../store/coup/match';
import { openHistory } from '../../../store/history/history';
import { letBotsPlay } from '../../../store/match/botTurns';

const bots: readonly MatchPlayer[] = ['Ada', 'Bit', 'Cog', 'Dot'].map((name) => ({ name, bot: 'steady' }));
const four: CoupSetup = { book: 'persian', players: 4, first: 0 };

const now = coupMatch.useMatch.getState;
const movesShown = () => now().running?.match.moves.length ?? 0;
const isOver = () => {
  const state = now().running?.steps.at(-1)?.state;
  return state !== undefined && coup.outcome(state) !== null;
};

/** How many moves the device has. */
function movesSaved(): number {
  const text = localStorage.getItem('underTheTable.match.coup') ?? '';
  const { value } = JSON.parse(text) as { readonly value: { readonly record: string } };
  return (JSON.parse(value.record) as { readonly moves: readonly unknown[] }).moves.length;
}

beforeEach(() => {
  jest.useFakeTimers();
  // Each look at the clock takes it on by some milliseconds, so that a glimpse is a few moves, on any machine.
  let time = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (time += 5));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** What else the phone has to do gets its turn so often before the game goes on. */
function finishing(setup = four, players = bots) {
  coupMatch.start(setup, players, 3);
  const turns = letBotsPlay(coupMatch);
  coupMatch.finish();
  return turns;
}

test('straight to the end: glimpse by glimpse, each saved before it is shown', () => {
  const glimpses: number[] = [];
  const unsubscribe = coupMatch.useMatch.subscribe(({ running }, before) => {
    if (running === before.running || isOver()) return;
    glimpses.push(movesShown());
    expect(movesSaved()).toBe(movesShown());
  });
  const { stop } = finishing();
  jest.runAllTimers();
  stop();
  unsubscribe();
  expect(isOver()).toBe(true);
  expect(now().finishing).toBe(false);
  expect(glimpses.length).toBeGreaterThan(3);
  expect(glimpses).toEqual([...glimpses].sort((one, other) => one - other));
  expect(openHistory().games).toHaveLength(1);
});

test('between two slices the phone is free, and a touch stops them where they are', () => {
  const { stop } = finishing();
  let slices = 0;
  while (movesShown() === 0) {
    jest.runOnlyPendingTimers();
    slices++;
  }
  expect(slices).toBeGreaterThan(3);
  const shown = movesShown();
  jest.runOnlyPendingTimers();
  coupMatch.stopFinishing();
  expect(movesShown()).toBe(shown);
  expect(movesSaved()).toBe(shown);
  expect(now().finishing).toBe(false);
  expect(isOver()).toBe(false);
  stop();
  jest.runAllTimers();
  expect(movesShown()).toBe(shown);
});

test('stopped, bots go on at their own pace', () => {
  const { stop } = finishing();
  while (movesShown() === 0) jest.runOnlyPendingTimers();
  coupMatch.stopFinishing();
  const shown = movesShown();
  while (movesShown() === shown) jest.runOnlyPendingTimers();
  expect(movesShown()).toBe(shown + 1);
  stop();
});

test('who leaves the table in between finds it where it was shown last', () => {
  const { stop } = finishing();
  while (movesShown() === 0) jest.runOnlyPendingTimers();
  const shown = movesShown();
  stop();
  jest.runAllTimers();
  expect(movesShown()).toBe(shown);
  expect(movesSaved()).toBe(shown);
});

test('a person who is asked is waited for', () => {
  const withAnn: readonly MatchPlayer[] = [...bots.slice(1), { name: 'Ann' }];
  const { stop } = finishing(four, withAnn);
  jest.runAllTimers();
  stop();
  expect(coup.asked(now().running?.steps.at(-1)?.state ?? coup.deal(four, 3))?.seat).toBe(3);
  expect(now().finishing).toBe(false);
});
