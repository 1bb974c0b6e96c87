import type { SlideTo } from '../../../ui/log/Slider';
import { slidingKeys } from '../../../ui/log/slidingKeys.web';

type KeyDown = Parameters<ReturnType<typeof slidingKeys>['onKeyDown']>[0];

function pressed(direction: 'ltr' | 'rtl', key: string) {
  const slides: SlideTo[] = [];
  const preventDefault = jest.fn();
  slidingKeys(direction, (to) => slides.push(to)).onKeyDown({ key, preventDefault } as unknown as KeyDown);
  return { slides, kept: preventDefault.mock.calls.length === 1 };
}

test.each([
  ['ltr', 'ArrowRight', 'more'],
  ['ltr', 'ArrowLeft', 'less'],
  ['rtl', 'ArrowRight', 'less'],
  ['rtl', 'ArrowLeft', 'more'],
  ['rtl', 'ArrowUp', 'more'],
  ['ltr', 'ArrowDown', 'less'],
  ['ltr', 'PageUp', 'muchMore'],
  ['ltr', 'PageDown', 'muchLess'],
  ['rtl', 'Home', 'first'],
  ['rtl', 'End', 'last'],
] as const)('in %s, %s means %s', (direction, key, to) => {
  expect(pressed(direction, key)).toEqual({ slides: [to], kept: true });
});

test('any other key is left to the browser', () => {
  expect(pressed('ltr', 'Tab')).toEqual({ slides: [], kept: false });
});
