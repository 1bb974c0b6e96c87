import { useLayoutEffect, useRef } from 'react';
import { isMeant } from './guard';
import { sceneChangedAt, sceneLeftByItselfAt } from './scene';
import { useTouch } from './touch';

/**
 * * Guards something that can be pressed and lets through presses that were meant for it. When `meaning` changes, it
 * counts as new.
 */
export function useGuard(meaning: string) {
  const appearedAt = useRef(Infinity);
  const { heard, beganAt } = useTouch();

  useLayoutEffect(() => {
    appearedAt.current = performance.now();
  }, [meaning]);

  return {
    /** Handlers for the touched component. */
    heard,
    letsThrough: (press: { readonly nativeEvent: unknown }): boolean =>
      isMeant({
        appearedAt: Math.max(appearedAt.current, sceneChangedAt()),
        leftByItselfAt: sceneLeftByItselfAt(),
        beganAt: beganAt(press),
      }),
  };
}
