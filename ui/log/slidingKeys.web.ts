import type { KeyboardEvent } from 'react';
import type { Direction } from '../i18n/direction';
import type { SlideTo } from './Slider';

/** The arrows point at the screen, so that two of them turn round with the language. */
const keys: Readonly<Record<Direction, Readonly<Record<string, SlideTo>>>> = {
  ltr: { ArrowRight: 'more', ArrowLeft: 'less' },
  rtl: { ArrowRight: 'less', ArrowLeft: 'more' },
};

const eitherWay: Readonly<Record<string, SlideTo>> = {
  ArrowUp: 'more',
  ArrowDown: 'less',
  PageUp: 'muchMore',
  PageDown: 'muchLess',
  Home: 'first',
  End: 'last',
};

/** What a browser's reader expects of a slider; a finger on it must not scroll the page. */
export const slidingKeys = (direction: Direction, slide: (to: SlideTo) => void) => ({
  onKeyDown: (event: KeyboardEvent) => {
    const to = keys[direction][event.key] ?? eitherWay[event.key];
    if (to === undefined) return;
    event.preventDefault();
    slide(to);
  },
});
