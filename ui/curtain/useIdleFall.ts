import { useEffect, useEffectEvent, useState } from 'react';
import { useHands } from './hands';
import { useScreenReader } from './useScreenReader';

/** How long somebody who holds and reads a phone may leave it untouched, in milliseconds. */
export const idleTime = 40_000;

/** For so many seconds before that, it says what is coming. */
const warned = 5;

/**
 * A phone that was put down does not lie open for ever. A finger that lies on it keeps it open, and so does a voice that
 * reads from it: whoever listens touches nothing.
 */
export function useIdleFall(onFall: () => void) {
  const { hands, heard } = useHands();
  const spoken = useScreenReader();
  const [remaining, setRemaining] = useState<number | null>(null);
  const fall = useEffectEvent(onFall);
  const { touches, lie } = hands;
  const rests = lie || spoken;

  useEffect(() => {
    if (rests) return undefined;
    const tell = (seconds: number) => (seconds === 0 ? fall() : setRemaining(seconds));
    const timers = Array.from({ length: warned + 1 }, (_, seconds) =>
      setTimeout(() => tell(seconds), idleTime - 1000 * seconds),
    );
    return () => {
      timers.forEach(clearTimeout);
      setRemaining(null);
    };
  }, [touches, rests]);

  return { remaining, heard };
}
