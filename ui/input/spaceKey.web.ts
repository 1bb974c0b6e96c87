import type { KeyboardEvent } from 'react';

/** Space must choose radios and flip switches too; react-native-web lets it press buttons only. */
export const pressedBySpace = (press: (event: KeyboardEvent) => void) => ({
  onKeyDownCapture: (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) press(event);
  },
});
