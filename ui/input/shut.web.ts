import { useLayoutEffect, type RefObject } from 'react';
import type { View } from 'react-native';

/** In a browser only what cannot be pressed at all is said to be out of reach. This can, to tell why. */
export function useShut(shut: boolean, shown: RefObject<View | null>): void {
  useLayoutEffect(() => {
    const element = shown.current as unknown as HTMLElement | null;
    if (!shut || !element) return undefined;
    element.setAttribute('aria-disabled', 'true');
    return () => element.removeAttribute('aria-disabled');
  }, [shut, shown]);
}
