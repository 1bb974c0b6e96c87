import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Regrets } from './strategy';

/** A run as it lies on the disk: taken up again it goes on as if it had never stopped. */
const folder = join(process.cwd(), '.cache', 'train');
const fileOf = (name: string) => join(folder, `${name}.bin`);
const headSize = 8;

export function save(name: string, steps: number, { regrets }: Regrets): void {
  mkdirSync(folder, { recursive: true });
  const head = Buffer.alloc(headSize);
  head.writeDoubleLE(steps, 0);
  const body = Buffer.from(new Uint8Array(regrets.buffer).slice());
  // Written beside and then moved, so that a run that is stopped here leaves a whole file.
  writeFileSync(`${fileOf(name)}.new`, Buffer.concat([head, body]));
  renameSync(`${fileOf(name)}.new`, fileOf(name));
}

/** Fills what is given with what was learnt so far; gives back after how many steps that was. */
export function load(name: string, into: Regrets): number {
  if (!existsSync(fileOf(name))) return 0;
  const bytes = readFileSync(fileOf(name));
  if (bytes.length !== headSize + into.regrets.buffer.byteLength) return 0;
  new Uint8Array(into.regrets.buffer).set(bytes.subarray(headSize));
  return bytes.readDoubleLE(0);
}
