import { useState } from 'react';
import type { GestureResponderEvent, ViewProps } from 'react-native';

/**
 * How often what is shown has been touched so far, and whether fingers lie on it now. On a phone a touch is heard by what
 * it touches, and by all that holds it.
 */
export function useHands() {
  const [hands, setHands] = useState({ touches: 0, lie: false });
  const lifted = ({ nativeEvent }: GestureResponderEvent) =>
    setHands(({ touches }) => ({ touches, lie: nativeEvent.touches.length > 0 }));
  const heard: ViewProps = {
    onTouchStart: () => setHands(({ touches }) => ({ touches: touches + 1, lie: true })),
    onTouchEnd: lifted,
    onTouchCancel: lifted,
  };
  return { hands, heard };
}
