import { getDocumentAsync } from 'expo-document-picker';
import { Directory, File, Paths } from 'expo-file-system';
import { isAvailableAsync, shareAsync, type SharingOptions } from 'expo-sharing';
import type { Picked, PictureFile, RecordFile, Sent } from './files';
import { largestRecord } from './record';

const json = 'application/json';
const png = 'image/png';

/** A phone always has somebody to give a file to. */
export const canShare = (): boolean => true;

/** Where a record lies while another app reads it, which may go on after the sheet has closed. */
const shared = () => new Directory(Paths.cache, 'shared');

/** Copies in the cache have served; one that cannot be removed is the system's to clear. */
function remove(copy: File | Directory): void {
  try {
    if (copy.exists) copy.delete();
  } catch {
    // It stays in the cache, where no other app can read it.
  }
}

// What was shared before the app was last closed has been read by now.
remove(shared());

async function share(name: string, content: string | Uint8Array, kind: SharingOptions): Promise<Sent> {
  try {
    if (!(await isAvailableAsync())) return 'failed';
    const folder = shared();
    remove(folder);
    folder.create({ idempotent: true });
    const file = new File(folder, name);
    file.create({ overwrite: true });
    file.write(content);
    await shareAsync(file.uri, kind);
    return 'sent';
  } catch {
    return 'failed';
  }
}

export const shareRecord = ({ name, text }: RecordFile): Promise<Sent> =>
  share(name, text, { mimeType: json, UTI: 'public.json' });

export const sharePicture = ({ name, bytes }: PictureFile): Promise<Sent> =>
  share(name, bytes, { mimeType: png, UTI: 'public.png' });

/** The person says where; the system gives the app that one folder and no more. */
async function save(name: string, content: string | Uint8Array, type: string): Promise<Sent> {
  let folder: Directory;
  try {
    folder = await Directory.pickDirectoryAsync();
  } catch {
    return 'left';
  }
  try {
    folder.createFile(name, type).write(content);
    return 'sent';
  } catch {
    return 'failed';
  }
}

export const saveRecord = ({ name, text }: RecordFile): Promise<Sent> => save(name, text, json);

export const savePicture = ({ name, bytes }: PictureFile): Promise<Sent> => save(name, bytes, png);

export async function pickRecord(): Promise<Picked> {
  try {
    const picked = await getDocumentAsync({ type: [json, 'text/plain', '*/*'], copyToCacheDirectory: true });
    const [asset] = picked.assets ?? [];
    if (picked.canceled || !asset) return { status: 'left' };
    return await readCopy(new File(asset.uri), asset.size);
  } catch {
    return { status: 'failed' };
  }
}

/** The system's picker leaves a copy in the cache for the app to read; the file itself is not touched. */
async function readCopy(copy: File, size = copy.size): Promise<Picked> {
  try {
    return size > largestRecord ? { status: 'tooLarge' } : { status: 'picked', text: await copy.text() };
  } finally {
    remove(copy);
  }
}
