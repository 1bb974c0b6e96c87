import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Printed } from '../../engine/coup/lab';
import { courses } from './courses';
import { packed } from './pack';
import { load, nameOf, type Run } from './run';

const folder = join('engine', 'coup', 'bots', 'trained', 'tables');

/** Writes what a run has learnt as the table that is shipped, with where it comes from. */
export function print(run: Run): void {
  const { table: name, seed, mix, lanes } = run;
  const { learnt: fresh, enough } = courses[name];
  const learnt = fresh();
  const steps = load(nameOf(run), learnt);
  if (steps === 0) return console.error('Nothing has been learnt yet.');
  const { rows, count } = packed(learnt.played(), enough);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const origin: Printed['origin'] = { commit, seed, steps, mix, lanes };
  writeFileSync(
    join(folder, `${name}.ts`),
    `import type { Printed } from '../decode';

// Made by \`npm run train -- --table ${name} --seed ${seed} --mix ${mix} --lanes ${lanes} --steps ${steps}\` and the same with \`--print\`.
export const ${name}: Printed = {
  origin: ${JSON.stringify(origin)
    .replace(/"(\w+)":/g, ' $1: ')
    .replace(/"/g, "'")
    .replace('}', ' }')},
  rows: '${rows}',
};
`,
  );
  console.log(`${count} rows, ${rows.length} letters, after ${steps} steps`);
}
