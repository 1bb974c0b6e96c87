import { at } from '../support/play';
import { tellings, whereAsked } from '../support/tellings';

const hands = ['duke captain', 'assassin contessa', 'ambassador duke', 'captain contessa'];

describe.each(tellings('FC-14 FP-09 RU-10 HE-09'))('%s: turns (%s)', (_, book) => {
  test('go clockwise from the first player, one action each', () => {
    const game = at(book, { hands, first: 2 }).play('2 income, 3 income, 0 income, 1 income');
    game.expect({ asked: '2 act', coins: [3, 3, 3, 3] });
    expect(game.all('turn').map(({ seat }) => seat)).toEqual([3, 0, 1, 2]);
  });

  test('cannot be passed', () => {
    const game = at(book, { hands });
    expect(game.offers).toEqual(['income', 'foreignAid', 'tax', 'steal 1', 'steal 2', 'steal 3', 'exchange']);
  });

  test('skip those who are out', () => {
    const game = at(book, {
      hands: ['duke captain', '(assassin) (contessa)', 'ambassador duke', 'captain contessa'],
    });
    expect(game.play('0 income').asked).toBe('2 act');
    expect(game.play('0 tax, 2 allow').asked).toBe('3 challenge');
    expect(game.play('0 foreignAid, 2 allow').asked).toBe('3 block');
  });
});

describe.each(tellings('FC-15 FC-16 FC-17 FP-10 FP-11 RU-21 HE-10 HE-11'))(
  '%s C-04: what the others say to it (%s)',
  (_, book) => {
    test('they may challenge first, then the victim may block, and only then it is carried out', () => {
      let game = at(book, { hands }).play('0 steal 2');
      for (const [asked, offers] of [
        ['1 challenge', ['allow', 'challenge']],
        ['2 challenge', ['allow', 'challenge']],
        ['3 challenge', ['allow', 'challenge']],
        ['2 block', ['allow', 'block captain', 'block ambassador']],
      ] as const) {
        game.expect({ asked, offers, secret: false, coins: [2, 2, 2, 2] });
        game = game.play(`${asked.charAt(0)} allow`);
      }
      game.expect({ coins: [4, 2, 0, 2], asked: '1 act' });
    });
  },
);

describe.each(tellings('FC-20 FC-21 FP-14 RU-11 HE-13 HE-14'))('%s: choosing an action (%s)', (_, book) => {
  test('whatever one’s cards are: a bluff is offered like the truth, and unchallenged it succeeds', () => {
    const bluffer = at(book, { hands: ['contessa contessa', 'duke duke', 'captain captain'] });
    const honest = at(book, { hands: ['duke captain', 'contessa duke', 'contessa contessa'] });
    expect(bluffer.offers).toEqual(honest.offers);
    const bluff = bluffer.play('0 tax, all allow');
    expect(bluff.coins).toEqual([5, 2, 2]);
    expect(bluff.hands[0]).toBe('contessa contessa');
    expect(bluff.all('proved')).toEqual([]);
  });

  test('whatever one’s cards are, blocks are offered alike too', () => {
    const victims = ['duke duke', 'captain ambassador'];
    const offers = victims.map(
      (victim) =>
        at(book, { hands: ['contessa assassin', victim, 'captain contessa'] }).play('0 steal 1, all allow')
          .offers,
    );
    expect(offers[0]).toEqual(['allow', 'block captain', 'block ambassador']);
    expect(offers[1]).toEqual(offers[0]);
  });
});

describe.each(tellings('FC-22 FP-15 RU-22 HE-15'))('%s B7 C-27 C-35: the ten-coin rule (%s)', (_, book) => {
  test.each([10, 11, 14])('with %i coins at the start of the turn only a coup is left', (coins) => {
    const game = at(book, { hands, coins: [coins, 2, 2, 2] });
    expect(game.offers).toEqual(['coup 1', 'coup 2', 'coup 3']);
    expect(game.play('0 coup 2').coins[0]).toBe(coins - 7);
  });

  test.each([7, 8, 9])('with %i coins it is one choice of many', (coins) => {
    const { offers } = at(book, { hands, coins: [coins, 2, 2, 2] });
    expect(offers).toEqual(expect.arrayContaining(['coup 1', 'income', 'tax', 'assassinate 3']));
  });

  test('it looks at the start of the turn: who comes to ten plays on until the next one', () => {
    const game = at(book, { hands, coins: [9, 2, 2, 2] }).play('0 tax, all allow');
    expect(game.coins[0]).toBe(12);
    expect(game.asked).toBe('1 act');
    expect(game.play('1 income, 2 income, 3 income').offers).toEqual(['coup 1', 'coup 2', 'coup 3']);
  });
});

describe.each(tellings('FC-13 FC-18 FP-08 FP-12 RU-09 HE-07 HE-08'))('%s B12: exile (%s)', (_, book) => {
  test('comes at once with the second card; the cards stay up, the coins go to the treasury', () => {
    const game = at(book, {
      hands: ['duke captain', '(assassin) contessa', 'ambassador duke', 'captain contessa'],
      coins: [7, 6, 2, 2],
    }).play('0 coup 1');
    game.expect({ out: [1], coins: [0, 0, 2, 2] });
    expect(game.hands[1]).toBe('(assassin) (contessa)');
    expect(game.told()).toEqual([
      '0 declares coup at 1, paying 7 coins',
      '1 turns up card 1: contessa',
      '1 is out',
      '1 leaves 6 coins to the treasury',
      '— the turn of 2 —',
    ]);
  });

  test('comes to a challenger on somebody else’s turn as well', () => {
    const game = at(book, {
      hands: ['duke captain', 'assassin contessa', '(ambassador) duke'],
      coins: [2, 2, 5],
    });
    const after = game.play('0 tax, 1 allow, 2 challenge', whereAsked(book, '0 prove'));
    after.expect({ out: [2], coins: [5, 2, 0], asked: '1 act' });
  });
});

describe.each(tellings('FC-10 FC-19 FP-07 FP-13 RU-06 HE-06 HE-12'))('%s C-18: the end (%s)', (_, book) => {
  const last = { hands: ['duke (captain)', '(contessa) assassin', '(ambassador) (duke)'] };

  test('the only one with influence wins, and nothing more is asked', () => {
    const game = at(book, { ...last, coins: [8, 2, 0] }).play('0 coup 1');
    game.expect({ winner: 0, asked: 'over', offers: [] });
    expect(game.view('table').outcome).toEqual({ winners: [0], reason: 'lastInfluence' });
    expect(game.told().at(-1)).toBe('0 wins');
  });

  test('comes at once: a proven action is not carried out any more', () => {
    const game = at(book, { ...last, coins: [2, 4, 0] }).play(
      '0 tax, 1 challenge',
      whereAsked(book, '0 prove'),
    );
    game.expect({ winner: 0, coins: [2, 0, 0] });
  });

  test('may come on one’s own turn: a bluff too many', () => {
    const game = at(book, { ...last, coins: [3, 2, 0] }).play(
      '0 assassinate 1, 1 challenge',
      whereAsked(book, '0 concede'),
    );
    game.expect({ winner: 1, coins: [0, 2, 0] });
  });
});
