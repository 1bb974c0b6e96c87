/** The lock file serves everybody: every system, every registry. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Package {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly dependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
}

const read = (file: string) => JSON.parse(readFileSync(join(__dirname, '..', '..', file), 'utf8')) as unknown;
const { packages } = read('package-lock.json') as { packages: Record<string, Package> };

/** Where npm would look for `name` from a package at `path`, nearest first. */
function candidates(path: string, name: string): string[] {
  const here = `${path === '' ? '' : `${path}/`}node_modules/${name}`;
  if (path === '') return [here];
  return [here, ...candidates(path.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, ''), name)];
}

/** What packages ask for and the lock file does not hold; `npm ci` refuses to work with such a file. */
function gaps(lock: Record<string, Package>): string[] {
  return Object.entries(lock).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !candidates(path, name).some((place) => place in lock))
      .map((name) => `${name} for ${path || 'this app'}`),
  );
}

it('holds every dependency, those of other systems too', () => {
  expect(gaps(packages)).toEqual([]);
});

it('would be seen to lack one', () => {
  const lock = {
    '': { dependencies: { a: '1' } },
    'node_modules/a': { dependencies: { b: '1' }, optionalDependencies: { '@x/mac': '1' } },
    'node_modules/a/node_modules/b': { dependencies: { a: '1' } },
  };
  expect(gaps(lock)).toEqual(['@x/mac for node_modules/a']);
});

it('holds a checksum of every package and the address of none', () => {
  const locked = Object.entries(packages).filter(([path]) => path !== '');
  expect(locked.filter(([, { integrity }]) => integrity === undefined).map(([path]) => path)).toEqual([]);
  expect(locked.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
});
