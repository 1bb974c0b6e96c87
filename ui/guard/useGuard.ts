import { useLayoutEffect, useRef } from 'react';
import { isMeant } from './guard';
import { sceneChangedAt, sceneLeftByItselfAt } from './scene';
import { useTouch } from './touch';

/**
 * Stands before something that can be pressed, and lets through what was meant for it. Where `meaning` changes, the
 * thing counts as new, though it stays where it was and keeps the focus.
 */
export function useGuard(meaning: string) {
  const appearedAt = useRef(Infinity);
  const { heard, beganAt } = useTouch();

  useLayoutEffect(() => {
    appearedAt.current = performance.now();
  }, [meaning]);

  return {
    /** To be handed to what is touched. */
    heard,
    letsThrough: (press: { readonly nativeEvent: unknown }): boolean =>
      isMeant({
        appearedAt: Math.max(appearedAt.current, sceneChangedAt()),
        leftByItselfAt: sceneLeftByItselfAt(),
        beganAt: beganAt(press),
      }),
  };
}
