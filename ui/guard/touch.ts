import { useRef } from 'react';

/**
 * On a phone a button is pressed only by a touch that began on it, or by a screen reader or a switch, which press at
 * once.
 */
export function useTouch() {
  const downAt = useRef<number | null>(null);
  return {
    heard: {
      onPressIn: () => {
        downAt.current = performance.now();
      },
    },
    beganAt: (_press: { readonly nativeEvent: unknown }): number => {
      const began = downAt.current ?? performance.now();
      downAt.current = null;
      return began;
    },
  };
}

export const hearTouches = (): void => {};
