import { largestRecord } from '../../../store/history/record';
import { canShare, pickRecord, saveRecord, shareRecord } from '../../../store/history/recordFile.web';

const file = { name: 'under-the-table-coup-2026-11-18.json', text: '{"version":1}' };

class MockFile {
  readonly name: string;
  readonly size: number;
  private readonly content: string;
  constructor([content = '']: string[], name: string) {
    this.content = content;
    this.name = name;
    this.size = content.length;
  }
  text = () =>
    this.content === 'unreadable' ? Promise.reject(new Error('gone')) : Promise.resolve(this.content);
}

interface Element {
  href?: string;
  download?: string;
  files?: readonly MockFile[];
  click(): void;
  remove(): void;
  addEventListener(event: string, listener: () => void): void;
}

/** A browser of just the parts that are needed. What is downloaded, and what the person will choose. */
function browser(share: Partial<Navigator> = {}) {
  const downloads: string[] = [];
  const given = { chosen: undefined as MockFile | undefined, revoked: 0 };
  const createElement = (): Element => {
    const listeners: Record<string, () => void> = {};
    return {
      click() {
        if (this.download !== undefined) downloads.push(`${this.download} ${this.href ?? ''}`);
        else if (given.chosen) {
          this.files = [given.chosen];
          listeners.change?.();
        } else listeners.cancel?.();
      },
      remove: () => undefined,
      addEventListener: (event, listener) => (listeners[event] = listener),
    };
  };
  Object.assign(globalThis, {
    File: MockFile,
    document: { createElement, body: { append: () => undefined } },
    URL: {
      createObjectURL: ({ name }: MockFile) => `blob:${name}`,
      revokeObjectURL: () => given.revoked++,
    },
  });
  Object.defineProperty(globalThis, 'navigator', { value: share, configurable: true });
  return { downloads, given };
}

const kept = { File: globalThis.File, URL: globalThis.URL, navigator: globalThis.navigator };
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, { File: kept.File, URL: kept.URL });
  Object.defineProperty(globalThis, 'navigator', { value: kept.navigator, configurable: true });
  Reflect.deleteProperty(globalThis, 'document');
});

test('a browser that cannot share says so, and saves', async () => {
  const { downloads, given } = browser();
  expect(canShare()).toBe(false);
  expect(await saveRecord(file)).toBe('sent');
  expect(downloads).toEqual([`${file.name} blob:${file.name}`]);
  jest.runAllTimers();
  expect(given.revoked).toBe(1);
});

test('one that can shares the file, and nothing is saved besides', async () => {
  const share = jest.fn(() => Promise.resolve());
  const { downloads } = browser({ canShare: () => true, share });
  expect(canShare()).toBe(true);
  expect(await shareRecord(file)).toBe('sent');
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ title: file.name }));
  expect(downloads).toEqual([]);
});

test('walking away from sharing saves nothing; a refusal saves instead', async () => {
  let why = 'AbortError';
  const share = () => Promise.reject(new DOMException('no', why));
  const { downloads } = browser({ canShare: () => true, share });
  expect(await shareRecord(file)).toBe('left');
  expect(downloads).toEqual([]);
  why = 'NotAllowedError';
  expect(await shareRecord(file)).toBe('sent');
  expect(downloads).toHaveLength(1);
});

test('a chosen file is read, unless it is none, a film, or broken', async () => {
  const { given } = browser();
  expect(await pickRecord()).toEqual({ status: 'left' });
  given.chosen = new MockFile([file.text], 'a.json');
  expect(await pickRecord()).toEqual({ status: 'picked', text: file.text });
  given.chosen = new MockFile(['x'.repeat(largestRecord + 1)], 'film.mp4');
  expect(await pickRecord()).toEqual({ status: 'tooLarge' });
  given.chosen = new MockFile(['unreadable'], 'a.json');
  expect(await pickRecord()).toEqual({ status: 'failed' });
});
