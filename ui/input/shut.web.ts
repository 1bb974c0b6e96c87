import { useLayoutEffect, type RefObject } from 'react';
import type { View } from 'react-native';

/**
 * react-native-web sets `aria-disabled` only on what cannot be pressed. A shut button can be, to say why it is shut.
 */
export function useShut(shut: boolean, shown: RefObject<View | null>): void {
  useLayoutEffect(() => {
    const element = shown.current as unknown as HTMLElement | null;
    if (!shut || !element) return undefined;
    element.setAttribute('aria-disabled', 'true');
    return () => element.removeAttribute('aria-disabled');
  }, [shut, shown]);
}
