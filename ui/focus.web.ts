import type { View } from 'react-native';

/** Takes the keyboard, and with it a screen reader, to what has just come up. */
export function moveFocusTo(view: View | null): void {
  (view as HTMLElement | null)?.focus({ preventScroll: true });
}
