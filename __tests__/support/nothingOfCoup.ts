/** A test that imports this first shows that it does without Coup: every file of that game throws when it is loaded. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(root, folder, file));

for (const file of ['ui/coup', 'store/coup', 'engine/coup'].flatMap(filesIn))
  jest.doMock(file, () => {
    throw new Error(`${file} belongs to Coup.`);
  });
