/** The band of criminals: what its members do, and how they win. */
import { plainHands } from '../support/band';
import { at } from '../support/play';

const table = at('band', { equipment: plainHands });
/** Seat 2 has joined the band; seat 0 has its gun on seat 1, three diamonds of four are with 0 and 1. */
const joined = table.play(
  '0 arm 2, 0 reveal 1, 0 aim 2, others look, 0 shoot, nobody stirs, 0 keep k9, 0 aim 1',
);
const turn = joined.play('1 investigate 0.2, nobody stirs');
/** Seat 0 aims at this seat, and it is the turn of seat 2 again. */
const round = (target: number) =>
  `3 investigate 0.2, 0 investigate 1.0, 0 aim ${target}, 1 investigate 0.2, nobody stirs`;
/** Seat 2 has grabbed the diamonds of this seat, and seat 3 has joined it. */
const bothAfterGrabbing = (seat: number) =>
  turn.play(`2 grab ${seat}`, round(3), '2 swap 0.1 1.1, 3 investigate 0.2, 0 shoot, nobody stirs');

describe('GC-V17 V-11: a turn of the band', () => {
  test('comes in its seat’s place, and is one of three', () => {
    expect(turn.asked).toBe('2 act');
    expect(new Set(turn.offers.map((offer) => offer.split(' ')[0]))).toEqual(
      new Set(['grab', 'swap', 'infiltrate']),
    );
    expect(turn.secret).toBe(false);
  });

  test('has the same windows, and asks for no aim', () => {
    const declared = turn.play('2 grab 0');
    expect(declared.asked).toBe('3 beforeAction');
    expect(declared.view().declared).toEqual({ type: 'grab', target: 0 });
    const done = declared.play('all pass');
    expect(done.asked).toBe('3 afterAction');
    expect(done.play('all pass').asked).toBe('3 act');
  });

  test('V-11 V-15: the band holds no equipment: it is asked in no window, and never passes', () => {
    const asked: string[] = [];
    let game = turn.play('2 grab 0');
    while (game.asked.endsWith('beforeAction')) {
      const [seat = ''] = game.asked.split(' ');
      asked.push(seat);
      game = game.play(`${seat} pass`);
    }
    expect(asked).toEqual(['3', '0', '1']);
    expect(turn.offers).not.toContain('pass');
  });

  test('is chosen again if a card was played meanwhile', () => {
    const again = turn.play('2 infiltrate 0 3, 0 k9 0, all pass');
    expect(again.asked).toBe('2 act');
    expect(again.targets('infiltrate')).toEqual([]);
    expect(again.play('2 grab 0').asked).toBe('3 beforeAction');
  });
});

describe('GC-V18: to grab', () => {
  test('takes all diamonds of one player', () => {
    expect(turn.diamonds).toEqual([2, 1, 0, 1]);
    expect(turn.play('2 grab 0').diamonds).toEqual([2, 1, 0, 1]);
    expect(turn.play('2 grab 0, all pass').diamonds).toEqual([0, 1, 2, 1]);
  });

  test('V-12: of anybody who has some, another of the band included', () => {
    expect(turn.targets('grab')).toEqual(['0', '1', '3']);
    expect(turn.play('2 grab 0', round(3)).targets('grab')).toEqual(['1', '3']);
    const fellow = bothAfterGrabbing(0).play('0 keep k9, 1 investigate 0.2, 2 grab 3, nobody stirs');
    fellow.expect({ asked: '3 act', diamonds: [0, 1, 3, 0] });
    expect(fellow.targets('grab')).toEqual(['1', '2']);
  });
});

describe('GC-V19 V-13: to swap', () => {
  test('exchanges a card of one cop for a card of another, blind', () => {
    const swaps = turn.targets('swap');
    expect(swaps).toHaveLength(27);
    expect(swaps.every((swap) => /^(0\.[012] [13]|1\.[012] 3)\.[012]$/.test(swap))).toBe(true);
    const swapped = turn.play('2 swap 1.0 3.2, all pass');
    expect(swapped.hands).toEqual(['A(H)H', 'HCC', '', 'CCK']);
    expect(swapped.moves.findLast(({ type }) => type === 'swap')).toEqual({
      type: 'swap',
      seats: [1, 3],
      cards: [0, 2],
    });
    expect(swapped.knownTo('1.0', '3.2')).toEqual(['1 3', '1 3']);
    expect(swapped.view(2).seats[1]?.cards.map(({ identity }) => identity)).toEqual([null, null, null]);
  });

  test('leaves open what lies open, and the token on its card', () => {
    const swapped = turn.play('2 swap 0.1 1.1, all pass');
    expect(swapped.hands.slice(0, 2)).toEqual(['ACH', 'K(H)C']);
  });

  test('GC-V21 V-23: may make a winner: who holds both leaders, before anything else', () => {
    expect(turn.play('2 swap 0.0 1.1, all pass').outcome).toEqual({ winners: [1], reason: 'bothLeaders' });
  });
});

