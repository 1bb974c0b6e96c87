import { useEffect, useEffectEvent, useState } from 'react';
import { useTouches } from './touches';
import { useScreenReader } from './useScreenReader';

/** How long somebody who holds and reads a phone may leave it untouched, in milliseconds. */
export const idleTime = 40_000;

/** In seconds: how long before that it warns. */
const warned = 5;

/**
 * Covers a phone that was put down. A finger that lies on the screen keeps it open, and so does a screen reader, since
 * people who listen touch nothing.
 */
export function useIdleFall(onFall: () => void) {
  const { touches, heard } = useTouches();
  const spoken = useScreenReader();
  const [remaining, setRemaining] = useState<number | null>(null);
  const fall = useEffectEvent(onFall);
  const staysOpen = touches.areDown || spoken;

  useEffect(() => {
    if (staysOpen) return undefined;
    const tell = (seconds: number) => (seconds === 0 ? fall() : setRemaining(seconds));
    const timers = Array.from({ length: warned + 1 }, (_, seconds) =>
      setTimeout(() => tell(seconds), idleTime - 1000 * seconds),
    );
    return () => {
      timers.forEach(clearTimeout);
      setRemaining(null);
    };
  }, [touches.count, staysOpen]);

  return { remaining, heard };
}
