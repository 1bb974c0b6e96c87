import type { PastGame } from '../../../store/history/entries';
import { emptyBin, forgetGame, keepGame, openHistory } from '../../../store/history/history';
import { coupTable } from '../../../store/coup/match';
import { peopleIn } from '../../../store/statistics/people';
import { countsOf, tally, type SeatCounts, type Tallied } from '../../../store/statistics/tallies';
import { evening, played } from '../history/played';

afterEach(() => {
  for (const { id } of openHistory().games) forgetGame(id);
  emptyBin();
});

const gamesOf = (games: readonly PastGame[], name: string) =>
  peopleIn(games).people.find((one) => one.name === name)?.games ?? [];

const line = (id: string, more: Partial<PastGame> = {}): PastGame => ({
  id,
  game: 'coup',
  endedAt: evening(0),
  players: [{ name: 'Dan' }, { name: 'Sara' }],
  winners: [0],
  variant: 'russian',
  checksum: id,
  ...more,
});

/** Counts to the end, and how far it was after each game. */
function counted(games: readonly PastGame[], countsIn: (game: PastGame) => SeatCounts | null) {
  const progress: number[] = [];
  const work = tally(gamesOf(games, 'Sara'), countsIn, ({ done }) => progress.push(done));
  for (;;) {
    const step = work.next();
    if (step.done) return { tallied: step.value satisfies Tallied, progress };
  }
}

test('only what the person’s own seat did is counted, game by game', () => {
  const { tallied, progress } = counted([line('a'), line('b')], () => ({ lies: [100, 2] }));
  expect(tallied).toEqual({ done: 2, sums: { coup: { games: 2, lies: 4 } }, unread: 0 });
  expect(progress).toEqual([1, 2]);
});

test('every game has sums of its own', () => {
  const { tallied } = counted([line('a'), line('b', { game: 'cops' })], ({ game }) =>
    game === 'coup' ? { lies: [0, 1] } : { shots: [0, 3] },
  );
  expect(tallied.sums).toEqual({ coup: { games: 1, lies: 1 }, cops: { games: 1, shots: 3 } });
});

test('a damaged record is left out of the sums and told of', () => {
  const { tallied } = counted([line('a'), line('broken')], ({ id }) =>
    id === 'broken' ? null : { lies: [0, 1] },
  );
  expect(tallied).toEqual({ done: 2, sums: { coup: { games: 1, lies: 1 } }, unread: 1 });
});

describe('a kept game', () => {
  const count = () => ({ games: [1, 1, 1] });

  test('is played once more to be counted', () => {
    keepGame(coupTable, 'kept', played(3), evening(0));
    expect(countsOf(coupTable, 'kept', count)).toEqual({ games: [1, 1, 1] });
  });

  test('that is gone, or does not lead where it says, counts for nothing', () => {
    keepGame(coupTable, 'kept', played(3), evening(0));
    const key = 'underTheTable.past.kept';
    const kept = localStorage.getItem(key) ?? '';
    localStorage.setItem(key, kept.replace('\\"moves\\":[', '\\"moves\\":[{},'));
    expect(countsOf(coupTable, 'kept', count)).toBeNull();
    expect(countsOf(coupTable, 'nothing', count)).toBeNull();
  });
});
