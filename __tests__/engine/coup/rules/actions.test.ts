import { at, type Play } from '../support/play';
import { tellings } from '../support/tellings';

const hands = ['duke captain', 'assassin contessa', 'ambassador duke'];

test.each(tellings('FC-23 FP-16 RU-12 HE-16'))('%s: income is one coin; nobody is asked (%s)', (_, book) => {
  const game = at(book, { hands }).play('0 income');
  expect(game.told()).toEqual(['0 declares income', '0 takes 1 coin from the treasury', '— the turn of 1 —']);
  game.expect({ coins: [3, 2, 2], asked: '1 act' });
});

describe.each(tellings('FC-24 FC-32 FP-17 FP-24 RU-13 RU-20 HE-17 HE-25'))(
  '%s C-31 C-32: foreign aid (%s)',
  (_, book) => {
    const declared = at(book, { hands, first: 1 }).play('1 foreignAid');

    test('is two coins from the treasury', () => {
      declared.play('2 allow, 0 allow').expect({ coins: [2, 4, 2], asked: '2 act' });
    });

    test('claims nothing, so nobody may challenge it: everybody is asked at once for a Duke', () => {
      declared.expect({ asked: '2 block', offers: ['allow', 'block duke'] });
      const next = declared.play('2 allow');
      next.expect({ asked: '0 block', offers: ['allow', 'block duke'] });
      expect(next.view('table').pending).toMatchObject({ claim: null, blockableWith: ['duke'] });
    });

    test.each([
      ['2 block duke', '0 allow, 1 allow'],
      ['2 allow, 0 block duke', '1 allow, 2 allow'],
    ])('blocked (%s) it gives nothing', (blocked, unchallenged) => {
      declared.play(blocked, unchallenged).expect({ coins: [2, 2, 2], asked: '2 act' });
    });
  },
);

describe.each(tellings('FC-25 FP-18 RU-14 HE-18'))('%s: the coup (%s)', (_, book) => {
  const game = at(book, { hands, coins: [7, 2, 2] }).play('0 coup 1');

  test('costs seven; nobody may challenge or block it, the target loses an influence at once', () => {
    game.expect({ coins: [0, 2, 2], asked: '1 lose', secret: true });
    expect(game.view('table').pending).toMatchObject({ claim: null, blockableWith: [] });
  });

  test('leaves the choice of the card to its target', () => {
    expect(game.offers).toEqual(['lose assassin', 'lose contessa']);
    const over = game.play('1 lose contessa');
    over.expect({ hands: ['duke captain', 'assassin (contessa)', 'ambassador duke'], asked: '1 act' });
  });
});

test.each(tellings('FC-26 FP-19 RU-15 HE-19'))(
  '%s: tax is three coins; nobody may block it (%s)',
  (_, book) => {
    const declared = at(book, { hands }).play('0 tax');
    expect(declared.view(1).pending).toMatchObject({ seat: 0, claim: 'duke', blockableWith: [] });
    declared.play('1 allow, 2 allow').expect({ coins: [5, 2, 2], asked: '1 act' });
  },
);

describe.each(tellings('FC-27 FP-20 RU-16 HE-20'))('%s: assassination (%s)', (_, book) => {
  const declared = at(book, { hands, coins: [5, 2, 2] }).play('0 assassinate 2');

  test('costs three, paid when it is declared (C-17), with its target (C-29)', () => {
    declared.expect({ coins: [2, 2, 2], asked: '1 challenge' });
    expect(declared.view('table').pending).toMatchObject({ claim: 'assassin', target: 2 });
  });

  test('takes an influence from a target that does not block', () => {
    const game = declared.play('1 allow, 2 allow, 2 allow');
    expect(game.asked).toBe('2 lose');
    expect(game.play('2 lose duke').hands[2]).toBe('ambassador (duke)');
    expect(game.play('2 lose duke').asked).toBe('1 act');
  });

  test('may be blocked by its target with a Contessa, and with nothing else', () => {
    const asked = declared.play('1 allow, 2 allow');
    asked.expect({ asked: '2 block', offers: ['allow', 'block contessa'] });
  });
});

describe.each(tellings('FC-28 FP-21 RU-18 HE-21'))('%s B11: stealing (%s)', (_, book) => {
  const from = (coins: number) =>
    at(book, { hands, coins: [4, coins, 2] }).play('0 steal 1, all allow, 1 allow');

  test('takes two coins, or the one there is', () => {
    expect(from(5).coins).toEqual([6, 3, 2]);
    expect(from(2).coins).toEqual([6, 0, 2]);
    expect(from(1).coins).toEqual([5, 0, 2]);
    expect(from(1).told()).toContain('0 takes 1 coin from 1');
  });

  test('claims the Captain', () => {
    const declared = at(book, { hands }).play('0 steal 1');
    expect(declared.view(2).pending).toMatchObject({ seat: 0, target: 1, claim: 'captain' });
  });

  test('C-24: it takes nothing if nothing is left when it comes to it', () => {
    const declared = at(book, { hands }).play('0 steal 1, all allow');
    const { state } = declared;
    const players = state.players.map((player, seat) => (seat === 1 ? { ...player, coins: 0 } : player));
    const game = declared.with({ ...state, players }).play('1 allow');
    game.expect({ coins: [2, 0, 2], asked: '1 act' });
    expect(game.all('gained')).toEqual([]);
  });
});

describe('C-30: whom an action may be aimed at', () => {
  const game = at('hebrew', {
    hands: ['duke captain', '(assassin) (contessa)', 'ambassador duke', 'captain contessa'],
    coins: [9, 3, 3, 3],
  });

  test.each(['coup', 'assassinate', 'steal'])('%s: living rivals only, not oneself', (action) => {
    expect(game.targets(action)).toEqual(['2', '3']);
  });

  test('what needs no target takes none', () => {
    for (const action of ['income', 'foreignAid', 'tax', 'exchange'])
      expect(game.targets(action)).toEqual(['']);
  });
});

/** The actions that are offered, each once. */
const offered = ({ offers }: Play) => [...new Set(offers.map((offer) => offer.split(' ')[0]))].join(' ');
const inEveryBook = 'income foreignAid coup tax assassinate steal exchange';

test('B21: what only Persian+ knows is offered in no other book', () => {
  for (const book of ['persian', 'russian', 'hebrew'] as const)
    expect(offered(at(book, { hands, coins: [9, 9, 9], reserve: 5 }))).toBe(inEveryBook);
});

test('FP-R07 FP-R08 FP-A03 FP-I02: with everything added, Persian+ offers eleven actions', () => {
  const everything = at('persianPlus', {
    hands: ['duke captain', 'assassin contessa', 'inquisitor duke'],
    coins: [9, 2, 2],
    reserve: 2,
    parties: ['empire', 'resistance', 'empire'],
    options: { sixth: 'inquisitor', factions: true, anarchist: true },
  });
  expect(offered(everything)).toBe(`${inEveryBook} examine convert embezzle bomb`);
});
