import { lidOf } from '../../../ui/input/historyLid';

interface Entry {
  readonly state: unknown;
  readonly url: string;
}

/** A browser's history of pages, that steps when it is told to and never at once. */
function browserAt(...urls: readonly string[]) {
  let entries: Entry[] = urls.map((url, at) => ({ state: { id: `page ${at}` }, url }));
  let at = entries.length - 1;
  /** Where each step asked for will lead, from wherever it sets out. */
  const steps: ((from: number) => number)[] = [];
  const history = {
    get state() {
      return entries[at]?.state;
    },
    pushState(state: unknown, _: string, url = entries[at]?.url ?? '') {
      entries = [...entries.slice(0, at + 1), { state, url }];
      at++;
    },
    replaceState(state: unknown, _: string, url = entries[at]?.url ?? '') {
      entries = entries.map((entry, index) => (index === at ? { state, url } : entry));
    },
    go(by: number) {
      steps.push((from) => from + by);
    },
  } as unknown as History;
  /** What newer browsers have beside it: entries by name. */
  const navigation = {
    get currentEntry() {
      return { index: at, url: entries[at]?.url };
    },
    entries: () => entries.map(({ url }, index) => ({ key: String(index), url })),
    traverseTo(key: string) {
      steps.push(() => Number(key));
      return { committed: Promise.reject(new Error('ended')), finished: Promise.resolve() };
    },
  } as unknown as Navigation;
  /** As the browser has it, before anybody's lid looks after it. */
  const bare: History = Object.defineProperties({} as History, Object.getOwnPropertyDescriptors(history));
  const lid = lidOf(history);
  return {
    history,
    bare,
    navigation,
    lid,
    /** The browser's own Back and Forward. */
    step(by: number) {
      at += by;
      return lid.stepped();
    },
    /** What has been asked of it comes to pass. */
    arrives() {
      const step = steps.shift();
      if (!step) throw new Error('Nobody has asked for a step.');
      at = step(at);
      return lid.stepped();
    },
    urls: () => entries.map(({ url }) => url),
    here: () => entries[at]?.url,
    atRest: () => steps.length === 0,
  };
}

test('Back takes the lid off and stays on the page', () => {
  const browser = browserAt('/', '/play');
  browser.lid.lay();
  expect(browser.step(-1)).toBe('back');
  expect(browser.here()).toBe('/play');
});

test('what is laid twice is one lid, and it comes off once', () => {
  const browser = browserAt('/', '/play');
  browser.lid.lay();
  browser.lid.lay();
  expect(browser.urls()).toEqual(['/', '/play', '/play']);
  browser.lid.takeOff();
  browser.lid.takeOff();
  expect(browser.arrives()).toBe('takenOff');
  expect(browser.atRest()).toBe(true);
});

test('a page that is reloaded while its lid comes off asks for no second step', () => {
  const browser = browserAt('/', '/play');
  browser.lid.lay();
  lidOf(browser.history, browser.navigation).takeOff();
  lidOf(browser.history, browser.navigation).takeOff();
  browser.arrives();
  browser.arrives();
  expect(browser.here()).toBe('/play');
});

test('a page that was given its lid’s state is nobody’s lid', () => {
  const browser = browserAt('/', '/play');
  browser.bare.replaceState({ id: 'page 1', lid: true }, '', '/play');
  const lid = lidOf(browser.bare, browser.navigation);
  lid.takeOff();
  expect(browser.atRest()).toBe(true);
  lid.lay();
  expect(browser.urls()).toEqual(['/', '/play', '/play']);
});

test('a page that is opened lies on the page, not on its lid', () => {
  const browser = browserAt('/', '/cast');
  browser.lid.lay();
  browser.history.pushState({ id: 'rules' }, '', '/rules');
  expect(browser.here()).toBe('/cast');
  expect(browser.arrives()).toBe('takenOff');
  expect(browser.urls()).toEqual(['/', '/cast', '/rules']);
  expect(browser.step(-1)).toBe('elsewhere');
  expect(browser.here()).toBe('/cast');
});

test('a page that takes another’s place leaves nothing of it behind', () => {
  const browser = browserAt('/', '/new');
  browser.lid.lay();
  browser.lid.takeOff();
  browser.history.replaceState({ id: 'game' }, '', '/play');
  browser.arrives();
  expect(browser.here()).toBe('/play');
  expect(browser.step(-1)).toBe('elsewhere');
  expect(browser.here()).toBe('/');
});

test('the way back counts pages, not lids', () => {
  const browser = browserAt('/', '/history', '/past');
  browser.lid.lay();
  browser.history.go(-2);
  expect(browser.arrives()).toBe('takenOff');
  expect(browser.arrives()).toBe('elsewhere');
  expect(browser.here()).toBe('/');
});

test('Forward onto a lid is told from a page', () => {
  const browser = browserAt('/play');
  browser.lid.lay();
  browser.lid.takeOff();
  browser.arrives();
  expect(browser.step(1)).toBe('ontoLid');
});

test('going further back than the page leaves it', () => {
  const browser = browserAt('/', '/play');
  browser.lid.lay();
  expect(browser.step(-2)).toBe('elsewhere');
});

test('a step that nobody’s lid has to do with is the navigation’s', () => {
  const browser = browserAt('/', '/play');
  expect(browser.step(-1)).toBe('elsewhere');
  browser.history.pushState({ id: 'other' }, '', '/other');
  expect(browser.urls()).toEqual(['/', '/other']);
});
