import { books, coup, ruleBooks, type Book, type CoupState, type Role } from '../../../../engine/coup';
import { castWith } from '../support/deck';
import { at } from '../support/play';
import { tellings } from '../support/tellings';

const dealt = (book: Book, players: number, seed: number) => coup.deal({ book, players, first: 0 }, seed);

const everyCard = ({ court, players }: CoupState): Role[] => [
  ...court,
  ...players.flatMap(({ cards }) => cards.map(({ role }) => role)),
];

const countsOf = (cards: readonly Role[]) =>
  Object.fromEntries(castWith().map((role) => [role, cards.filter((card) => card === role).length]));

const threeOfEach = { duke: 3, assassin: 3, captain: 3, ambassador: 3, contessa: 3 };

describe.each(tellings('FC-01 FC-05 FC-06 FC-11 FP-02 FP-03 RU-01 RU-02 RU-07 HE-02 HE-03'))(
  '%s: the cards (%s)',
  (_, book) => {
    test('are three each of five characters: two face down to everybody, the rest is the court', () => {
      const state = dealt(book, 4, 7);
      expect(everyCard(state)).toHaveLength(15);
      expect(countsOf(everyCard(state))).toEqual(threeOfEach);
      expect(state.players.map(({ cards }) => cards.map(({ faceUp }) => faceUp))).toEqual(
        Array.from({ length: 4 }, () => [false, false]),
      );
      expect(state.court).toHaveLength(7);
    });

    test('may always be looked at by their owner, and by nobody else', () => {
      const hands = ['duke captain', 'assassin contessa', 'ambassador duke'];
      for (const game of [at(book, { hands }), at(book, { hands }).play('0 steal 1, 1 allow')]) {
        const seen = game.view(0).seats.map(({ cards }) => cards.map(({ role }) => role));
        expect(seen).toEqual([
          ['duke', 'captain'],
          [null, null],
          [null, null],
        ]);
        expect(game.view('table').seats[0]?.cards.map(({ role }) => role)).toEqual([null, null]);
      }
    });
  },
);

test.each(tellings('FC-07 FP-04 RU-03 HE-04'))(
  '%s: everybody has two coins, and all see it (%s)',
  (_, book) => {
    const state = dealt(book, 5, 3);
    for (const viewer of [0, 4, 'table'] as const)
      expect(coup.view(state, viewer).seats.map(({ coins }) => coins)).toEqual([2, 2, 2, 2, 2]);
  },
);

describe('who starts', () => {
  test.each(tellings('FC-09 FP-06 RU-05 HE-05'))('%s C-01: the seat that was chosen (%s)', (_, book) => {
    for (const first of [0, 2]) {
      const state = coup.deal({ book, players: 3, first }, 1);
      expect(coup.asked(state)).toEqual({ seat: first, kind: 'act', secret: true });
    }
  });

  test('B1: by agreement in Persian+, the last winner in Persian and Hebrew, any way in Russian', () => {
    const chosenBy = Object.fromEntries(books.map((book) => [book, ruleBooks[book].firstPlayer]));
    expect(chosenBy).toEqual({
      persianPlus: 'agree',
      persian: 'lastWinner',
      russian: 'any',
      hebrew: 'lastWinner',
    });
  });
});

test('FC-02 HE-01 B17 FP-01: two to six may play the classic game, up to ten Persian+', () => {
  const seats = Object.fromEntries(books.map((book) => [book, ruleBooks[book].seats]));
  expect(seats).toEqual({ persianPlus: [2, 10], persian: [2, 6], russian: [2, 6], hebrew: [2, 6] });
  for (const book of books)
    for (const players of [2, 3, 4, 5, 6]) expect(dealt(book, players, 1).players).toHaveLength(players);
});

describe('FP-N01 C-69 C-70: more than six', () => {
  const sizes = [
    [6, 3, 3],
    [7, 4, 6],
    [8, 4, 4],
    [9, 5, 7],
    [10, 5, 5],
  ] as const;

  test.each(sizes)('%i players have %i of each character and a court of %i', (players, copies, court) => {
    for (const sixth of ['ambassador', 'inquisitor'] as const)
      for (const factions of [false, true]) {
        const setup = { book: 'persianPlus', players, first: 0, options: { sixth, factions } } as const;
        const state = coup.deal(setup, 11);
        const cards = everyCard(state);
        for (const role of castWith(sixth))
          expect(cards.filter((card) => card === role)).toHaveLength(copies);
        expect(cards).toHaveLength(5 * copies);
        expect(state.court).toHaveLength(court);
      }
  });

  test('ten play a round, each in turn', () => {
    let state = dealt('persianPlus', 10, 2);
    for (let seat = 0; seat < 10; seat++) {
      expect(coup.asked(state)?.seat).toBe(seat);
      state = coup.play(state, { type: 'act', action: 'income' }).state;
    }
    expect(coup.asked(state)?.seat).toBe(0);
    expect(state.players.map(({ coins }) => coins)).toEqual(Array.from({ length: 10 }, () => 3));
  });

  test('a claim goes round all nine others, from the claimant’s left', () => {
    let state = coup.deal({ book: 'persianPlus', players: 10, first: 6 }, 2);
    state = coup.play(state, { type: 'act', action: 'tax' }).state;
    const order: number[] = [];
    while (coup.asked(state)?.kind === 'challenge') {
      order.push(coup.asked(state)?.seat ?? -1);
      state = coup.play(state, { type: 'allow' }).state;
    }
    expect(order).toEqual([7, 8, 9, 0, 1, 2, 3, 4, 5]);
  });
});

test('FP-I01 FP-R01 B8 RU-01: the Inquisitor takes the Ambassador’s place, where the book has one', () => {
  const sixth = Object.fromEntries(books.map((book) => [book, ruleBooks[book].sixthCharacter]));
  expect(sixth).toEqual({ persianPlus: 'optional', persian: 'none', russian: 'choose', hebrew: 'none' });
  for (const book of ['persianPlus', 'russian'] as const) {
    const cards = everyCard(coup.deal({ book, players: 4, first: 0, options: { sixth: 'inquisitor' } }, 1));
    expect(cards).toHaveLength(15);
    expect(cards.filter((card) => card === 'inquisitor')).toHaveLength(3);
    expect(cards).not.toContain('ambassador');
  }
});

test('FC-03 C-28: the treasury never runs dry, though the box has fifty coins', () => {
  const hands = ['duke captain', 'assassin contessa', 'ambassador duke'];
  expect(at('persian', { hands, coins: [9, 25, 25] }).play('0 tax, all allow').coins).toEqual([12, 25, 25]);
});

test('C-25: the court keeps its size whatever is lost, proven or exchanged', () => {
  const hands = ['duke ambassador', 'assassin contessa', 'ambassador duke'];
  let game = at('persian', { hands, coins: [2, 2, 2] });
  const turns = [
    '0 tax, 1 challenge, 0 prove, 1 lose assassin',
    '1 income',
    '2 exchange, all allow, 2 keep ambassador duke',
    '0 foreignAid, 1 block duke, 2 challenge, 1 concede',
  ];
  for (const turn of turns) {
    game = game.play(turn);
    expect(game.court).toHaveLength(9);
    expect(everyCard(game.state)).toHaveLength(15);
  }
  expect(game.out).toEqual([1]);
});
