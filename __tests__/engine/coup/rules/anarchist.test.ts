import { coup, type CoupOptions } from '../../../../engine/coup';
import { at, type Table } from '../support/play';

const options: CoupOptions = { anarchist: true };
const hands = ['duke captain', 'assassin contessa', 'ambassador duke', 'captain contessa'];
const table = (changes: Partial<Table> = {}) =>
  at('persianPlus', { hands, coins: [6, 2, 2, 2], options, ...changes });

describe('FP-A02 FP-A03: the bomb', () => {
  test('costs five, and is given at once to another player: no challenge, no block', () => {
    const game = table().play('0 bomb 1');
    game.expect({ coins: [1, 2, 2, 2], asked: '1 bomb' });
    expect(game.told()).toEqual(['0 declares bomb at 1, paying 5 coins', '0 gives the bomb to 1']);
    expect(game.view('table').pending).toMatchObject({
      claim: null,
      blockableWith: [],
      bomb: { holder: 1, received: [1], claim: null, passTo: null },
    });
  });

  test('C-64: may be given to a party-fellow', () => {
    const game = table({
      options: { anarchist: true, factions: true },
      parties: ['empire', 'resistance', 'empire', 'resistance'],
    });
    expect(game.targets('bomb')).toEqual(['1', '2', '3']);
    const passing = game.play('0 bomb 1').offers;
    expect(passing).toEqual(['explode', 'defuse', 'pass 2', 'pass 3']);
  });
});

describe('FP-A04: it explodes', () => {
  const exploded = table().play('0 bomb 2, 2 explode');

  test('C-66: its holder chooses a card to lose, claiming nothing; it is back in the middle', () => {
    exploded.expect({ asked: '2 lose', offers: ['lose ambassador', 'lose duke'] });
    const game = exploded.play('2 lose duke');
    expect(game.hands[2]).toBe('ambassador (duke)');
    expect(game.asked).toBe('1 act');
    expect(game.told().slice(2)).toEqual([
      'the bomb explodes on 2',
      'the bomb is back in the middle',
      '2 turns up card 1: duke',
      '— the turn of 1 —',
    ]);
  });

  test('a last card goes without asking', () => {
    const game = table({
      hands: ['duke captain', '(assassin) contessa', 'ambassador duke'],
      coins: [5, 3, 2],
    });
    game.play('0 bomb 1, 1 explode').expect({ out: [1], coins: [0, 0, 2] });
  });

  test('C-68: there is one bomb, and it can be thrown again the next turn', () => {
    const game = table({ coins: [6, 6, 2, 2] }).play('0 bomb 2, 2 explode, 2 lose duke');
    expect(game.view('table').pending).toBeNull();
    expect(game.targets('bomb')).toEqual(['0', '2', '3']);
    expect(game.play('1 bomb 2').asked).toBe('2 bomb');
  });
});

describe('FP-A01 FP-A05: it is defused', () => {
  const claimed = table().play('0 bomb 1, 1 defuse');

  test('the three choices are offered whatever the cards, aloud', () => {
    for (const holder of [1, 2, 3]) {
      const game = table().play(`0 bomb ${holder}`);
      expect(game.offers.slice(0, 2)).toEqual(['explode', 'defuse']);
      expect(game.secret).toBe(false);
    }
  });

  test('C-56: by claiming the Contessa, which all others may challenge, also the one who paid', () => {
    expect(claimed.view('table').pending?.bomb?.claim).toBe('defuse');
    const order: string[] = [];
    let game = claimed;
    while (game.asked.endsWith('challenge')) {
      order.push(game.asked);
      game = game.play(`${game.asked.charAt(0)} allow`);
    }
    expect(order).toEqual(['2 challenge', '3 challenge', '0 challenge']);
  });

  test('C-65: unchallenged, it is back in the middle; the five coins are spent', () => {
    const game = claimed.play('all allow');
    expect(game.coins).toEqual([1, 2, 2, 2]);
    expect(game.told().slice(-3)).toEqual([
      '1 defuses the bomb',
      'the bomb is back in the middle',
      '— the turn of 1 —',
    ]);
    expect(game.hands).toEqual(hands);
  });

  test('C-57: proven, the card is replaced, the challenger loses one, and it is defused', () => {
    const proved = claimed.play('2 allow, 3 challenge, 1 prove');
    expect(proved.all('replaced')).toMatchObject([{ seat: 1, card: 1 }]);
    expect(proved.asked).toBe('3 lose');
    const game = proved.play('3 lose captain');
    expect(game.all('bombDefused')).toEqual([{ type: 'bombDefused', seat: 1 }]);
    expect(game.hands[1]?.startsWith('assassin ')).toBe(true);
    game.expect({ out: [], asked: '1 act' });
  });

  test('C-67: proof may be declined, and counts as exposed', () => {
    const game = claimed.play('2 challenge');
    game.expect({ asked: '1 prove', offers: ['prove', 'concede'] });
    expect(game.play('1 concede').out).toEqual([1]);
  });
});

describe('FP-A08 C-62: a false Contessa', () => {
  test.each(['2 defuse', '2 pass 3'])('costs both cards at once: %s', (lie) => {
    const game = table({ coins: [5, 2, 6, 2] }).play(`0 bomb 2, ${lie}, 3 challenge, 2 concede`);
    game.expect({ out: [2], coins: [0, 2, 0, 2] });
    expect(game.hands[2]).toBe('(ambassador) (duke)');
    expect(game.told().slice(-8)).toEqual([
      '2 does not prove contessa',
      'the bomb explodes on 2',
      'the bomb is back in the middle',
      '2 turns up card 0: ambassador',
      '2 turns up card 1: duke',
      '2 is out',
      '2 leaves 6 coins to the treasury',
      '— the turn of 1 —',
    ]);
  });

  test('with one card left costs that one', () => {
    const game = table({
      hands: ['duke captain', 'assassin contessa', '(ambassador) duke'],
      coins: [5, 2, 2],
    });
    const over = game.play('0 bomb 2, 2 defuse, 0 challenge, 2 concede');
    expect(over.out).toEqual([2]);
    expect(over.all('lost')).toHaveLength(1);
  });

  test('may end the game', () => {
    const game = table({ hands: ['duke captain', 'assassin duke', '(ambassador) (duke)'], coins: [5, 2, 0] });
    game.play('0 bomb 1, 1 defuse, 0 challenge, 1 concede').expect({ winner: 0, asked: 'over' });
  });
});

test('the bomb’s questions are asked of its holder, who need not hold the phone in secret', () => {
  const game = table().play('0 bomb 3');
  expect(coup.asked(game.state)).toEqual({ seat: 3, kind: 'bomb', secret: false });
});
