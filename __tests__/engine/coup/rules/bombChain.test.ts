import { MoveError } from '../../../../engine';
import { coup } from '../../../../engine/coup';
import { at, type Table } from '../support/play';

const hands = ['duke captain', 'assassin contessa', 'ambassador duke', 'captain contessa', 'duke assassin'];
const table = (changes: Partial<Table> = {}) =>
  at('persianPlus', { hands, coins: [5, 2, 2, 2, 2], options: { anarchist: true }, ...changes });

describe('FP-A06 C-58: the bomb is passed on', () => {
  const passed = table().play('0 bomb 1, 1 pass 3');

  test('by claiming the Contessa, the receiver named with it', () => {
    expect(passed.asked).toBe('2 challenge');
    expect(passed.told().at(-1)).toBe('1 claims a contessa to pass it to 3');
    expect(passed.view(4).pending?.bomb).toEqual({ holder: 1, received: [1], claim: 'pass', passTo: 3 });
  });

  test('C-56: all others may challenge it, the receiver and the one who paid among them', () => {
    let game = passed;
    for (const seat of [2, 3, 4, 0]) {
      expect(game.asked).toBe(`${seat} challenge`);
      game = game.play(`${seat} allow`);
    }
    expect(game.asked).toBe('3 bomb');
  });

  test('the new holder has the same three choices', () => {
    const game = passed.play('all allow');
    expect(game.offers).toEqual(['explode', 'defuse', 'pass 2', 'pass 4']);
    expect(game.play('3 explode, 3 lose captain').hands[3]).toBe('(captain) contessa');
    expect(game.play('3 defuse, all allow').asked).toBe('1 act');
  });

  test('C-57: proven, the challenger loses one, and the bomb goes on', () => {
    const proved = passed.play('2 challenge, 1 prove, 2 lose duke');
    expect(proved.asked).toBe('3 bomb');
    expect(proved.hands[2]).toBe('ambassador (duke)');
  });

  test('the card that proved it is replaced before the next claim', () => {
    expect(passed.play('2 challenge, 1 prove').all('replaced')).toMatchObject([{ seat: 1, card: 1 }]);
  });
});

describe('FP-A07 C-61: to whom it may go', () => {
  test('to nobody who has had it this turn, nor to the one who paid', () => {
    const second = table().play('0 bomb 1, 1 pass 2, all allow');
    expect(second.targets('pass')).toEqual(['3', '4']);
    const third = second.play('2 pass 4, all allow');
    expect(third.targets('pass')).toEqual(['3']);
    expect(third.view('table').pending?.bomb?.received).toEqual([1, 2, 4]);
    expect(() => coup.play(third.state, { type: 'pass', target: 1 })).toThrow(MoveError);
    expect(() => coup.play(third.state, { type: 'pass', target: 0 })).toThrow(MoveError);
  });

  test('C-60: the last receiver can but let it explode or defuse it', () => {
    const last = table().play('0 bomb 1, 1 pass 2, all allow, 2 pass 3, all allow, 3 pass 4, all allow');
    expect(last.offers).toEqual(['explode', 'defuse']);
  });

  test('C-60: with two players it can never be passed', () => {
    const game = table({ hands: ['duke captain', 'assassin contessa', '(duke) (duke)'], coins: [5, 2, 0] });
    expect(game.play('0 bomb 1').offers).toEqual(['explode', 'defuse']);
  });

  test('to nobody who is out', () => {
    const game = table({ hands: ['duke captain', 'assassin contessa', '(duke) (duke)', 'captain contessa'] });
    expect(game.play('0 bomb 1').targets('pass')).toEqual(['3']);
  });

  test('the next turn nobody has had it yet', () => {
    const game = table({ coins: [5, 5, 2, 2, 2] }).play(
      '0 bomb 1, 1 pass 2, all allow, 2 explode, 2 lose duke',
    );
    expect(game.play('1 bomb 2').targets('pass')).toEqual(['0', '3', '4']);
  });

  test('a chain does not change whose turn is next', () => {
    const game = table().play('0 bomb 3, 3 pass 2, all allow, 2 pass 4, all allow, 4 defuse, all allow');
    expect(game.asked).toBe('1 act');
  });
});

describe('C-59: the named receiver falls by challenging', () => {
  const frail = { hands: ['duke captain', 'assassin contessa', '(ambassador) duke', 'captain contessa'] };
  const fallen = table({ ...frail, coins: [5, 2, 3, 2] }).play('0 bomb 1, 1 pass 2, 2 challenge, 1 prove');

  test('then its holder names another who may have it, and makes no new claim', () => {
    fallen.expect({ out: [2], coins: [0, 2, 0, 2], asked: '1 redirect', secret: false, offers: ['pass 3'] });
    const game = fallen.play('1 pass 3');
    game.expect({ asked: '3 bomb', offers: ['explode', 'defuse'] });
    expect(game.told().at(-1)).toBe('1 gives the bomb to 3');
  });

  test('C-11: and if there is none, it is back in the middle, harmless', () => {
    const three = table({
      hands: ['duke captain', 'assassin contessa', '(ambassador) duke'],
      coins: [5, 2, 2],
    });
    const game = three.play('0 bomb 1, 1 pass 2, 2 challenge, 1 prove');
    game.expect({ out: [2], asked: '1 act' });
    expect(game.all('bombExploded')).toEqual([]);
    expect(game.all('bombDefused')).toEqual([]);
    expect(game.all('bombReturned')).toHaveLength(1);
  });

  test('a challenger who is not the receiver changes nothing in where it goes', () => {
    table(frail)
      .play('0 bomb 1, 1 pass 3, 2 challenge, 1 prove')
      .expect({ out: [2], asked: '3 bomb' });
  });

  test('also when the one who paid falls by challenging: the chain goes on, then the turn passes', () => {
    const game = table({
      hands: ['(duke) captain', 'assassin contessa', 'ambassador duke'],
      coins: [6, 2, 2],
    });
    const chain = game.play('0 bomb 1, 1 pass 2, 2 allow, 0 challenge, 1 prove');
    chain.expect({ out: [0], coins: [0, 2, 2], asked: '2 bomb', offers: ['explode', 'defuse'] });
    expect(chain.play('2 explode, 2 lose duke').asked).toBe('1 act');
  });
});
