import { guardTime, isMeant, startledTime } from '../../../ui/guard/guard';

jest.mock('../../../ui/guard/guard', () => jest.requireActual('../../../ui/guard/guard'));

describe('a press', () => {
  const appearedAt = 10_000;
  const leftByItselfAt = -Infinity;

  it.each([0, 100, 200, 300, guardTime - 1])(
    'does nothing where it began %i ms after the thing appeared',
    (after) => {
      expect(isMeant({ appearedAt, leftByItselfAt, beganAt: appearedAt + after })).toBe(false);
    },
  );

  it.each([guardTime, 600, 60_000])('counts where it began %i ms after the thing appeared', (after) => {
    expect(isMeant({ appearedAt, leftByItselfAt, beganAt: appearedAt + after })).toBe(true);
  });

  it('does nothing where the finger came down before there was anything to press, however long it stays', () => {
    expect(isMeant({ appearedAt, leftByItselfAt, beganAt: appearedAt - 5000 })).toBe(false);
  });

  it('does nothing on what is not on screen yet', () => {
    expect(isMeant({ appearedAt: Infinity, leftByItselfAt, beganAt: appearedAt })).toBe(false);
  });

  it.each([100, 300, 500, 700, 900])(
    'does nothing %i ms after what lay over it has left by itself',
    (after) => {
      expect(isMeant({ appearedAt: 0, leftByItselfAt: appearedAt, beganAt: appearedAt + after })).toBe(false);
    },
  );

  it('counts again once that has been seen to be gone', () => {
    const beganAt = appearedAt + startledTime;
    expect(isMeant({ appearedAt: 0, leftByItselfAt: appearedAt, beganAt })).toBe(true);
  });
});
