import type { KeyboardEvent } from 'react';

/** A browser's reader expects Space to choose and to switch; react-native-web lets it press buttons only. */
export const pressedBySpace = (press: (event: KeyboardEvent) => void) => ({
  onKeyDownCapture: (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) press(event);
  },
});
