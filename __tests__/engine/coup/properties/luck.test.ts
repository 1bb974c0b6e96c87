/** Luck favours no card and no place: not when the deck is dealt, and not when cards go back into the court. */
import {
  coup,
  roles,
  type CoupMove,
  type CoupSetup,
  type CoupState,
  type Role,
} from '../../../../engine/coup';
import { castOf } from '../../../../engine/coup/roles';
import { suspicious, unevenness } from '../../core/spread';
import { deckFrom } from '../support/deck';

const orderOf = ({ players, court }: CoupState): readonly Role[] => [
  ...players.flatMap(({ cards }) => cards.map(({ role }) => role)),
  ...court,
];

/** How often each character came to lie at each place. */
function lies(orders: readonly (readonly Role[])[], cast: readonly Role[]): number[][] {
  return (orders[0] ?? []).map((_, place) =>
    cast.map((role) => orders.filter((order) => order[place] === role).length),
  );
}

const deals = (setup: CoupSetup, count: number) =>
  Array.from({ length: count }, (_, seed) => coup.deal(setup, seed));

describe('the deal', () => {
  test.each<CoupSetup>([
    { book: 'hebrew', players: 6, first: 0 },
    { book: 'russian', players: 3, first: 1, options: { sixth: 'inquisitor' } },
    { book: 'persianPlus', players: 10, first: 9 },
    { book: 'persian', players: 2, first: 0 },
  ])('brings every character to every place equally often: %j', (setup) => {
    const cast = castOf(setup.options?.sixth ?? 'ambassador');
    lies(deals(setup, 1_000).map(orderOf), cast).forEach((counts) => {
      expect(unevenness(counts)).toBeLessThan(suspicious(cast.length));
    });
  });

  test('gives a pair of the same character as often as it should: one in seven', () => {
    const hands = deals({ book: 'hebrew', players: 4, first: 0 }, 1_500).flatMap(({ players }) => players);
    const pairs = hands.filter(({ cards: [one, other] }) => one?.role === other?.role).length;
    const spread = Math.sqrt(hands.length * (1 / 7) * (6 / 7));
    expect(Math.abs(pairs - hands.length / 7)).toBeLessThan(5 * spread);
  });

  test('leaves luck that is not yet used up: two seeds, two futures', () => {
    const setup: CoupSetup = {
      book: 'hebrew',
      players: 3,
      first: 0,
      deck: roles.slice(0, 5).flatMap((role) => [role, role, role]),
    };
    expect(orderOf(coup.deal(setup, 1))).toEqual(orderOf(coup.deal(setup, 2)));
    expect(coup.deal(setup, 1).random).not.toEqual(coup.deal(setup, 2).random);
    const untouched = coup.deal({ ...setup, deck: [...(setup.deck ?? [])].reverse() }, 1);
    expect(untouched.random).toEqual(coup.deal(setup, 1).random);
  });
});

describe('the court', () => {
  // Seat 0 has the only contessas but one; seat 1 is to challenge; the court is what is left.
  const deck = deckFrom(
    ['contessa duke', 'captain captain', 'assassin assassin'],
    'duke duke captain ambassador ambassador ambassador assassin contessa contessa',
  );
  const after = (book: CoupSetup['book'], seed: number, ...moves: readonly CoupMove[]) =>
    moves.reduce(
      (state, move) => coup.play(state, move).state,
      coup.deal({ book, players: 3, first: 0, deck }, seed),
    );
  const act = (action: 'tax' | 'exchange'): CoupMove => ({ type: 'act', action });
  const allow: CoupMove = { type: 'allow' };
  const many = Array.from({ length: 600 }, (_, seed) => seed);
  const exchange: readonly CoupMove[] = [act('exchange'), allow, allow, { type: 'keep', cards: [2, 3] }];

  test('C-23 takes what comes back anywhere', () => {
    const courts = many.map((seed) => after('hebrew', seed, ...exchange).court);
    expect(courts[0]).toHaveLength(9);
    const contents: Partial<Record<Role, number>> = {
      duke: 1,
      captain: 1,
      ambassador: 3,
      assassin: 1,
      contessa: 3,
    };
    const cast = castOf('ambassador');
    lies(courts, cast).forEach((counts) => {
      const spread = counts.map(
        (count, at) => (count * 9) / (many.length * (contents[cast[at] as Role] ?? 0)),
      );
      spread.forEach((share) => expect(Math.abs(share - 1)).toBeLessThan(0.5));
    });
  });

  test('FC-40 gives any of its cards for a proven one, the proven one too', () => {
    const drawn = many.map((seed) => {
      const state = after('hebrew', seed, act('tax'), { type: 'challenge' }, { type: 'prove' });
      return state.players[0]?.cards[1]?.role as Role;
    });
    const tenth = (role: Role, cards: number) => {
      const share = drawn.filter((one) => one === role).length / many.length;
      expect(Math.abs(share - cards / 10)).toBeLessThan(0.06);
    };
    tenth('duke', 3);
    tenth('ambassador', 3);
    tenth('contessa', 2);
    tenth('captain', 1);
    tenth('assassin', 1);
  });

  test('RU-26, C-22 takes two under the deck in either order, and moves nothing else', () => {
    const courts = many.map((seed) => after('russian', seed, ...exchange).court);
    courts.forEach((court) => expect(court.slice(0, 7)).toEqual(deck.slice(8)));
    const contessaFirst = courts.filter((court) => court[7] === 'contessa').length;
    expect(courts.every((court) => [...court.slice(7)].sort().join() === 'contessa,duke')).toBe(true);
    expect(unevenness([contessaFirst, many.length - contessaFirst])).toBeLessThan(suspicious(2));
  });
});
