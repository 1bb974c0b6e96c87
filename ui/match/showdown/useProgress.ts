import { useEffect } from 'react';
import { Easing, useSharedValue, withDelay, withTiming, type SharedValue } from 'react-native-reanimated';
import { useStillness } from '../../motion/motion';

/** Goes from 0 to 1 once, after a while. Where nothing is to move it is at its end from the start. */
export function useProgress(delay: number, duration: number): SharedValue<number> {
  const still = useStillness();
  const progress = useSharedValue(still ? 1 : 0);
  useEffect(() => {
    if (!still) progress.set(withDelay(delay, withTiming(1, { duration, easing: Easing.out(Easing.quad) })));
  }, [progress, delay, duration, still]);
  return progress;
}
