import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { Arrival, Later } from '../arriving';

/** The state of a part, which is fetched as soon as this is rendered. */
export function useLater<T>(part: Later<T>): Arrival<T> {
  const arrival = useSyncExternalStore(part.subscribe, part.now);
  // A layout effect, so that a part that needs no network is in the first frame.
  useLayoutEffect(() => void part.load(), [part]);
  return arrival;
}
