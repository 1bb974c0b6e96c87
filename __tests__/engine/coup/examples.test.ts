/** The books' worked example as a whole game: what each book tells of it, and an end of our own. */
import { coup, type Book } from '../../../engine/coup';
import { recordInWords, tableInWords } from '../../../tools/print';
import { deckFrom } from './support/deck';
import { at, type Play } from './support/play';
import { tellings, whereAsked } from './support/tellings';

const hands = ['duke assassin', 'contessa captain', 'duke assassin'];
const court = 'ambassador contessa captain';

/** Tax, challenged by the last player and proven. */
const taxed = (book: Book) =>
  at(book, { hands, court }).play('0 tax, 1 allow, 2 challenge', whereAsked(book, '0 prove'), '2 lose duke');

/** Two quiet turns, then an assassination that a Contessa blocks. */
const survived = (book: Book) =>
  taxed(book).play(
    '1 income',
    '2 income',
    '0 assassinate 1, 1 allow, 2 allow, 1 block contessa, 2 allow, 0 allow',
  );

/** A robbery whose victim claims an Ambassador, is challenged by the robber, and has none. */
const robbed = (book: Book) =>
  survived(book).play(
    '1 steal 2, 2 allow, 0 allow, 2 block ambassador, 0 allow, 1 challenge',
    whereAsked(book, '2 concede'),
  );

const theRobbedGoesOut = [
  '2 blocks steal as ambassador',
  '0 lets it pass',
  '1 challenges 2: ambassador?',
  '2 does not prove ambassador',
  '2 turns up card 1: assassin',
  '2 is out',
  '1 takes 2 coins from 2',
  '2 leaves 1 coin to the treasury',
  '— the turn of 0 —',
];

/** The end: double danger for the one who challenges an honest assassin and then bluffs a Contessa. */
const ended = (book: Book) =>
  robbed(book).play(
    '0 foreignAid, 1 allow',
    '1 foreignAid, 0 allow',
    '0 assassinate 1, 1 challenge',
    whereAsked(book, '0 prove'),
    '1 lose contessa, 1 block contessa, 0 challenge',
    whereAsked(book, '1 concede'),
  );

const since = (game: Play, before: Play) => game.told().slice(before.events.length);
const picture = (game: Play) => tableInWords(game.state).split('\n');

describe.each(tellings('FC-42 FC-43 FC-44 FP-34'))('%s: the worked example (%s)', (_, book) => {
  test('the tax is challenged and proven: the card is swapped at once, the three coins are kept', () => {
    expect(taxed(book).told()).toEqual([
      '0 declares tax',
      '1 lets it pass',
      '2 challenges 0: duke?',
      '0 proves duke, showing duke',
      '0 gets a new card 0 (captain)',
      '2 turns up card 0: duke',
      '0 takes 3 coins from the treasury',
      '— the turn of 1 —',
    ]);
    expect(taxed(book).coins).toEqual([5, 2, 2]);
  });

  test('the assassination is blocked: the three coins are gone, the victim keeps both cards', () => {
    const game = survived(book);
    expect(since(game, taxed(book)).slice(6)).toEqual([
      '0 declares assassinate at 1, paying 3 coins',
      '1 lets it pass',
      '2 lets it pass',
      '1 blocks assassinate as contessa',
      '2 lets it pass',
      '0 lets it pass',
      '— the turn of 1 —',
    ]);
    expect(game.coins).toEqual([2, 3, 3]);
    expect(game.hands[1]).toBe('contessa captain');
  });

  test('the robbed player bluffs, loses the last influence and is out: the robber still goes from 3 to 5', () => {
    const game = robbed(book);
    expect(since(game, survived(book)).slice(3)).toEqual(theRobbedGoesOut);
    game.expect({ coins: [2, 5, 0], asked: '0 act' });
  });

  test('and so it ends, whichever of these books it is played by', () => {
    const game = ended(book);
    expect(game.told()).toEqual(ended('persian').told());
    expect(game.told().slice(-11)).toEqual([
      '1 challenges 0: assassin?',
      '0 proves assassin, showing assassin',
      '0 gets a new card 1 (captain)',
      '1 turns up card 0: contessa',
      '1 blocks assassinate as contessa',
      '0 challenges 1: contessa?',
      '1 does not prove contessa',
      '1 turns up card 1: captain',
      '1 is out',
      '1 leaves 7 coins to the treasury',
      '0 wins',
    ]);
    expect(picture(game)).toEqual([
      '> 0   1  captain captain',
      '  1   0  (contessa) (captain)',
      '  2   0  (duke) (assassin)',
      '  court: contessa duke contessa ambassador duke ambassador ambassador assassin assassin',
      '  the game is over',
    ]);
  });
});

describe('the worked example of russian (RU-32)', () => {
  test('the tax is checked and proven: the card is replaced when the turn ends, from the top of the deck', () => {
    const game = taxed('russian');
    expect(game.told().slice(3)).toEqual([
      '0 proves duke, showing duke',
      '2 turns up card 0: duke',
      '0 takes 3 coins from the treasury',
      '0 gets a new card 0 (ambassador)',
      '— the turn of 1 —',
    ]);
    expect(picture(game)).toEqual([
      '  0   5  ambassador assassin',
      '> 1   2  contessa captain',
      '  2   2  (duke) assassin',
      '  court: contessa captain duke assassin captain ambassador ambassador contessa duke',
      '  asked: 1 to act',
    ]);
  });

  test('the assassination is blocked, the coins are gone; the robber of a player who goes out has five', () => {
    expect(survived('russian').coins).toEqual([2, 3, 3]);
    const game = robbed('russian');
    expect(since(game, survived('russian')).slice(3)).toEqual(theRobbedGoesOut);
    expect(game.coins).toEqual([2, 5, 0]);
  });

  test('and so it ends: with the game over nothing is replaced any more', () => {
    const game = ended('russian');
    expect(game.winner).toBe(0);
    expect(game.all('replaced')).toHaveLength(1);
    expect(picture(game)).toEqual([
      '> 0   1  ambassador assassin',
      '  1   0  (contessa) (captain)',
      '  2   0  (duke) (assassin)',
      '  court: contessa captain duke assassin captain ambassador ambassador contessa duke',
      '  the game is over',
    ]);
  });
});

describe('the printed record', () => {
  const setup = { book: 'russian', players: 3, first: 0, deck: deckFrom(hands, court) } as const;

  test('tells a game from its set-up and its moves: the deal, what happened, the end', () => {
    const game = ended('russian');
    const lines = recordInWords(setup, 1, game.moves).split('\n');
    expect(lines).toEqual([
      'russian, 3 players, seed 1',
      ...tableInWords(coup.deal(setup, 1)).split('\n'),
      '',
      ...game.told(),
      '',
      ...picture(game),
    ]);
  });

  test('stops where a move is refused, and says which', () => {
    const lines = recordInWords(setup, 1, [{ type: 'act', action: 'tax' }, { type: 'prove' }]).split('\n');
    expect(lines.slice(7, 9)).toEqual([
      '0 declares tax',
      expect.stringMatching(/^!! move 2 \(1 to challenge\) is refused: MoveError/),
    ]);
    expect(lines.at(-1)).toBe('  asked: 1 to challenge');
  });
});
