import { useEffect, useRef } from 'react';
import type { View } from 'react-native';
import { moveFocusTo } from './focus';

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Where Tab begins if what had the focus has gone with the page before: with the number of the page, for what begins
 * there. A browser would begin at the top of the document.
 */
export function useTabStart(page: number) {
  const start = useRef<View>(null);
  /** The page on which something last had the focus. */
  const focusedOn = useRef(page);
  const present = useRef(page);
  useEffect(() => {
    present.current = page;
  }, [page]);
  useEffect(() => {
    const onFocus = () => {
      focusedOn.current = present.current;
    };
    const onTab = ({ key, shiftKey }: KeyboardEvent) => {
      if (key !== 'Tab' || shiftKey || !isNowhere() || focusedOn.current === present.current) return;
      moveFocusTo(start.current);
    };
    window.addEventListener('focusin', onFocus);
    window.addEventListener('keydown', onTab);
    return () => {
      window.removeEventListener('focusin', onFocus);
      window.removeEventListener('keydown', onTab);
    };
  }, []);
  return { ref: start, tabIndex: -1 } as const;
}
