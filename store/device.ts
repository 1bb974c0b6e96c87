import 'expo-sqlite/localStorage/install';

/** What the device offers to keep text in: SQLite on a phone, the browser's own storage on the web. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** A browser that forbids storage throws at the mere mention of it; the app then plays on without remembering. */
export const deviceStore: TextStore = {
  get length() {
    return globalThis.localStorage.length;
  },
  key: (index) => globalThis.localStorage.key(index),
  getItem: (key) => globalThis.localStorage.getItem(key),
  setItem: (key, text) => globalThis.localStorage.setItem(key, text),
  removeItem: (key) => globalThis.localStorage.removeItem(key),
};
