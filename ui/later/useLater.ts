import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { Arrival, Later } from '../arriving';

/** A part and how it stands with it: fetched as soon as somebody asks, in the same frame if it is here. */
export function useLater<T>(part: Later<T>): Arrival<T> {
  const arrival = useSyncExternalStore(part.subscribe, part.now);
  // Before the frame is painted: what needs no network is then in that very frame.
  useLayoutEffect(() => void part.load(), [part]);
  return arrival;
}
