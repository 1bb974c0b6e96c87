import { useEffect, useState } from 'react';

const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'touchend', 'touchcancel'] as const;

/** In a browser a mouse, a wheel and keys count as well, and so does what is touched over the page. */
export function useHands() {
  const [hands, setHands] = useState({ touches: 0, lie: false });
  useEffect(() => {
    const noticed = (event: Event) =>
      setHands(({ touches, lie }) => ({
        touches: touches + 1,
        lie: isTouch(event) ? event.touches.length > 0 : lie,
      }));
    const early = { capture: true, passive: true };
    for (const sign of signs) window.addEventListener(sign, noticed, early);
    return () => {
      for (const sign of signs) window.removeEventListener(sign, noticed, early);
    };
  }, []);
  return { hands, heard: {} };
}

/** A browser without a touch screen may know no such event. */
const isTouch = (event: Event): event is TouchEvent => 'touches' in event;
