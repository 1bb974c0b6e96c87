import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { choices, hands, letters, lettersFor, places } from '../../engine/coup/lab';
import { quantised } from '../train/pack';
import { Duels } from './solve';

// Duels of one card each, solved: `npm run duels -- --rounds 1500`. The same number of rounds gives the same table.

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '1500' } } });
const rounds = Number(values.rounds);

const duels = new Duels();
for (let round = 1; round <= rounds; round++) duels.round();
const chances = duels.average();
console.log(`one better choice would win ${(100 * duels.slack()).toFixed(3)} % more`);
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
writeFileSync(
  join('engine', 'coup', 'bots', 'trained', 'tables', 'duels.ts'),
  `import type { PrintedDuels } from '../duels';

// Made by \`npm run duels -- --rounds ${rounds}\`.
export const duels: PrintedDuels = {
  origin: { commit: '${commit}', rounds: ${rounds} },
  chances: '${printed(chances)}',
};
`,
);

/** A letter for each chance in fifteenths, place by place and card by card; of two answers only the second is written. */
function printed(chances: Float64Array): string {
  let text = '';
  let at = 0;
  for (let row = 0; row < places * hands; row++)
    for (const { options } of choices) {
      const shares = quantised(Array.from(chances.subarray(at, at + options)));
      const told = shares.slice(options - lettersFor(options));
      text += told.map((share) => letters[share]).join('');
      at += options;
    }
  return text;
}
