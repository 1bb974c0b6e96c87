// @ts-check
// How big the app is on each platform, against bundle-sizes.json. Weighs what the last exports left in dist/.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compare, measure, table } from './lib/sizes.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bookFile = join(root, 'bundle-sizes.json');
const book = JSON.parse(readFileSync(bookFile, 'utf8'));

/** @returns {import('./lib/sizes.mjs').Figures} */
function weigh() {
  try {
    return measure(join(root, 'dist'));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}`);
    console.error('Export all three platforms first: npm run export');
    process.exit(1);
  }
}

const measured = weigh();
if (process.argv.includes('--record')) {
  writeFileSync(bookFile, `${JSON.stringify({ ...book, recorded: measured }, null, 2)}\n`);
  book.recorded = measured;
}
const comparisons = compare(measured, book);
console.log(table(comparisons));
const problems = comparisons.flatMap(({ problem }) => problem ?? []);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
