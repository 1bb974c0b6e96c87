import { renderHook } from '@testing-library/react-native';
import { besideCards, useWidthBesideButton } from '../../../../ui/coup/decisions/Cards';
import { space } from '../../../../ui/theme/tokens';

const mockWindow = { width: 360, height: 640, scale: 2, fontScale: 1 };
jest.mock('react-native/Libraries/Utilities/useWindowDimensions', () => ({ default: () => mockWindow }));

const widthOn = (
  window: Partial<typeof mockWindow>,
  { count = 2, where = 'stage' }: { count?: number; where?: 'stage' | 'secret' } = {},
) => {
  Object.assign(mockWindow, { width: 360, height: 640, fontScale: 1 }, window);
  return renderHook(() => useWidthBesideButton(count, where)).result.current;
};

/** The frame of a chosen card, and what lies between card and frame. */
const frame = 2 * 6;

test.each([360, 390, 430])('two cards and their button stand side by side on a phone %i wide', (width) => {
  const card = widthOn({ width, height: 800 }) ?? Infinity;
  expect(card).toBeGreaterThanOrEqual(80);
  expect(2 * (card + frame) + besideCards + 2 * space.s).toBeLessThanOrEqual(width - 2 * space.l);
});

test.each(['stage', 'secret'] as const)(
  'so they do on a phone lying down, where the question has the %s beside it',
  (where) => {
    const widths = [1, 2].map((count) => widthOn({ width: 844, height: 390 }, { count, where }) ?? 0);
    for (const width of widths) expect(width).toBeGreaterThanOrEqual(64);
  },
);

test('they stand above it where there is no room beside them', () => {
  expect(widthOn({ width: 320, height: 568 })).toBeNull();
  expect(widthOn({ width: 1180, height: 820 })).toBeNull();
  expect(widthOn({ fontScale: 2 })).toBeNull();
  expect(widthOn({}, { count: 3 })).toBeNull();
  expect(widthOn({}, { where: 'secret' })).toBeNull();
});
