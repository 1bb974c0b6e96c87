import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Gives a file of the store, by its path there without an ending: as it is in this start of the app. */
export type Load = <Module>(path: string) => Module;

const store = join(__dirname, '../../../store');
const fromHere = createRequire(__filename);

/** The app's own storage, looked into from outside. Every write can be watched, and there may be no room for any. */
export interface Device {
  readonly kept: Map<string, string>;
  hasRoom: boolean;
  onWrite(): void;
}

export const deviceWith = (kept: Iterable<readonly [string, string]> = []): Device => ({
  kept: new Map(kept),
  hasRoom: true,
  onWrite() {},
});

/** Takes the place of what a browser offers. */
function installed(device: Device): void {
  const { kept } = device;
  const value = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      if (!device.hasRoom) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      kept.set(key, text);
      device.onWrite();
    },
    removeItem(key: string) {
      kept.delete(key);
      device.onWrite();
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
  Object.defineProperty(globalThis, 'localStorage', { value, configurable: true });
}

/** Outside a phone the device is asked for its languages as a browser is. */
function asInABrowser(): void {
  process.env.EXPO_OS = 'web';
  Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en'] }, configurable: true });
  const onAPhone = join(store, 'deviceLanguages.ts');
  const inABrowser = join(store, 'deviceLanguages.web.ts');
  fromHere(inABrowser);
  fromHere.cache[onAPhone] = fromHere.cache[inABrowser];
}

/** The app is started anew: all it knows is what lies on the device. */
export function startApp(device: Device): Load {
  for (const file of Object.keys(fromHere.cache)) if (file.startsWith(store)) delete fromHere.cache[file];
  asInABrowser();
  installed(device);
  return <Module>(path: string) => fromHere(join(store, `${path}.ts`)) as Module;
}
