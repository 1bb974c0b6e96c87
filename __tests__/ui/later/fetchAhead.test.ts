import { later } from '../../../ui/later/later';
import { fetchAhead } from '../../../ui/later/fetchAhead.web';

/** A browser as far as it matters here: one is idle when the test says so. */
let idle: (() => void)[];
let page: EventTarget & { visibilityState: string };
let browser: EventTarget;

beforeEach(() => {
  idle = [];
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  browser = new EventTarget();
  jest.replaceProperty(globalThis, 'window', browser as Window & typeof globalThis);
  Object.assign(globalThis, { document: page, requestIdleCallback: (then: () => void) => idle.push(then) });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'document');
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

async function idleMoment() {
  for (const then of idle.splice(0)) then();
  for (let turn = 0; turn < 3; turn++) await new Promise((done) => setImmediate(done));
}

/** Parts that note when they are fetched; those in `lost` cannot be had. */
function parts(lost: Set<string>) {
  const fetched: string[] = [];
  const part = (name: string) =>
    later(async () => {
      fetched.push(name);
      if (lost.has(name)) throw new Error('no network');
      return name;
    });
  return { fetched, all: [part('first'), part('second'), part('third')] };
}

it('fetches one part in each idle moment', async () => {
  const { fetched, all } = parts(new Set());
  fetchAhead(all);
  expect(fetched).toEqual([]);
  await idleMoment();
  expect(fetched).toEqual(['first']);
  await idleMoment();
  await idleMoment();
  expect(fetched).toEqual(['first', 'second', 'third']);
});

it('rests while the page is hidden, and goes on where it was', async () => {
  const { fetched, all } = parts(new Set());
  fetchAhead(all);
  await idleMoment();
  page.visibilityState = 'hidden';
  await idleMoment();
  expect(fetched).toEqual(['first']);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await idleMoment();
  await idleMoment();
  expect(fetched).toEqual(['first', 'second', 'third']);
});

it('waits for the network when something cannot be had, and then tries it again', async () => {
  const lost = new Set(['first']);
  const { fetched, all } = parts(lost);
  fetchAhead(all);
  await idleMoment();
  await idleMoment();
  expect(fetched).toEqual(['first']);
  lost.clear();
  browser.dispatchEvent(new Event('online'));
  await idleMoment();
  expect(fetched).toEqual(['first', 'first']);
});

it('fetches nothing more once it is ended', async () => {
  const { fetched, all } = parts(new Set());
  const end = fetchAhead(all);
  await idleMoment();
  end();
  await idleMoment();
  browser.dispatchEvent(new Event('online'));
  await idleMoment();
  expect(fetched).toEqual(['first']);
});
