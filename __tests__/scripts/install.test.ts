import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installReason, lockHash, missingPackages, npmCommand } from '../../scripts/lib/install.mjs';

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/a/node_modules/b': { version: '2.0.0' },
    'node_modules/only-elsewhere': { version: '3.0.0', optional: true },
  },
};

describe('what is missing', () => {
  const { '': _self, 'node_modules/only-elsewhere': _elsewhere, ...here } = lock.packages;

  it('is nothing when all is there but what another system needs', () => {
    expect(missingPackages(lock, { packages: here })).toEqual([]);
  });

  it('is a package of another version', () => {
    expect(missingPackages(lock, { packages: { ...here, 'node_modules/a': { version: '1.0.1' } } })).toEqual([
      'a',
    ]);
  });

  it('is every package where nothing is installed', () => {
    expect(missingPackages(lock, {})).toEqual(['a', 'b']);
  });
});

describe('whether to install', () => {
  let root: string;
  const put = (file: string, text: string) => writeFileSync(join(root, file), text);
  const lockText = JSON.stringify(lock);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'install-'));
    put('package-lock.json', lockText);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('yes on a fresh clone', () => {
    expect(installReason(root)).toMatch(/nothing is installed/);
  });

  it('yes after an install that broke off', () => {
    mkdirSync(join(root, 'node_modules'));
    expect(installReason(root)).toMatch(/did not finish/);
  });

  it('no when the remembered hash is that of the lock file', () => {
    mkdirSync(join(root, 'node_modules'));
    put('node_modules/.lock-hash', `${lockHash(lockText)}\n`);
    expect(installReason(root)).toBeNull();
  });

  it('no when somebody ran npm by hand and everything is there', () => {
    mkdirSync(join(root, 'node_modules'));
    put('node_modules/.package-lock.json', lockText);
    put('node_modules/.lock-hash', lockHash('an earlier lock file'));
    expect(installReason(root)).toBeNull();
  });

  it('yes, naming what differs, when the lock file has changed', () => {
    mkdirSync(join(root, 'node_modules'));
    put('node_modules/.package-lock.json', lockText.replace('1.0.0', '0.9.0'));
    put('node_modules/.lock-hash', lockHash('an earlier lock file'));
    expect(installReason(root)).toMatch(/changed \(a\)/);
  });
});

it('a hash tells lock files apart', () => {
  expect(lockHash('a')).toBe(lockHash('a'));
  expect(lockHash('a')).not.toBe(lockHash('b'));
});

it.each([
  [
    '/usr/lib/node_modules/npm/bin/npm-cli.js',
    [process.execPath, '/usr/lib/node_modules/npm/bin/npm-cli.js'],
  ],
  ['/usr/lib/node_modules/yarn/bin/yarn.js', ['npm']],
  [undefined, ['npm']],
])('started by %s', (script, expected) => {
  const { command, args } = npmCommand(script === undefined ? {} : { npm_execpath: script });
  expect([command, ...args]).toEqual(expected);
});
