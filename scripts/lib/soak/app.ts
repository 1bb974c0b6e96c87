import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Gives a file of the store, by its path there without an ending: as it is in this start of the app. */
export type Load = <Module>(path: string) => Module;

const store = join(__dirname, '../../../store');

/** The app's own storage, looked into from outside. Every write can be watched, and there may be no room for any. */
export interface Device {
  readonly kept: Map<string, string>;
  hasRoom: boolean;
  onWrite(key: string): void;
}

type Hearer = (change: { readonly key: string }) => void;

/** The listeners of one window to what another window changes on the device. */
export type Hearers = Set<Hearer>;

export const deviceWith = (kept: Iterable<readonly [string, string]> = []): Device => ({
  kept: new Map(kept),
  hasRoom: true,
  onWrite() {},
});

/** Stands in for the browser's storage. */
function installed(device: Device): void {
  const { kept } = device;
  const value = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      if (!device.hasRoom) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      kept.set(key, text);
      device.onWrite(key);
    },
    removeItem(key: string) {
      kept.delete(key);
      device.onWrite(key);
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
  Object.defineProperty(globalThis, 'localStorage', { value, configurable: true });
}

/** What a browser has of its own: how it says its languages, and that it tells of other windows. */
const ofABrowser = ['deviceLanguages', 'elsewhere'];

function inABrowser(fromHere: NodeJS.Require, hearers: Hearers): void {
  process.env.EXPO_OS = 'web';
  Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en'] }, configurable: true });
  const value = { addEventListener: (_: 'storage', hearer: Hearer) => hearers.add(hearer) };
  Object.defineProperty(globalThis, 'window', { value, configurable: true });
  for (const file of ofABrowser) {
    const web = join(store, `${file}.web.ts`);
    fromHere(web);
    fromHere.cache[join(store, `${file}.ts`)] = fromHere.cache[web];
  }
}

/** Starts the app afresh: it knows only what lies on the device, and what it hears. */
export function startApp(device: Device, hearers: Hearers = new Set()): Load {
  // A `require` holds all files it has loaded, so each start takes its own; otherwise all earlier starts stay in memory.
  const fromHere = createRequire(__filename);
  for (const file of Object.keys(fromHere.cache)) if (file.startsWith(store)) delete fromHere.cache[file];
  inABrowser(fromHere, hearers);
  installed(device);
  return <Module>(path: string) => fromHere(join(store, `${path}.ts`)) as Module;
}
