import { AccessibilityInfo, type View } from 'react-native';

/** Takes a screen reader to what has just come up. */
export function moveFocusTo(view: View | null): void {
  if (view) AccessibilityInfo.sendAccessibilityEvent(view, 'focus');
}
