import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../../tools/browser/find.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function program(path: string, mode = 0o755): string {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '');
  chmodSync(file, mode);
  return file;
}
const path = (...folders: string[]) => folders.map((name) => join(folder, name)).join(':');

describe('a browser', () => {
  it('is not found where there is none', () => {
    program('bin/firefox');
    expect(findBrowser({ PATH: path('bin', 'missing') }, 'linux')).toBeNull();
    expect(findBrowser({}, 'linux')).toBeNull();
  });

  it.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])(
    'is found as %s',
    (name) => {
      const file = program(`second/${name}`);
      expect(findBrowser({ PATH: path('first', 'second') }, 'linux')).toBe(file);
    },
  );

  it('is rather one that draws for nobody', () => {
    program('first/chromium');
    const shell = program('second/chromium-headless-shell');
    expect(findBrowser({ PATH: path('first', 'second') }, 'linux')).toBe(shell);
  });

  it('is the one CHROMIUM_PATH names', () => {
    program('bin/chromium');
    const own = program('own/browser');
    expect(findBrowser({ PATH: path('bin'), CHROMIUM_PATH: own }, 'linux')).toBe(own);
  });

  it('is looked for elsewhere when CHROMIUM_PATH names nothing', () => {
    const file = program('bin/chromium');
    expect(findBrowser({ PATH: path('bin'), CHROMIUM_PATH: join(folder, 'gone') }, 'linux')).toBe(file);
  });

  it('is neither a folder nor a file that cannot be run', () => {
    mkdirSync(join(folder, 'bin', 'chromium'), { recursive: true });
    program('bin/google-chrome', 0o644);
    expect(findBrowser({ PATH: path('bin') }, 'linux')).toBeNull();
  });

  it('is found in its usual place on a Mac', () => {
    const usual = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(findBrowser({ PATH: '' }, 'darwin', (file) => file === usual)).toBe(usual);
    expect(findBrowser({ PATH: '' }, 'linux', (file) => file === usual)).toBeNull();
  });
});
