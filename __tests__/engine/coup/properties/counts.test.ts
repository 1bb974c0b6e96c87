/**
 * How many ways lead on from here, and what is told on the way: reckoned once, and to stay as it is. A rule that changes by accident, or an engine made
 * faster and not quite the same, gives itself away in these numbers.
 */
import { coup, type CoupSetup, type CoupState } from '../../../../engine/coup';
import { checksum } from '../../../../engine/core/checksum';
import { gameAt } from './tables';

/** The number of legal sequences of this length. */
function ways(state: CoupState, moves: number): number {
  const next = coup.moves(state);
  if (moves === 1) return next.length;
  return next.reduce((sum, move) => sum + ways(coup.play(state, move).state, moves - 1), 0);
}

/** The table after everybody has taken income in each of these rounds. */
function afterIncome(setup: CoupSetup, seed: number, rounds: number): CoupState {
  let state = coup.deal(setup, seed);
  for (let left = rounds * setup.players; left > 0;) {
    const { kind } = coup.asked(state) ?? {};
    if (kind === 'act') left--;
    const [first] = coup.moves(state);
    state = coup.play(state, kind === 'act' || !first ? { type: 'act', action: 'income' } : first).state;
  }
  return state;
}

interface Counted {
  readonly setup: CoupSetup;
  /** One move on from the deal, two, three… */
  readonly start: readonly number[];
  /** The same once everybody has been round for coins. */
  readonly rich: readonly number[];
  /** All the answers offered in twenty games by chance. */
  readonly games: number;
  /** The checksum of all that was told in them. */
  readonly told: string;
}

const tables: Record<string, Counted> = {
  'hebrew, 2': {
    setup: { book: 'hebrew', players: 2, first: 0 },
    start: [5, 13, 40, 127, 403, 1251],
    rich: [7, 19, 64, 202, 641, 1977],
    games: 1756,
    told: '16088284',
  },
  'hebrew, 4': {
    setup: { book: 'hebrew', players: 4, first: 0 },
    start: [7, 19, 40, 80, 242, 817, 2353],
    rich: [13, 37, 141, 426, 1504],
    games: 4807,
    told: '12b783cc',
  },
  'persian, drafted': {
    setup: { book: 'persian', players: 2, first: 1 },
    start: [5, 25, 125, 325, 960],
    rich: [6, 17, 52, 178, 586, 1787],
    games: 1883,
    told: '4f6addf8',
  },
  'persian, 3': {
    setup: { book: 'persian', players: 3, first: 0 },
    start: [6, 16, 34, 84, 272, 844, 2318],
    rich: [10, 28, 89, 260, 868],
    games: 3221,
    told: 'ce5be931',
  },
  'persian, 3, strict': {
    setup: { book: 'persian', players: 3, first: 0, options: { strictDoubleDanger: true } },
    start: [6, 16, 34, 84, 272, 844, 2318],
    rich: [10, 28, 89, 260, 878],
    games: 3221,
    told: 'ce5be931',
  },
  'russian, 3': {
    setup: { book: 'russian', players: 3, first: 0 },
    start: [6, 16, 36, 124, 443, 1345],
    rich: [10, 28, 92, 330, 1322],
    games: 3974,
    told: '9f2242a6',
  },
  'russian, 3, inquisitor': {
    setup: { book: 'russian', players: 3, first: 0, options: { sixth: 'inquisitor' } },
    start: [8, 22, 50, 195, 664, 1909],
    rich: [12, 34, 114, 459, 1737],
    games: 4384,
    told: '9fe88385',
  },
  'persianPlus, one coin': {
    setup: { book: 'persianPlus', players: 2, first: 0, options: { twoPlayers: 'oneCoin' } },
    start: [5, 13, 39, 123, 389, 1216],
    rich: [6, 17, 52, 178, 584, 1832],
    games: 1829,
    told: '0c3c519b',
  },
  'persianPlus, 3, inquisitor': {
    setup: { book: 'persianPlus', players: 3, first: 2, options: { sixth: 'inquisitor' } },
    start: [8, 22, 47, 109, 351, 1175],
    rich: [12, 34, 109, 317, 1086],
    games: 5005,
    told: '31e62233',
  },
  'persianPlus, 3, factions': {
    setup: { book: 'persianPlus', players: 3, first: 0, options: { factions: true } },
    start: [2, 16, 86, 398, 1546],
    rich: [10, 61, 318, 1480],
    games: 5005,
    told: 'a9d3ad7d',
  },
  'persianPlus, 4, factions': {
    setup: { book: 'persianPlus', players: 4, first: 0, options: { factions: true } },
    start: [2, 20, 120, 642],
    rich: [14, 86, 537],
    games: 6457,
    told: '5b12caa8',
  },
  'persianPlus, 3, anarchist': {
    setup: { book: 'persianPlus', players: 3, first: 0, options: { anarchist: true } },
    start: [6, 16, 34, 84, 272, 846, 2330],
    rich: [12, 36, 117, 388, 1378],
    games: 3553,
    told: 'd6e87ce3',
  },
  'persianPlus, 4, everything': {
    setup: {
      book: 'persianPlus',
      players: 4,
      first: 3,
      options: { sixth: 'inquisitor', factions: true, anarchist: true },
    },
    start: [2, 24, 144, 790],
    rich: [19, 125, 787],
    games: 8325,
    told: 'c3a4cfe9',
  },
  'persianPlus, 10, everything': {
    setup: { book: 'persianPlus', players: 10, first: 3, options: { factions: true, anarchist: true } },
    start: [2, 38, 450],
    rich: [38, 548, 6594],
    games: 22177,
    told: '4141cb1f',
  },
};

describe.each(Object.entries(tables))('%s', (_, { setup, start, rich, games, told }) => {
  test('from the deal', () => {
    const dealt = coup.deal(setup, 1);
    expect(start.map((_, more) => ways(dealt, more + 1))).toEqual(start);
  });

  test('once people are rich', () => {
    const later = afterIncome(setup, 2, 5);
    expect(rich.map((_, more) => ways(later, more + 1))).toEqual(rich);
  });

  test('over whole games', () => {
    const played = Array.from({ length: 20 }, (_, seed) => gameAt(setup, seed));
    const offered = played.flatMap(({ steps }) => steps.map(({ state }) => coup.moves(state).length));
    expect(offered.reduce((sum, count) => sum + count, 0)).toBe(games);
    expect(checksum(played.map(({ steps }) => steps.map(({ events }) => events)))).toBe(told);
  });
});
