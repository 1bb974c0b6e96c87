import { useLayoutEffect, useRef } from 'react';
import type { View } from 'react-native';

/** In a browser only what cannot be pressed at all is said to be out of reach. This can, to tell why. */
export function useShut(shut: boolean) {
  const ref = useRef<View>(null);
  useLayoutEffect(() => {
    const element = ref.current as unknown as HTMLElement | null;
    if (!shut || !element) return undefined;
    element.setAttribute('aria-disabled', 'true');
    return () => element.removeAttribute('aria-disabled');
  }, [shut]);
  return { ref };
}
