import type { Shared } from './shared';

/** Gives an address of this page to another app or, where a browser has none to offer, to the clipboard. */
export async function shareAddress(path: string): Promise<Shared> {
  const url = new URL(path, location.origin).href;
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ url });
      return 'sent';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'left' : 'failed';
  }
}
