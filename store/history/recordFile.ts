import { getDocumentAsync } from 'expo-document-picker';
import { Directory, File, Paths } from 'expo-file-system';
import { isAvailableAsync, shareAsync } from 'expo-sharing';
import type { Picked, RecordFile, Sent } from './files';
import { largestRecord } from './record';

const json = 'application/json';

/** A phone always has somebody to give a file to. */
export const canShare = (): boolean => true;

export async function shareRecord({ name, text }: RecordFile): Promise<Sent> {
  try {
    if (!(await isAvailableAsync())) return 'failed';
    const file = new File(Paths.cache, name);
    file.create({ overwrite: true });
    file.write(text);
    await shareAsync(file.uri, { mimeType: json, UTI: 'public.json' });
    return 'sent';
  } catch {
    return 'failed';
  }
}

/** The person says where; the system gives the app that one folder and no more. */
export async function saveRecord({ name, text }: RecordFile): Promise<Sent> {
  let folder: Directory;
  try {
    folder = await Directory.pickDirectoryAsync();
  } catch {
    return 'left';
  }
  try {
    folder.createFile(name, json).write(text);
    return 'sent';
  } catch {
    return 'failed';
  }
}

export async function pickRecord(): Promise<Picked> {
  try {
    const picked = await getDocumentAsync({ type: [json, 'text/plain', '*/*'], copyToCacheDirectory: true });
    const [asset] = picked.assets ?? [];
    if (picked.canceled || !asset) return { status: 'left' };
    const file = new File(asset.uri);
    if ((asset.size ?? file.size) > largestRecord) return { status: 'too large' };
    return { status: 'picked', text: await file.text() };
  } catch {
    return { status: 'failed' };
  }
}
