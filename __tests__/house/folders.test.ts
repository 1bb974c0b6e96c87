/** The folders of ui/ lie in layers: what one of them takes from another never comes round to itself. */
import { dirname, join } from 'node:path/posix';
import { read, sourcesIn } from '../support/ruleIds';

/** `ui/match`, and a file that lies beside the folders by itself. */
const folderOf = (path: string) =>
  path
    .replace(/\.tsx?$/, '')
    .split('/')
    .slice(0, 2)
    .join('/');

function importsByFolder(files: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of files) {
    const from = folderOf(file);
    const taken = found.get(from) ?? new Set();
    for (const [, name = ''] of read(file).matchAll(/(?:from|import\(?) ?'(\.[^']*)'/g))
      taken.add(folderOf(join(dirname(file), name)));
    found.set(from, taken);
  }
  return found;
}

/** What is left when folders that take nothing from any other have been put away, again and again: circles, and what stands on them. */
function inCircles(imports: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const left = new Set(imports.keys());
  const isFree = (folder: string) =>
    [...(imports.get(folder) ?? [])].every((other) => other === folder || !left.has(other));
  for (let free = [...left].filter(isFree); free.length > 0; free = [...left].filter(isFree))
    for (const folder of free) left.delete(folder);
  return [...left];
}

test('no two folders of ui/ need each other, nor by way of others', () => {
  const imports = importsByFolder(sourcesIn('ui'));
  expect(imports.get('ui/match')).toContain('ui/log');
  expect(inCircles(imports)).toEqual([]);
});

test('a circle is found', () => {
  const to = (...folders: string[]) => new Set(folders);
  const imports = new Map([
    ['a', to('a', 'b', 'd')],
    ['b', to('c')],
    ['c', to('b', 'd')],
    ['d', to()],
  ]);
  expect(inCircles(imports)).toEqual(['a', 'b', 'c']);
});
