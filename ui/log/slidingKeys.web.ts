import { useEffect, useEffectEvent, type KeyboardEvent } from 'react';
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

/** The same arrows wherever the focus is on the page, unless something there or over the page has a use for them. */
export function useArrowsAnywhere(direction: Direction, slide: (to: SlideTo) => void): void {
  const slid = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const to = keys[direction][event.key];
    if (to === undefined || event.defaultPrevented || isElsewhere(event)) return;
    slide(to);
  });
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => slid(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

const isElsewhere = ({ target, altKey, ctrlKey, metaKey }: globalThis.KeyboardEvent): boolean =>
  altKey ||
  ctrlKey ||
  metaKey ||
  document.querySelector('[role=dialog]') !== null ||
  (target instanceof Element && target.closest('input, textarea, [role=radiogroup]') !== null);
