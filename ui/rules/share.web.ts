import type { Shared } from './shared';

/** Shares an address of this site, or copies it where a browser cannot share. */
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
