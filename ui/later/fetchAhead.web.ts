import { whenIdle } from '../../store/whenIdle';
import type { Later } from '../arriving';

/** Safari cannot tell whether it is idle. There it is enough that the first page has been shown, in milliseconds. */
const shown = 200;

/**
 * Fetches all parts quietly, one after another, whenever the browser has nothing else to do, so that each opens at
 * once and without a network. Rests while the page is hidden or nothing can be had. Returns what ends it.
 */
export function fetchAhead(parts: readonly Later<unknown>[]): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let busy = false;

  const mayFetch = () => !signal.aborted && document.visibilityState === 'visible';

  async function fetchAll(): Promise<void> {
    if (busy) return;
    busy = true;
    for (const part of parts.filter((one) => one.now().is !== 'here')) {
      await new Promise<void>((resolve) => void whenIdle(resolve, shown));
      if (!mayFetch()) break;
      await part.load();
      if (part.now().is === 'missing') break;
    }
    busy = false;
  }

  const resume = () => void fetchAll();
  window.addEventListener('online', resume, { signal });
  document.addEventListener('visibilitychange', resume, { signal });
  resume();
  return () => ended.abort();
}
