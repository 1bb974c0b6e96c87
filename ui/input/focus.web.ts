import type { View } from 'react-native';

/**
 * Takes the keyboard, and with it a screen reader, to what has just come up. That is where reading begins and nothing
 * to press, so no ring is drawn round it.
 */
export function moveFocusTo(view: View | null): void {
  const element = view as HTMLElement | null;
  if (!element) return;
  element.dataset.begins = '';
  element.focus({ preventScroll: true });
}
