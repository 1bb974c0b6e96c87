import { useEffect } from 'react';
import {
  Easing,
  useSharedValue,
  withDelay,
  withTiming,
  type EasingFunction,
  type SharedValue,
} from 'react-native-reanimated';
import { useStillness } from './motion';

const slowingDown = Easing.out(Easing.quad);

/** Goes from 0 to 1 once, after a while. Where nothing is to move it is at its end from the start. */
export function useProgress(
  delay: number,
  duration: number,
  easing: EasingFunction = slowingDown,
): SharedValue<number> {
  const still = useStillness();
  const progress = useSharedValue(still ? 1 : 0);
  useEffect(() => {
    if (!still) progress.set(withDelay(delay, withTiming(1, { duration, easing })));
  }, [progress, delay, duration, easing, still]);
  return progress;
}
