// @ts-check
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { join, posix, win32 } from 'node:path';

/** First those that draw for nobody: with one the tests take two thirds of the time. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
];

/** Where browsers live on systems that do not put them on the PATH. */
/** @type {Partial<Record<NodeJS.Platform, string[]>>} */
const fixedPlaces = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

export const browserAdvice =
  'The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to where it is.';

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * The first browser there is: the one named by CHROMIUM_PATH, one on the PATH, one in its usual place.
 * @param {Record<string, string | undefined>} env
 * @param {NodeJS.Platform} platform
 * @param {(file: string) => boolean} exists
 * @returns {string | null}
 */
export function findBrowser(env = process.env, platform = process.platform, exists = isProgram) {
  const { delimiter } = platform === 'win32' ? win32 : posix;
  const ending = platform === 'win32' ? '.exe' : '';
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name + ending)));
  const candidates = [env.CHROMIUM_PATH ?? '', ...onPath, ...(fixedPlaces[platform] ?? [])];
  return candidates.find((file) => file !== '' && exists(file)) ?? null;
}

/** Whether we may install a browser ourselves: root on a system with apt, as in a bare container. */
function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

const installing =
  'apt-get update && (apt-get install -y chromium-headless-shell || apt-get install -y chromium)';

/**
 * Installs Debian's Chromium, without windows where that can be had. Package mirrors have bad moments, so it is tried three times.
 * @param {(line: string) => void} say
 */
function installBrowser(say) {
  say('No browser found: installing Chromium with apt-get.');
  for (let attempt = 1; attempt <= 3; attempt++) {
    const done = spawnSync('sh', ['-c', installing], {
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (done.status === 0) return;
    say(`apt-get failed, attempt ${attempt} of 3: ${`${done.stderr}`.trim().split('\n').at(-1)}`);
  }
}

/**
 * A browser to test with, installed if need be and possible.
 * @param {(line: string) => void} say
 * @returns {string | null}
 */
export function provideBrowser(say) {
  const found = findBrowser();
  if (found !== null || !mayInstall()) return found;
  installBrowser(say);
  return findBrowser();
}
