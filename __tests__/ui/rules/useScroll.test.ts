import { act, renderHook } from '@testing-library/react-native';
import type { NativeScrollEvent, NativeSyntheticEvent } from 'react-native';
import { useScroll } from '../../../ui/rules/useScroll';

const heights = [900, 900, 200];
const screenful = 800;
/** Half a screen is left free below the last section, which still is too short to come up to the top. */
const end = 900 + 900 + 200 + 400 - screenful;

const scrolledTo = (y: number) =>
  ({
    nativeEvent: {
      contentOffset: { x: 0, y },
      contentSize: { width: 390, height: end + screenful },
      layoutMeasurement: { width: 390, height: screenful },
    },
  }) as NativeSyntheticEvent<NativeScrollEvent>;

function page(start: number) {
  const { result } = renderHook(() => useScroll(heights.length, start));
  act(() => heights.forEach((height, index) => result.current.measured(index, height)));
  return {
    at: () => result.current.at,
    go: (index: number) => act(() => result.current.go(index)),
    scroll: (y: number) => act(() => result.current.scrolled(scrolledTo(y))),
  };
}

test('the section in sight is the one whose heading has come up', () => {
  const { at, scroll } = page(0);
  scroll(700);
  expect(at()).toBe(0);
  scroll(850);
  expect(at()).toBe(1);
});

test('a last section that cannot come up to the top can be gone to', () => {
  const { at, go, scroll } = page(1);
  go(2);
  scroll(end);
  expect(at()).toBe(2);
});

test('a page that opens near its end keeps to the section that was sought', () => {
  const { at, scroll } = page(2);
  scroll(end);
  expect(at()).toBe(2);
});

test('the end of the page belongs to the last section', () => {
  const { at, scroll } = page(0);
  scroll(end - 50);
  expect(at()).toBe(1);
  scroll(end);
  expect(at()).toBe(2);
});
