let pointerDownAt: number | null = null;
let keyDownAt: number | null = null;

/**
 * A browser clicks whatever lies under the finger when it is lifted, and whatever has the focus while Enter repeats.
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
  // Heard last: what is pressed by letting the key go was pressed while it was down.
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

/** A click that a key, a screen reader or a switch has made counts no clicks. */
const isPointers = (event: unknown): boolean =>
  event instanceof UIEvent &&
  !(event instanceof KeyboardEvent) &&
  !(event.type === 'click' && event.detail === 0);
