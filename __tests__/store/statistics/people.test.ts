import { fileId, type PastGame } from '../../../store/history/entries';
import { byVariant, peopleIn, streaksIn, winsIn } from '../../../store/statistics/people';
import { evening } from '../history/played';

/** An evening's game: who played, the winner marked with a star; a bot in brackets. */
function game(minute: number, seats: string, more: Partial<PastGame> = {}): PastGame {
  const marked = seats.split(',').map((seat) => seat.trim());
  const nameIn = (seat: string) => seat.replace(/[*[\]]/g, '');
  return {
    id: `game ${minute}`,
    game: 'coup',
    endedAt: evening(minute),
    players: marked.map((seat) => ({
      name: nameIn(seat),
      ...(seat.startsWith('[') ? { bot: 'steady' } : {}),
    })),
    winners: marked.flatMap((seat, at) => (seat.endsWith('*') ? [at] : [])),
    variant: 'russian',
    checksum: String(minute),
    ...more,
  };
}

const named = (games: readonly PastGame[], name: string) => {
  const person = peopleIn(games).people.find((one) => one.name === name);
  if (!person) throw new Error(`Nobody is called ${name}.`);
  return person;
};

test('everybody who played by name is listed, those who played most before the others', () => {
  const { people } = peopleIn([game(1, 'Sara*, Dan, Noa'), game(0, 'Dan, Sara*')]);
  expect(people.map(({ name, games }) => [name, games.length, winsIn(games)])).toEqual([
    ['Sara', 2, 2],
    ['Dan', 2, 0],
    ['Noa', 1, 0],
  ]);
});

test.each([
  ['Sara', 'sara'],
  ['گل‌نار', 'گلنار'],
  ['علي', 'علی'],
])('%s and %s are one person, called as they were written last', (first, last) => {
  const { people } = peopleIn([game(0, `${first}*, Dan`), game(1, `${last}, Dan*`)]);
  expect(people.map(({ name, games }) => [name, games.length])).toContainEqual([last, 2]);
  expect(people).toHaveLength(2);
});

test('bots are not people, even under a person’s name; nor are players without a name', () => {
  const { people, hasBots, hasUnnamed } = peopleIn([game(0, 'Sara, [Dan]*, , [Eve]')]);
  expect(people.map(({ name }) => name)).toEqual(['Sara']);
  expect({ hasBots, hasUnnamed }).toEqual({ hasBots: true, hasUnnamed: true });
});

test('somebody who plays alone counts without a name, and nobody is missing then', () => {
  const solo = [game(0, '*, [Dan], [Eve]'), game(1, ', [Dan]*'), game(2, 'Sara*, Dan')];
  const { people, hasUnnamed } = peopleIn(solo);
  expect(people.map(({ key, games }) => [key, games.length, winsIn(games)])).toEqual([
    ['', 2, 1],
    ['sara', 1, 1],
    ['dan', 1, 0],
  ]);
  expect(hasUnnamed).toBe(false);
});

test('a game played alone that came in a file may be anybody’s', () => {
  const { people, hasUnnamed } = peopleIn([game(0, '*, [Dan]', { id: fileId('abc') })]);
  expect(people).toEqual([]);
  expect(hasUnnamed).toBe(true);
});

test('a table of ten without bots says nothing of bots', () => {
  const { people, hasBots, hasUnnamed } = peopleIn([game(0, 'A*, B, C, D, E, F, G, H, I, J')]);
  expect(people).toHaveLength(10);
  expect({ hasBots, hasUnnamed }).toEqual({ hasBots: false, hasUnnamed: false });
});

test('a game of which nobody knows the winner counts for nobody, and is told of', () => {
  const { people, unread } = peopleIn([game(0, 'Sara, Dan'), game(1, 'Sara*, Dan')]);
  expect(people.map(({ games }) => games.length)).toEqual([1, 1]);
  expect(unread).toBe(1);
});

test('a game of another kind counts like any other', () => {
  const { games } = named([game(0, 'Sara*, Dan', { game: 'bridge', variant: 'rubber' })], 'Sara');
  expect(byVariant(games)).toMatchObject([{ game: 'bridge', variant: 'rubber', games: [{ won: true }] }]);
});

describe('wins in a row', () => {
  const course = (won: string) =>
    [...won].map((mark, minute) => game(minute, mark === 'w' ? 'Sara*, Dan' : 'Sara, Dan*'));

  test.each([
    ['w', 1, 1],
    ['l', 0, 0],
    ['wwl', 0, 2],
    ['wwlw', 1, 2],
    ['lwww', 3, 3],
  ])('of %s: %i now, %i at best', (won, current, longest) => {
    expect(streaksIn(named(course(won), 'Sara').games)).toEqual({ current, longest });
  });

  test('go by date, not by when a game arrived in a file', () => {
    expect(streaksIn(named(course('wwl').reverse(), 'Sara').games)).toEqual({ current: 0, longest: 2 });
  });
});

test('wins are told apart by variant, the one played most first', () => {
  const { games } = named(
    [game(0, 'Sara*, Dan', { variant: 'hebrew' }), game(1, 'Sara, Dan*'), game(2, 'Sara*, Dan')],
    'Sara',
  );
  expect(
    byVariant(games).map(({ variant, games: played }) => [variant, winsIn(played), played.length]),
  ).toEqual([
    ['russian', 1, 2],
    ['hebrew', 1, 1],
  ]);
});
