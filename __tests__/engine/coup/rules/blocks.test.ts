import { at } from '../support/play';
import { tellings, whereAsked } from '../support/tellings';

const hands = ['duke captain', 'assassin contessa', 'ambassador duke', 'captain contessa'];

describe.each(tellings('FC-30 FC-37 FP-23 FP-29 RU-27 RU-28 HE-23 HE-30'))(
  '%s: a block is a claim (%s)',
  (_, book) => {
    const table = at(book, { hands, coins: [5, 2, 2, 2] });

    test('it may be a bluff, and unchallenged it succeeds', () => {
      const game = table.play('0 steal 2, all allow, 2 block captain, 3 allow, 0 allow, 1 allow');
      game.expect({ coins: [5, 2, 2, 2], asked: '1 act' });
      expect(game.hands[2]).toBe('ambassador duke');
    });

    test('C-06: anybody but the blocker may challenge it, the acting player too', () => {
      const blocked = table.play('0 steal 2, all allow, 2 block captain');
      expect(blocked.asked).toBe('3 challenge');
      expect(blocked.play('3 allow').asked).toBe('0 challenge');
      expect(blocked.play('3 allow, 0 allow').asked).toBe('1 challenge');
      expect(blocked.view('table').pending?.block).toEqual({ seat: 2, role: 'captain' });
    });

    test('C-06b: exposed, the blocker loses an influence and the action takes effect', () => {
      const caught = table.play('0 steal 2, all allow, 2 block captain, 3 challenge');
      const game = caught.play(whereAsked(book, '2 concede'), '2 lose duke');
      game.expect({ coins: [7, 2, 0, 2], asked: '1 act' });
      expect(game.hands[2]).toBe('ambassador (duke)');
    });

    test('C-06b: proven, the challenger loses an influence, the action is blocked and the turn ends', () => {
      const game = table.play(
        '0 steal 2, all allow, 2 block ambassador, 3 allow, 0 challenge',
        whereAsked(book, '2 prove'),
        '0 lose captain',
      );
      game.expect({ coins: [5, 2, 2, 2], asked: '1 act' });
      expect(game.hands[0]).toBe('duke (captain)');
    });
  },
);

describe.each(tellings('FC-31 FC-33 FP-23 FP-25 RU-20 RU-29 HE-24 HE-26'))(
  '%s B3: a blocked assassination (%s)',
  (_, book) => {
    const declared = at(book, { hands, coins: [3, 2, 2, 2] }).play('0 assassinate 3, all allow');

    test('only the player under attack may block it (B13, C-08)', () => {
      expect(declared.asked).toBe('3 block');
      expect(declared.play('3 allow').asked).toBe('3 lose');
    });

    test('the three coins stay spent, and the victim loses nothing', () => {
      const game = declared.play('3 block contessa, all allow');
      game.expect({ coins: [0, 2, 2, 2], asked: '1 act' });
      expect(game.hands[3]).toBe('captain contessa');
      expect(game.all('refunded')).toEqual([]);
    });

    test('also when the block had to be proven', () => {
      const game = declared.play('3 block contessa, 0 challenge', whereAsked(book, '3 prove'), '0 lose duke');
      expect(game.coins).toEqual([0, 2, 2, 2]);
      expect(game.hands[3]?.includes('(')).toBe(false);
    });
  },
);

describe.each(tellings('FC-34 FP-26 RU-20 HE-27'))('%s: a blocked robbery (%s)', (_, book) => {
  test.each(['captain', 'ambassador'])('only the robbed player may claim the %s (B13, C-08)', (role) => {
    const declared = at(book, { hands }).play('0 steal 1, all allow');
    expect(declared.asked).toBe('1 block');
    declared.play(`1 block ${role}, all allow`).expect({ coins: [2, 2, 2, 2], asked: '1 act' });
  });
});

describe.each(tellings('FC-32 FP-24 RU-13 HE-25'))(
  '%s C-07: several who might block foreign aid (%s)',
  (_, book) => {
    const table = at(book, { hands });

    test('the first block closes the question', () => {
      const blocked = table.play('0 foreignAid, 1 allow, 2 block duke');
      expect(blocked.asked).toBe('3 challenge');
      expect(blocked.play('all allow').asked).toBe('1 act');
    });

    test('if it falls the action goes through, and nobody else may block', () => {
      const fallen = table.play('0 foreignAid, 1 block duke, 2 challenge', whereAsked(book, '1 concede'));
      const game = fallen.play('1 lose contessa');
      game.expect({ coins: [4, 2, 2, 2], asked: '1 act' });
      expect(game.all('blocked')).toHaveLength(1);
    });

    test('it goes through too if the blocker is out by it', () => {
      const game = at(book, {
        hands: ['duke captain', '(assassin) contessa', 'ambassador duke'],
        coins: [2, 4, 2],
      }).play('0 foreignAid, 1 block duke, 2 challenge', whereAsked(book, '1 concede'));
      game.expect({ out: [1], coins: [4, 0, 2] });
    });
  },
);

describe.each(tellings('FC-40 FP-32 RU-24 HE-34'))(
  '%s C-09 B14: a block after a failed challenge (%s)',
  (_, book) => {
    test('is asked of the victim when the actor has proved themselves to somebody else', () => {
      const proved = at(book, { hands }).play('0 steal 1, 1 allow, 2 challenge', whereAsked(book, '0 prove'));
      const game = proved.play('2 lose duke');
      expect(game.asked).toBe('1 block');
      expect(game.play('1 block captain, all allow').coins).toEqual([2, 2, 2, 2]);
      expect(game.play('1 allow').coins).toEqual([4, 0, 2, 2]);
    });

    test('and when it was the victim who challenged', () => {
      const proved = at(book, { hands }).play('0 steal 1, 1 challenge', whereAsked(book, '0 prove'));
      const game = proved.play('1 lose assassin');
      game.expect({ asked: '1 block', offers: ['allow', 'block captain', 'block ambassador'] });
    });
  },
);

test('C-54 FP-I05: with the Inquisitor in play, the Captain and the Inquisitor block a robbery', () => {
  const inquisition = { hands: ['duke captain', 'inquisitor contessa', 'assassin duke'] };
  for (const book of ['persianPlus', 'russian'] as const) {
    const asked = at(book, { ...inquisition, options: { sixth: 'inquisitor' } }).play('0 steal 1, all allow');
    expect(asked.offers).toEqual(['allow', 'block captain', 'block inquisitor']);
    const proved = asked.play('1 block inquisitor, 2 challenge', whereAsked(book, '1 prove'), '2 lose duke');
    proved.expect({ coins: [2, 2, 2], asked: '1 act' });
  }
});
