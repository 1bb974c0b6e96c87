import fc from 'fast-check';
import {
  ignoreTime,
  holdTime,
  lift,
  lowered,
  nextWait,
  secondTapWithin,
  type Gesture,
  type Lifting,
  type Touch,
} from '../../../ui/curtain/lifting';

const fell = 10_000;
const awake = fell + ignoreTime;

/** What a hand does, one line a deed: when, and what. */
function after(gesture: Gesture, ...deeds: readonly [at: number, does: Touch['does']][]): Lifting {
  return deeds.reduce<Lifting>((lifting, [at, does]) => lift(lifting, { does, at }, gesture), lowered(fell));
}

const isUp = ({ state }: Lifting) => state === 'up';

describe('by holding', () => {
  test('half a second is enough', () => {
    const held = after('hold', [awake, 'pressIn']);
    expect(nextWait(held)).toBe(awake + holdTime);
    expect(isUp(lift(held, { does: 'wait', at: awake + holdTime }, 'hold'))).toBe(true);
  });

  test('less is not', () => {
    const early = after('hold', [awake, 'pressIn'], [awake + holdTime - 1, 'wait']);
    expect(isUp(early)).toBe(false);
  });

  test('a finger that lets go starts over', () => {
    const again = after(
      'hold',
      [awake, 'pressIn'],
      [awake + 300, 'pressOut'],
      [awake + 310, 'press'],
      [awake + 400, 'pressIn'],
      [awake + holdTime + 1, 'wait'],
    );
    expect(isUp(again)).toBe(false);
    expect(isUp(lift(again, { does: 'wait', at: awake + 400 + holdTime }, 'hold'))).toBe(true);
  });

  test('short touches are never taps, however many', () => {
    const touch = (at: number): [number, Touch['does']][] => [
      [at, 'pressIn'],
      [at + 50, 'pressOut'],
      [at + 55, 'press'],
    ];
    expect(isUp(after('hold', ...touch(awake), ...touch(awake + 200), ...touch(awake + 400)))).toBe(false);
  });

  test('Enter is pressed for as soon as it goes down, and held all the same', () => {
    const held = after('hold', [awake, 'pressIn'], [awake + 2, 'press']);
    expect(isUp(lift(held, { does: 'wait', at: awake + holdTime }, 'hold'))).toBe(true);
    const letGo = lift(held, { does: 'pressOut', at: awake + 100 }, 'hold');
    expect(letGo.state).toBe('down');
  });

  test('who cannot hold (a screen reader, a switch) presses twice instead', () => {
    const once = after('hold', [awake, 'press']);
    expect(once.state).toBe('tappedOnce');
    expect(isUp(lift(once, { does: 'press', at: awake + 1200 }, 'hold'))).toBe(true);
  });
});

describe('by tapping twice', () => {
  test('the second tap lifts', () => {
    expect(isUp(after('tapTwice', [awake, 'press']))).toBe(false);
    expect(isUp(after('tapTwice', [awake, 'press'], [awake + 900, 'press']))).toBe(true);
  });

  test('holding does nothing', () => {
    expect(isUp(after('tapTwice', [awake, 'pressIn'], [awake + 5000, 'wait']))).toBe(false);
  });

  test('a forgotten tap is no half of a key', () => {
    const late = awake + secondTapWithin + 1;
    const once = after('tapTwice', [awake, 'press']);
    expect(nextWait(once)).toBe(late);
    expect(lift(once, { does: 'wait', at: late }, 'tapTwice').state).toBe('down');
    expect(isUp(lift(once, { does: 'press', at: late }, 'tapTwice'))).toBe(false);
  });
});

describe('the half second after it fell', () => {
  const anyHand = fc.record({
    does: fc.constantFrom<Touch['does'][]>('pressIn', 'pressOut', 'press', 'wait'),
    at: fc.integer({ min: fell, max: awake - 1 }),
  });

  test.each(['hold', 'tapTwice'] as const)('is deaf to everything (%s)', (gesture) => {
    fc.assert(
      fc.property(fc.array(anyHand), (hands) => {
        const untouched = lowered(fell);
        expect(hands.reduce((lifting, hand) => lift(lifting, hand, gesture), untouched)).toEqual(untouched);
      }),
    );
  });

  test('and what was pressed during it does not count afterwards', () => {
    expect(isUp(after('hold', [awake - 10, 'pressIn'], [awake + 5000, 'wait']))).toBe(false);
    expect(isUp(after('tapTwice', [awake - 10, 'press'], [awake + 10, 'press']))).toBe(false);
  });
});

test('once up it stays up until it is lowered', () => {
  const up: Lifting = { state: 'up' };
  for (const does of ['pressIn', 'pressOut', 'press', 'wait'] as const)
    expect(lift(up, { does, at: awake }, 'hold')).toBe(up);
  expect(nextWait(up)).toBeNull();
});
