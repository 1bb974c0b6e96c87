import { useEffect, useState } from 'react';

const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'touchend', 'touchcancel'] as const;

/** In a browser the mouse, the wheel and keys count as well, and so do touches on anything over the page. */
export function useTouches() {
  const [touches, setTouches] = useState({ count: 0, areDown: false });
  useEffect(() => {
    const noticed = (event: Event) =>
      setTouches(({ count, areDown }) => ({
        count: count + 1,
        areDown: isTouch(event) ? event.touches.length > 0 : areDown,
      }));
    const early = { capture: true, passive: true };
    for (const sign of signs) window.addEventListener(sign, noticed, early);
    return () => {
      for (const sign of signs) window.removeEventListener(sign, noticed, early);
    };
  }, []);
  return { touches, heard: {} };
}

/** A browser without a touch screen may know no such event. */
const isTouch = (event: Event): event is TouchEvent => 'touches' in event;
