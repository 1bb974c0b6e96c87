import { realPath, withSharedChunk } from '../../scripts/lib/sharedChunk.mjs';

type Graph = Parameters<typeof withSharedChunk>[0];

/** Modules as a line each: what they import, and after `later` what they import when it is needed. */
function graph(lines: Readonly<Record<string, string>>): Graph {
  const dependency = (absolutePath: string, asyncType: string | null) =>
    [absolutePath, { absolutePath, data: { data: { asyncType } } }] as const;
  const names = (text = '') => text.split(' ').filter((name) => name !== '');
  return new Map(
    Object.entries(lines).map(([path, line]) => {
      const [now, late] = line.split('later');
      const dependencies = new Map([
        ...names(now).map((name) => dependency(name, null)),
        ...names(late).map((name) => dependency(name, 'async')),
      ]);
      return [path, { path, dependencies }];
    }),
  );
}

/** What Expo puts into the chunk of a module: what it leads to without `import()`, as far as it can be found. */
function chunkOf(modules: Graph, start: string): string[] {
  const reached = new Set([start]);
  for (const path of reached)
    for (const { absolutePath, data } of modules.get(path)?.dependencies.values() ?? [])
      if (absolutePath !== undefined && modules.has(absolutePath) && data.data.asyncType === null)
        reached.add(absolutePath);
  return [...reached].sort();
}

const app = graph({
  entry: 'button later shared coup settings',
  button: '',
  shared: '',
  coup: 'button table switch',
  settings: 'button switch',
  table: 'motion',
  switch: 'motion',
  motion: 'colours',
  colours: '',
});

it('what two late parts need lies in the shared chunk, with all that comes with it', () => {
  const split = withSharedChunk(app, 'entry', 'shared');
  expect(chunkOf(split, 'shared')).toEqual(['colours', 'motion', 'shared', 'switch']);
  expect(chunkOf(split, 'coup')).toEqual(['button', 'coup', 'table']);
  expect(chunkOf(split, 'settings')).toEqual(['button', 'settings']);
});

it('the first page is left as it was', () => {
  expect(chunkOf(withSharedChunk(app, 'entry', 'shared'), 'entry')).toEqual(['button', 'entry']);
});

it('every import still names the module it named', () => {
  const split = withSharedChunk(app, 'entry', 'shared');
  const names = [...(split.get('coup')?.dependencies.values() ?? [])].map(
    ({ absolutePath = '' }) => absolutePath,
  );
  expect(names.map(realPath)).toEqual(['button', 'table', 'switch']);
});

it('a game that is fetched by a late part counts as one itself', () => {
  const nested = graph({
    entry: 'later shared match',
    shared: '',
    match: 'later coup cops',
    coup: 'deck',
    cops: 'deck',
    deck: '',
  });
  expect(chunkOf(withSharedChunk(nested, 'entry', 'shared'), 'shared')).toEqual(['deck', 'shared']);
});

it('a part that is also imported in the usual way is refused, for it would come with the first page', () => {
  const twice = graph({ entry: 'later shared a b', shared: '', a: 'b', b: '' });
  expect(() => withSharedChunk(twice, 'entry', 'shared')).toThrow('b is fetched later by import()');
});

it('an app for a phone, where nothing is split, has no shared chunk to fill', () => {
  const phone = graph({ entry: 'coup', coup: '' });
  expect(withSharedChunk(phone, 'entry', 'shared')).toBe(phone);
});
