// @ts-check
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ packages?: Record<string, { version?: string; optional?: boolean; link?: boolean }> }} Lock */

/** @param {string} text */
export function lockHash(text) {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Where the lock file and what npm noted down as installed differ. Optional packages are passed over: most of
 * them are meant for another operating system and are rightly absent.
 * @param {Lock} lock package-lock.json
 * @param {Lock} installed node_modules/.package-lock.json, npm's own note of what it put there
 */
export function missingPackages(lock, installed) {
  return Object.entries(lock.packages ?? {})
    .filter(([path, wanted]) => path !== '' && !wanted.optional && !wanted.link)
    .filter(([path, wanted]) => installed.packages?.[path]?.version !== wanted.version)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
}

/**
 * Why an install is due, in a few words, or null when everything is in place. A remembered hash answers at
 * once; without one (somebody ran `npm install` by hand) npm's own note is compared package by package.
 * @param {string} root
 * @returns {string | null}
 */
export function installReason(root) {
  const modules = join(root, 'node_modules');
  if (!existsSync(modules)) return 'nothing is installed yet';

  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const remembered = join(modules, '.lock-hash');
  if (existsSync(remembered) && readFileSync(remembered, 'utf8').trim() === lockHash(lockText)) return null;

  const note = join(modules, '.package-lock.json');
  if (!existsSync(note)) return 'an earlier install did not finish';
  const missing = missingPackages(JSON.parse(lockText), JSON.parse(readFileSync(note, 'utf8')));
  if (missing.length === 0) return null;
  return `package-lock.json has changed (${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ', …' : ''})`;
}

/** @param {string} root */
function rememberInstall(root) {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  writeFileSync(join(root, 'node_modules', '.lock-hash'), `${lockHash(lockText)}\n`);
}

/**
 * How to call npm: by the very script that started us where there is one, so that its version and settings
 * are the same; by name otherwise.
 * @param {Record<string, string | undefined>} env
 * @returns {{ command: string; args: string[] }}
 */
export function npmCommand(env) {
  const script = env.npm_execpath ?? '';
  return /npm-cli\.c?js$/.test(script)
    ? { command: process.execPath, args: [script] }
    : { command: 'npm', args: [] };
}

/**
 * Brings node_modules in line with package-lock.json if it is not. Where that fails, be it for a hiccup of the
 * registry or because the lock file does not suit this npm, npm's forgiving way gets a try: it keeps to the
 * lock file as far as it can and leaves it as it is.
 * @param {string} root
 * @param {(line: string) => void} say
 * @returns {boolean} whether everything is in place now
 */
export function installWhatIsMissing(root, say) {
  const reason = installReason(root);
  if (reason !== null) {
    say(`Installing packages: ${reason}. This takes a minute or two.`);
    if (!npm(root, 'ci') && !npm(root, 'install', '--no-save')) {
      say('Packages could not be installed: check the connection to the npm registry and run this again.');
      return false;
    }
  }
  rememberInstall(root);
  return true;
}

/** @param {string} root @param {string[]} what */
function npm(root, ...what) {
  const { command, args } = npmCommand(process.env);
  const done = spawnSync(command, [...args, ...what, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32' && command === 'npm',
  });
  return done.status === 0;
}
