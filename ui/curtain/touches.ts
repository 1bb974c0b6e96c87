import { useState } from 'react';
import type { GestureResponderEvent, ViewProps } from 'react-native';

/**
 * How often the content has been touched so far, and whether fingers lie on it now. On a phone touch events reach the
 * touched view and its ancestors.
 */
export function useTouches() {
  const [touches, setTouches] = useState({ count: 0, areDown: false });
  const lifted = ({ nativeEvent }: GestureResponderEvent) =>
    setTouches(({ count }) => ({ count, areDown: nativeEvent.touches.length > 0 }));
  const heard: ViewProps = {
    onTouchStart: () => setTouches(({ count }) => ({ count: count + 1, areDown: true })),
    onTouchEnd: lifted,
    onTouchCancel: lifted,
  };
  return { touches, heard };
}
