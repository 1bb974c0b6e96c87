import type { Shelf } from '../../store/device';

/** A device's memory to look into. It can be full, or refuse to be touched. */
export function fakeShelf(contents: Record<string, string> = {}) {
  const kept = new Map(Object.entries(contents));
  let room = Infinity;
  const shelf: Shelf = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => {
      if (text.length > room) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      kept.set(key, text);
    },
    removeItem: (key) => void kept.delete(key),
  };
  return {
    shelf,
    kept,
    fill: () => (room = 0),
    everything: () => Object.fromEntries(kept),
  };
}

export const forbiddenShelf: Shelf = {
  getItem: () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
  removeItem: () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
};
