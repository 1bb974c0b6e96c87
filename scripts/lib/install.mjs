// @ts-check
// It runs on any version of Node, before anything is installed: plain syntax and Node's own modules only.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
/** @typedef {Record<string, { version?: string; optional?: boolean }>} Packages */

/** @param {string} file */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

export function isNodeOld(version = process.version, wanted = `${read('package.json').engines.node}`) {
  const [have, need] = [version.slice('v'.length), wanted.slice('>='.length)];
  const isOld = have.localeCompare(need, 'en', { numeric: true }) < 0;
  if (isOld) console.log(`This is Node ${have}, and ${need} or newer is needed: install it from nodejs.org.`);
  return isOld;
}

/** Whether all that is locked is there, but for what other systems need. @param {Packages} locked @param {Packages} there */
export const isComplete = (locked, there = {}) =>
  Object.entries(locked).every(([at, one]) => !at || one.optional || one.version === there[at]?.version);

const isInstalled = () =>
  isComplete(read('package-lock.json').packages, read('node_modules/.package-lock.json').packages);
const npm = () => spawn('npm ci --include=dev --no-audit --no-fund', { shell: true, stdio: 'inherit' });

/** Registries have bad moments: what is missing is installed in up to three attempts. */
export async function installPackages(isDone = isInstalled, install = () => once(npm(), 'exit')) {
  for (let attempt = 1; attempt <= 3 && !isDone(); attempt++) {
    console.log(`Installing packages, attempt ${attempt} of 3. This takes a minute or two.`);
    await install();
  }
  return isDone();
}
