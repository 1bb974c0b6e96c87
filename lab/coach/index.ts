import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argumentsIn, refuse, tellUsage, whole } from '../../scripts/lib/arguments';
import { printed, rowsOf } from './measure';
import { fits, sourceOf } from './tables';
import { wordsFrom } from './words';

// `npm run coach` plays 5,000 games and says how often what the coach calls so likely is true. `-- --fit words` makes one of
// its tables anew, from other games. The same number of games gives the same table.

const usage = 'npm run coach -- [--games 5000] [--fit words|habits|hands|standing]';
const folder = join(__dirname, '../engine/coup/coach');

/** Where the games that are measured begin: no table has been fitted to them. */
const heldBack = 900_000;

function main(): void {
  const values = argumentsIn(process.argv.slice(2), {
    games: { type: 'string' },
    fit: { type: 'string' },
  });
  if (values.fit === undefined) {
    const words = wordsFrom(heldBack, whole('games', values.games ?? '5000', 1));
    console.log(printed(rowsOf(words)));
    return;
  }
  const fit = fits[values.fit] ?? refuse('fit', `“${values.fit}” is none of ${Object.keys(fits).join(', ')}`);
  const games = whole('games', values.games ?? String(fit.games), 1);
  writeFileSync(join(folder, `${fit.file}.ts`), sourceOf(values.fit, fit, games, fit.made(games)));
}

try {
  main();
} catch (error) {
  tellUsage(error, usage);
}
