import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import prettier from 'prettier';
import { argumentsIn, tellUsage, whole } from '../../scripts/lib/arguments';
import { chances, fitted, type Row } from './fit';
import { sampleOf, type Sample } from './games';

// Fits the coach's table of standings to games that bots play: `npm run coach -- --games 40000`. The same number gives the
// same table.

const usage = 'npm run coach -- [--games 40000]';
const target = join(__dirname, '../../engine/coup/coach/standingTable.ts');

/** One sample in ten is held back, to see how well the others foretell it. */
const heldBack = 10;
const rounds = 25;

async function main(): Promise<void> {
  const values = argumentsIn(process.argv.slice(2), { games: { type: 'string', default: '40000' } });
  const games = whole('games', values.games, heldBack);
  const samples: Sample[] = [];
  for (let seed = 1; seed <= games; seed++) {
    const sample = sampleOf(seed);
    if (sample) samples.push(sample);
  }
  const rows = fitted(
    samples.filter((_, at) => at % heldBack > 0),
    rounds,
  );
  report(
    rows,
    samples.filter((_, at) => at % heldBack === 0),
  );
  const config = await prettier.resolveConfig(target);
  writeFileSync(target, await prettier.format(written(rows, games), { ...config, filepath: target }));
}

/** The mean squared error of the chances, beside that of equal chances. */
function report(rows: readonly Row[], samples: readonly Sample[]): void {
  rows.forEach((row, crowd) => {
    const some = samples.filter((sample) => sample.crowd === crowd);
    const off = (chanceOf: (sample: Sample) => number) =>
      some.reduce((sum, sample) => sum + (chanceOf(sample) - (sample.winner === 0 ? 1 : 0)) ** 2, 0) /
      some.length;
    const ours = off((sample) => chances(row, sample)[0] ?? 0);
    const blank = off(({ seats }) => 1 / seats.length);
    console.log(`${crowd + 2} living: ${ours.toFixed(4)} (all alike: ${blank.toFixed(4)})`);
  });
}

const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' ? Math.round(value * 100) / 100 : value;

function written(rows: readonly Row[], games: number): string {
  return `import type { Strengths } from '../strengths';

/** By the number of living players: two, three, four, more. Written by \`npm run coach -- --games ${games}\`. */
export const standingTable: readonly Strengths[] = ${JSON.stringify(rows, rounded)};
`;
}

main().catch((error: unknown) => tellUsage(error, usage));
