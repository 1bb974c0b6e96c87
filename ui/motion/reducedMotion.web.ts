import { useSyncExternalStore } from 'react';

const wish = () => window.matchMedia('(prefers-reduced-motion: reduce)');

function onChange(changed: () => void): () => void {
  const query = wish();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the reader asks for less motion. The browser knows; the animation library need not be woken to ask it. */
export const useReducedMotion = (): boolean => useSyncExternalStore(onChange, () => wish().matches);
