// @ts-check
// How big the app is, against bundle-sizes.json: on every platform, or on those that are named. Weighs what the last
// exports left in dist/.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compare, measure, parted, table } from './lib/sizes.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bookFile = join(root, 'bundle-sizes.json');
const book = JSON.parse(readFileSync(bookFile, 'utf8'));
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const platforms = named.length > 0 ? named : ['web', 'ios', 'android'];

/** @returns {import('./lib/sizes.mjs').Figures} */
function weigh() {
  try {
    return Object.assign({}, ...platforms.map((platform) => measure(join(root, 'dist'), platform)));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}`);
    console.error('Export first: npm run export');
    process.exit(1);
  }
}

const measured = weigh();
const isRecording = process.argv.includes('--record');
const { theirs, others } = parted(book.recorded, platforms);
if (isRecording) {
  writeFileSync(bookFile, `${JSON.stringify({ ...book, recorded: { ...measured, ...others } }, null, 2)}\n`);
}
const comparisons = compare(measured, { ...book, recorded: isRecording ? measured : theirs });
console.log(table(comparisons));
const problems = comparisons.flatMap(({ problem }) => problem ?? []);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
