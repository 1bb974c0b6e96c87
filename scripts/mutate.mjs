// @ts-check
// Breaks the engine on purpose, one law at a time, to see whether a test notices: all of it, or one part of it.
// npm run mutate, npm run mutate -- cops
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const parts = readdirSync('engine', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const [part, ...rest] = process.argv.slice(2);
if (part !== undefined && !parts.includes(part)) {
  console.error(`${part} is no part of the engine: ${parts.join(', ')}`);
  process.exit(1);
}

const env = part === undefined ? process.env : { ...process.env, ENGINE_PART: part };
const stryker = 'node_modules/@stryker-mutator/core/bin/stryker.js';
const { status } = spawnSync(process.execPath, [stryker, 'run', ...rest], { env, stdio: 'inherit' });
process.exit(status ?? 1);
