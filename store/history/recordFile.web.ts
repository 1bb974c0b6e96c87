import type { Picked, PictureFile, RecordFile, Sent } from './files';
import { largestRecord } from './record';

const json = 'application/json';

const fileFrom = ({ name, text }: RecordFile) => new File([text], name, { type: json });

const fileOfPicture = ({ name, bytes }: PictureFile) => new File([bytes], name, { type: 'image/png' });

/** Whether the browser has somebody to give a file to. Where it has not, a file can still be saved. */
export function canShare(): boolean {
  const probe = { files: [fileFrom({ name: 'record.json', text: '{}' })] };
  return typeof navigator.canShare === 'function' && navigator.canShare(probe);
}

/** A browser may offer to share and then refuse this kind of file: saved is better than lost. */
async function share(file: File): Promise<Sent> {
  try {
    await navigator.share({ files: [file], title: file.name });
    return 'sent';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'left' : save(file);
  }
}

export const shareRecord = (record: RecordFile): Promise<Sent> => share(fileFrom(record));

export const sharePicture = (picture: PictureFile): Promise<Sent> => share(fileOfPicture(picture));

/** Long enough for any browser to have taken the file. */
const taken = 60_000;

function save(file: File): Promise<Sent> {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), taken);
  return Promise.resolve('sent');
}

export const saveRecord = (record: RecordFile): Promise<Sent> => save(fileFrom(record));

export const savePicture = (picture: PictureFile): Promise<Sent> => save(fileOfPicture(picture));

export async function pickRecord(): Promise<Picked> {
  const file = await pickedFile();
  if (!file) return { status: 'left' };
  if (file.size > largestRecord) return { status: 'tooLarge' };
  try {
    return { status: 'picked', text: await file.text() };
  } catch {
    return { status: 'failed' };
  }
}

/** The input stands in the document while it is open: some browsers forget one that does not. */
function pickedFile(): Promise<File | null> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = `.json,${json},text/plain`;
  input.hidden = true;
  document.body.append(input);
  return new Promise((done) => {
    const close = () => {
      input.remove();
      done(input.files?.[0] ?? null);
    };
    input.addEventListener('change', close);
    input.addEventListener('cancel', close);
    input.click();
  });
}
