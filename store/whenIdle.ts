/**
 * Does it once nothing else is to be done, as far as the device can tell; where it cannot, after this time. Gives back what
 * gives it up.
 */
export function whenIdle(work: () => void, otherwiseAfter: number, options?: IdleRequestOptions): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, otherwiseAfter);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(work, options);
  return () => cancelIdleCallback(waiting);
}
