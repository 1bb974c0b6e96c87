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
  class MockFile {
    readonly uri: string;
    constructor(...parts: string[]) {
      this.uri = parts.join('/');
    }
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
    Directory: { pickDirectoryAsync: jest.fn() },
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
    expect(mockDisk).toEqual(new Map([[`cache:/${file.name}`, file.text]]));
    expect(shareAsync).toHaveBeenCalledWith(
      `cache:/${file.name}`,
      expect.objectContaining({ mimeType: 'application/json' }),
    );
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
  test('and read', async () => {
    mockDisk.set('cache:/chosen', file.text);
    choose('cache:/chosen');
    expect(await pickRecord()).toEqual({ status: 'picked', text: file.text });
  });

  test('unless nobody chose one', async () => {
    jest.mocked(getDocumentAsync).mockResolvedValueOnce({ canceled: true, assets: null });
    expect(await pickRecord()).toEqual({ status: 'left' });
  });

  test('unless it is a film', async () => {
    mockDisk.set('cache:/film', 'x'.repeat(largestRecord + 1));
    choose('cache:/film', largestRecord + 1);
    expect(await pickRecord()).toEqual({ status: 'too large' });
    choose('cache:/film');
    expect(await pickRecord()).toEqual({ status: 'too large' });
  });

  test('unless it cannot be read', async () => {
    choose('cache:/gone');
    expect(await pickRecord()).toEqual({ status: 'failed' });
  });
});
