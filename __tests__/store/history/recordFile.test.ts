import { getDocumentAsync } from 'expo-document-picker';
import { Directory, File } from 'expo-file-system';
import { isAvailableAsync, shareAsync } from 'expo-sharing';
import { largestRecord } from '../../../store/history/record';
import { pickRecord, saveRecord, shareRecord } from '../../../store/history/recordFile';

const mockDisk = new Map<string, string>();

jest.mock('expo-document-picker', () => ({ getDocumentAsync: jest.fn() }));
jest.mock('expo-sharing', () => ({
  isAvailableAsync: jest.fn(() => Promise.resolve(true)),
  shareAsync: jest.fn(() => Promise.resolve()),
}));
jest.mock('expo-file-system', () => {
  class MockPlace {
    readonly uri: string;
    constructor(...parts: readonly (string | { readonly uri: string })[]) {
      this.uri = parts.map((part) => (typeof part === 'string' ? part : part.uri)).join('/');
    }
    private within = () => [...mockDisk.keys()].filter((path) => `${path}/`.startsWith(`${this.uri}/`));
    get exists() {
      return this.within().length > 0;
    }
    delete() {
      for (const path of this.within()) mockDisk.delete(path);
    }
  }
  class MockDirectory extends MockPlace {
    static pickDirectoryAsync = jest.fn();
    create() {}
  }
  class MockFile extends MockPlace {
    get size() {
      return mockDisk.get(this.uri)?.length ?? 0;
    }
    create() {
      mockDisk.set(this.uri, '');
    }
    write(text: string) {
      mockDisk.set(this.uri, text);
    }
    text() {
      const text = mockDisk.get(this.uri);
      return text === undefined ? Promise.reject(new Error('no such file')) : Promise.resolve(text);
    }
  }
  return {
    File: MockFile,
    Directory: MockDirectory,
    Paths: { cache: 'cache:' },
  };
});

const file = { name: 'under-the-table-coup-2026-11-18.json', text: '{"version":1}' };
const folder = { createFile: (name: string) => new File('folder:', name) };

beforeEach(() => {
  mockDisk.clear();
  jest.clearAllMocks();
});

const choose = (uri: string, size?: number) =>
  jest.mocked(getDocumentAsync).mockResolvedValueOnce({
    canceled: false,
    assets: [{ uri, name: 'a file', lastModified: 0, ...(size === undefined ? {} : { size }) }],
  });

describe('a record is shared', () => {
  test('as a file by its name', async () => {
    expect(await shareRecord(file)).toBe('sent');
    expect(mockDisk).toEqual(new Map([[`cache:/shared/${file.name}`, file.text]]));
    expect(shareAsync).toHaveBeenCalledWith(
      `cache:/shared/${file.name}`,
      expect.objectContaining({ mimeType: 'application/json' }),
    );
  });

  test('and stays in the cache until the next one', async () => {
    await shareRecord(file);
    await shareRecord({ name: 'next.json', text: '{}' });
    expect(mockDisk).toEqual(new Map([['cache:/shared/next.json', '{}']]));
  });

  test('or until the app has been started again', async () => {
    await shareRecord(file);
    mockDisk.set('cache:/of-somebody-else', '');
    jest.isolateModules(() => void require('../../../store/history/recordFile'));
    expect([...mockDisk.keys()]).toEqual(['cache:/of-somebody-else']);
  });

  test('although an older one cannot be removed', async () => {
    await shareRecord(file);
    jest.spyOn(Directory.prototype, 'delete').mockImplementationOnce(() => {
      throw new Error('busy');
    });
    expect(await shareRecord(file)).toBe('sent');
  });

  test('or not, where nothing can be shared or sharing breaks', async () => {
    jest.mocked(isAvailableAsync).mockResolvedValueOnce(false);
    expect(await shareRecord(file)).toBe('failed');
    jest.mocked(shareAsync).mockRejectedValueOnce(new Error('nobody there'));
    expect(await shareRecord(file)).toBe('failed');
  });
});

describe('a record is saved', () => {
  test('in the folder that was chosen', async () => {
    jest.mocked(Directory.pickDirectoryAsync).mockResolvedValueOnce(folder as unknown as Directory);
    expect(await saveRecord(file)).toBe('sent');
    expect(mockDisk).toEqual(new Map([[`folder:/${file.name}`, file.text]]));
  });

  test('or not, where none was chosen or the disk is full', async () => {
    jest.mocked(Directory.pickDirectoryAsync).mockRejectedValueOnce(new Error('cancelled'));
    expect(await saveRecord(file)).toBe('left');
    const full = () => {
      throw new Error('full');
    };
    jest
      .mocked(Directory.pickDirectoryAsync)
      .mockResolvedValueOnce({ createFile: full } as unknown as Directory);
    expect(await saveRecord(file)).toBe('failed');
  });
});

describe('a file is opened', () => {
  test('and read, and its copy removed', async () => {
    mockDisk.set('cache:/chosen', file.text);
    choose('cache:/chosen');
    expect(await pickRecord()).toEqual({ status: 'picked', text: file.text });
    expect(mockDisk.size).toBe(0);
  });

  test('unless nobody chose one', async () => {
    jest.mocked(getDocumentAsync).mockResolvedValueOnce({ canceled: true, assets: null });
    expect(await pickRecord()).toEqual({ status: 'left' });
  });

  test('unless it is a film', async () => {
    mockDisk.set('cache:/film', 'x'.repeat(largestRecord + 1));
    choose('cache:/film', largestRecord + 1);
    expect(await pickRecord()).toEqual({ status: 'tooLarge' });
    expect(mockDisk.size).toBe(0);
    mockDisk.set('cache:/film', 'x'.repeat(largestRecord + 1));
    choose('cache:/film');
    expect(await pickRecord()).toEqual({ status: 'tooLarge' });
  });

  test('unless it cannot be read', async () => {
    choose('cache:/gone');
    expect(await pickRecord()).toEqual({ status: 'failed' });
  });
});