describe('GC-V20 V-14: to infiltrate', () => {
  test('turns a gun that is out to another cop: not its owner, not its present target, not one of the band', () => {
    expect(turn.aims).toBe('0→1');
    expect(turn.targets('infiltrate')).toEqual(['0 3']);
    const turned = turn.play('2 infiltrate 0 3, all pass');
    expect(turned.aims).toBe('0→3');
    expect(turned.moves.findLast(({ type }) => type === 'infiltrate')).toEqual({
      type: 'infiltrate',
      gun: 0,
      target: 3,
    });
  });

  test('V-14: the owner aims again at the end of their own turn alone', () => {
    const turned = turn.play('2 infiltrate 0 3, 3 investigate 0.2, nobody stirs');
    turned.expect({ asked: '0 act', aims: '0→3' });
    expect(turned.targets('aim')).toEqual([]);
    expect(turned.play('0 shoot').view().declared).toEqual({ type: 'shoot' });
  });

  test('V-14: a gun that points at nobody cannot be turned', () => {
    const crowd = at('band', { players: 5, equipment: plainHands }).play(
      '0 arm 2, 0 reveal 1, 0 aim 2, 1 arm 2, 1 reveal 1, 1 aim 2, 2 investigate 0.2, 3 investigate 0.2, 4 investigate 0.2, 0 shoot, nobody stirs, 0 keep k9, 0 aim 3',
    );
    expect(crowd.aims).toBe('0→3 1→nobody');
    const asked = crowd.play('1 investigate 0.2, 1 aim 3');
    expect(asked.asked).toBe('2 act');
    expect(asked.targets('infiltrate')).toEqual(['0 1', '0 4', '1 0', '1 4']);
    const free = at('band', {
      players: 5,
      equipment: ['smokeGrenade', 'coffee', 'medKit', 'k9', 'taser'],
    }).play(
      '0 arm 1, 0 reveal 1, 0 aim 1, 1 arm 4, 1 reveal 1, 1 aim 4, 2 arm 4, 2 reveal 0, 2 aim 4, 3 investigate 0.2, 4 investigate 0.2',
      'nobody stirs, 0 smokeGrenade, all pass, 0 investigate 3.0, 0 aim 1, 4 investigate 0.2, 3 investigate 0.2, 2 investigate 0.2, 2 aim 4, 1 shoot, nobody stirs',
    );
    const band = free.play('1 keep coffee, 1 aim 0, 0 investigate 3.0, 0 aim 1');
    band.expect({ asked: '4 act', aims: '0→1 1→0 2→nobody' });
    expect(band.targets('infiltrate')).toEqual(['0 2', '0 3', '1 2', '1 3']);
  });
});

describe('GC-V16 V-16: the band wins with all diamonds', () => {
  const nearly = turn.play('2 grab 0', round(1), '2 grab 1', round(1));

  test('V-17: at once, when the last one comes, and alone: those who were of their team do not', () => {
    expect(nearly.diamonds).toEqual([0, 0, 3, 1]);
    const game = nearly.play('2 grab 3, all pass');
    game.expect({ diamonds: [0, 0, 4, 0], outcome: { winners: [2], reason: 'diamonds' }, asked: 'over' });
  });

  test('V-16: all of the band together, wherever the diamonds lie', () => {
    const two = bothAfterGrabbing(1);
    two.expect({ statuses: 'cop cop band band', diamonds: [2, 0, 1, 1] });
    const game = two.play('0 keep k9, 1 investigate 0.2, 2 grab 0, all pass');
    game.expect({ diamonds: [0, 0, 3, 1], outcome: { winners: [2, 3], reason: 'diamonds' } });
  });

  test('V-16 V-23: also when their last holder joins the band, before the equipment is handed on', () => {
    const rich = table.play(
      '0 arm 2, 0 reveal 1, 0 aim 2, 1 investigate 0.2, 2 arm 0, 2 reveal 0, 2 aim 0, 3 investigate 0.2',
      '0 investigate 1.0, 0 aim 2, 1 investigate 0.2, 2 arm 1, 2 reveal 1, 2 aim 0, 3 investigate 0.2',
      '0 investigate 1.0, 0 aim 2, 1 investigate 0.2, 2 arm 3, 2 aim 0, 3 investigate 0.2, nobody stirs',
    );
    rich.expect({ diamonds: [0, 0, 4, 0], outcome: null });
    const game = rich.play('0 shoot, nobody stirs');
    expect(game.outcome).toEqual({ winners: [2], reason: 'diamonds' });
    expect(game.all('handed')).toEqual([]);
  });

  test('also when a cop pays the last one to them', () => {
    const game = nearly.play('2 swap 0.1 1.1, 3 equip 2, all pass');
    expect(game.outcome).toEqual({ winners: [2], reason: 'diamonds' });
  });
});

test('V-21: with the two leaders left play goes on', () => {
  const two = bothAfterGrabbing(1);
  expect(two.outcome).toBeNull();
  const next = two.play('0 keep k9, nobody stirs');
  next.expect({ asked: '1 act', aims: '0→1' });
  expect(next.targets('arm')).toEqual(['0', '2', '3']);
});

test('GC-V15 V-17: nobody of the band is out: they have their turns to the end', () => {
  expect(turn.play('2 grab 0', round(1)).asked).toBe('2 act');
});
