import { renderHook } from '@testing-library/react-native';
import { createElement, type ReactNode } from 'react';
import {
  besideCards,
  cardWidthBeside,
  cardWidthIn,
  useButtonBeside,
} from '../../../../ui/coup/decisions/Cards';
import { QuestionPlace } from '../../../../ui/match/question/RoomForCards';
import { space } from '../../../../ui/theme/tokens';

const mockWindow = { width: 360, height: 640, scale: 2, fontScale: 1 };
jest.mock('react-native/Libraries/Utilities/useWindowDimensions', () => ({ default: () => mockWindow }));

const isBesideOn = (
  window: Partial<typeof mockWindow>,
  { count = 2, where = 'stage' }: { count?: number; where?: 'stage' | 'secret' } = {},
) => {
  Object.assign(mockWindow, { width: 360, height: 640, fontScale: 1 }, window);
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QuestionPlace, { value: where }, children);
  return renderHook(() => useButtonBeside(count), { wrapper }).result.current;
};

/** The frame of a chosen card, and what lies between card and frame. */
const frame = 2 * 6;

test.each([
  [320, 60],
  [360, 80],
  [390, 80],
  [430, 80],
])('two cards and their button stand side by side on a phone %i wide', (width, least) => {
  expect(isBesideOn({ width, height: 800 })).toBe(true);
  const across = width - 2 * space.l;
  const card = cardWidthBeside({ across, height: 200 }, 2);
  expect(card).toBeGreaterThanOrEqual(least);
  expect(2 * (card + frame) + besideCards + 2 * space.s).toBeLessThanOrEqual(across);
});

test.each(['stage', 'secret'] as const)(
  'so they do on a phone lying down, where the question has the %s beside it',
  (where) => {
    for (const count of [1, 2]) expect(isBesideOn({ width: 844, height: 390 }, { count, where })).toBe(true);
  },
);

test('they stand above it where there is no room beside them', () => {
  expect(isBesideOn({ width: 1180, height: 820 })).toBe(false);
  expect(isBesideOn({ fontScale: 2 })).toBe(false);
  expect(isBesideOn({}, { count: 3 })).toBe(false);
  expect(isBesideOn({}, { where: 'secret' })).toBe(false);
});

test('cards grow with their room, and never beyond it', () => {
  const [low, high] = [200, 420].map((height) => cardWidthIn({ across: 358, height }, 2, 1));
  expect(low).toBeLessThan(high ?? 0);
  expect((low ?? 0) * 1.4).toBeLessThan(200);
  expect(2 * (high ?? Infinity)).toBeLessThan(358);
});
