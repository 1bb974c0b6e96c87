import { at } from '../support/play';
import { tellings, whereAsked } from '../support/tellings';

const strict = { strictDoubleDanger: true };

describe.each([...tellings('FC-45 FP-35 RU-30'), ['B19', 'hebrew'] as const])(
  '%s: double danger (%s)',
  (_, book) => {
    const hands = ['assassin captain', 'duke ambassador', 'contessa duke'];
    const table = at(book, { hands, coins: [3, 4, 2] });

    test('who challenges an honest assassin, then does not block, loses both cards in one turn', () => {
      const proved = table.play('0 assassinate 1, 1 challenge', whereAsked(book, '0 prove'));
      const game = proved.play('1 lose duke, 1 allow');
      game.expect({ out: [1], coins: [0, 0, 2], asked: '2 act' });
      expect(game.hands[1]).toBe('(duke) (ambassador)');
    });

    test('who is caught bluffing a Contessa loses both cards in one turn', () => {
      const bluffed = table.play('0 assassinate 1, all allow, 1 block contessa, 2 challenge');
      const game = bluffed.play(whereAsked(book, '1 concede'), '1 lose duke');
      game.expect({ out: [1], coins: [0, 0, 2] });
      expect(game.told().slice(-5)).toEqual([
        '1 turns up card 0: duke',
        '1 turns up card 1: ambassador',
        '1 is out',
        '1 leaves 4 coins to the treasury',
        '— the turn of 2 —',
      ]);
    });

    test('one card left, then the bluff: the assassination finds nobody any more', () => {
      const last = at(book, {
        hands: ['assassin captain', 'duke (ambassador)', 'contessa duke'],
        coins: [3, 4, 2],
      });
      const game = last.play('0 assassinate 1, all allow, 1 block contessa, 2 challenge');
      game.play(whereAsked(book, '1 concede')).expect({ out: [1], coins: [0, 0, 2], asked: '2 act' });
    });

    test('C-10 C-11: a victim of one card who challenges an honest assassin is out; the three coins stay spent', () => {
      const last = at(book, {
        hands: ['assassin captain', '(duke) ambassador', 'contessa duke'],
        coins: [3, 4, 2],
      });
      const game = last.play('0 assassinate 1, 1 challenge', whereAsked(book, '0 prove'));
      game.expect({ out: [1], coins: [0, 0, 2], asked: '2 act' });
      expect(game.all('blocked')).toEqual([]);
    });

    describe('C-09: who challenged the assassin and lost', () => {
      const lost = (options: object) =>
        at(book, { hands, coins: [3, 4, 2], options })
          .play('0 assassinate 1, 1 challenge', whereAsked(book, '0 prove'))
          .play('1 lose duke');

      test('may still claim the Contessa', () => {
        const game = lost({});
        expect(game.asked).toBe('1 block');
        const blocked = game.play('1 block contessa, all allow');
        expect(blocked.hands[1]).toBe('(duke) ambassador');
        expect(blocked.out).toEqual([]);
      });

      test('may not where the table plays it strictly', () => {
        const game = lost(strict);
        game.expect({ out: [1], asked: '2 act' });
      });
    });

    test('C-09: strictly or not, who did not challenge may block, though another has lost a challenge', () => {
      const game = at(book, { hands, coins: [3, 4, 2], options: strict }).play(
        '0 assassinate 1, 1 allow, 2 challenge',
        whereAsked(book, '0 prove'),
        '2 lose duke',
      );
      expect(game.asked).toBe('1 block');
    });

    test('C-09: the strict reading speaks of the assassin alone: the robbed may still block', () => {
      const thief = at(book, {
        hands: ['captain duke', 'duke ambassador', 'contessa duke'],
        options: strict,
      });
      const proved = thief.play('0 steal 1, 1 challenge', whereAsked(book, '0 prove'));
      expect(proved.play('1 lose duke').asked).toBe('1 block');
    });
  },
);

/** The steal whose victim does not live to see its end, as the books' worked example tells it. */
describe.each(tellings('FC-44 FP-34 RU-32 HE-21'))(
  '%s C-12: the robbed player goes out on the way (%s)',
  (_, book) => {
    const hands = ['captain duke', '(duke) assassin', 'contessa contessa'];
    const victimHas = (coins: number) => at(book, { hands, coins: [3, coins, 2] });
    const bluffedBlock = (coins: number) =>
      victimHas(coins).play(
        '0 steal 1, all allow, 1 block ambassador, 2 allow, 0 challenge',
        whereAsked(book, '1 concede'),
      );
    const lostChallenge = (coins: number) =>
      victimHas(coins).play('0 steal 1, 1 challenge', whereAsked(book, '0 prove'));

    test('by bluffing a block: the robber still takes two, the treasury the rest', () => {
      const game = bluffedBlock(6);
      game.expect({ out: [1], coins: [5, 0, 2] });
      expect(game.told().slice(-5)).toEqual([
        '1 turns up card 1: assassin',
        '1 is out',
        '0 takes 2 coins from 1',
        '1 leaves 4 coins to the treasury',
        '— the turn of 2 —',
      ]);
    });

    test('by challenging an honest Captain: the same', () => {
      const game = lostChallenge(6);
      game.expect({ out: [1], coins: [5, 0, 2], asked: '2 act' });
    });

    test('with one coin it is that one, and nothing is left for the treasury', () => {
      for (const game of [bluffedBlock(1), lostChallenge(1)]) {
        expect(game.coins).toEqual([4, 0, 2]);
        expect(game.all('forfeited')).toEqual([]);
      }
    });

    test.each([
      ['bluffing a block', '0 steal 1, all allow, 1 block captain, 0 challenge', '1 concede'],
      ['a lost challenge', '0 steal 1, 1 challenge', '0 prove'],
    ])(
      'C-18: and if that ends the game (%s), the robbery is settled before it does',
      (_how, turn, answer) => {
        const game = at(book, {
          hands: ['captain duke', '(duke) assassin', '(contessa) (contessa)'],
          coins: [3, 4, 0],
        }).play(turn, whereAsked(book, answer));
        game.expect({ winner: 0, coins: [5, 0, 0] });
        expect(game.told().slice(-3)).toEqual([
          '0 takes 2 coins from 1',
          '1 leaves 2 coins to the treasury',
          '0 wins',
        ]);
      },
    );

    test('a robber who is caught takes nothing, no matter who challenged', () => {
      const game = at(book, { hands: ['duke (duke)', 'assassin contessa', 'contessa ambassador'] }).play(
        '0 steal 1, 1 allow, 2 challenge',
        whereAsked(book, '0 concede'),
      );
      game.expect({ out: [0], coins: [0, 2, 2] });
    });

    test('a third player who falls for the robbed is no victim: the coins go to the treasury', () => {
      const game = at(book, {
        hands: ['captain duke', 'ambassador assassin', '(contessa) duke'],
        coins: [3, 3, 6],
      }).play('0 steal 1, all allow, 1 block ambassador, 2 challenge', whereAsked(book, '1 prove'));
      game.expect({ out: [2], coins: [3, 3, 0] });
    });
  },
);

test('C-11: a target out before its examination, or of one’s own challenge: nothing more happens', () => {
  const game = at('persianPlus', {
    hands: ['inquisitor duke', '(duke) assassin', 'contessa contessa'],
    options: { sixth: 'inquisitor' },
  }).play('0 examine 1, 1 challenge, 0 prove');
  game.expect({ out: [1], asked: '2 act' });
  expect(game.all('shown')).toEqual([]);
});
