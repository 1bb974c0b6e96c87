import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Printed } from '../../engine/coup/bots/trained/decode';
import { load } from './checkpoint';
import { packed } from './pack';
import { nameOf, type Run } from './run';
import { Regrets } from './strategy';

const folder = join('engine', 'coup', 'bots', 'trained', 'tables');

/** What a run has learnt, as the table of this name that is shipped: where it comes from is part of it. */
export function print(name: string, run: Run): void {
  const learnt = new Regrets();
  const steps = load(nameOf(run), learnt);
  if (steps === 0) return console.error('Nothing has been learnt yet.');
  const { rows, count } = packed(learnt);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const { seed, mix, lanes } = run;
  const origin: Printed['origin'] = { commit, seed, steps, mix, lanes };
  writeFileSync(
    join(folder, `${name}.ts`),
    `import type { Printed } from '../decode';

// Made by \`npm run train -- --seed ${seed} --mix ${mix} --lanes ${lanes} --steps ${steps}\` and the same with \`--print ${name}\`.
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
