let pointerDownAt: number | null = null;
let keyDownAt: number | null = null;

/**
 * A browser clicks what lies under the finger when it is lifted, and what has the focus while Enter repeats.
 * So what counts is when the finger or the key went down, anywhere on the page.
 */
export function hearTouches(): void {
  window.addEventListener('pointerdown', () => (pointerDownAt = performance.now()), true);
  window.addEventListener(
    'keydown',
    ({ key, repeat }) => {
      if (!repeat && (key === 'Enter' || key === ' ')) keyDownAt = performance.now();
    },
    true,
  );
  // In the bubbling phase, so that a press on keyup still finds the time of the keydown.
  window.addEventListener('keyup', forgetKey);
  window.addEventListener('blur', forgetKey);
}

const forgetKey = () => {
  keyDownAt = null;
};

export const useTouch = () => touch;

const touch = {
  heard: { onPressIn: () => {} },
  beganAt: ({ nativeEvent }: { readonly nativeEvent: unknown }): number =>
    (isPointers(nativeEvent) ? pointerDownAt : keyDownAt) ?? performance.now(),
};

/**
 * A click made by a key, a screen reader or a switch has `detail` 0. React Native's own touches are no events of the
 * browser.
 */
const isPointers = (event: unknown): boolean =>
  !(event instanceof KeyboardEvent) &&
  !(event instanceof UIEvent && event.type === 'click' && event.detail === 0);
