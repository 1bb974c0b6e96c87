import type { TextStore } from '../../store/device';

/** A device's memory to look into. It can be full, or refuse to be touched. */
export function fakeTextStore(contents: Record<string, string> = {}) {
  const kept = new Map(Object.entries(contents));
  let room = Infinity;
  const texts: TextStore = {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => {
      if (text.length > room) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      kept.set(key, text);
    },
    removeItem: (key) => void kept.delete(key),
  };
  return {
    texts,
    kept,
    fill: () => (room = 0),
    empty: () => (room = Infinity),
    everything: () => Object.fromEntries(kept),
  };
}

const forbid = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

export const forbiddenTextStore: TextStore = {
  get length() {
    return forbid();
  },
  key: forbid,
  getItem: forbid,
  setItem: forbid,
  removeItem: forbid,
};
