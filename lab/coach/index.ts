import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import prettier from 'prettier';
import { ArgumentError, whole } from '../../scripts/lib/arguments';
import { chances, fitted, type Row } from './fit';
import { sampleOf, type Sample } from './games';

// Bots play tables on from the middle of a game, and the coach's sense of a standing is fitted to how they end:
// `npm run coach -- --games 40000`. The same number gives the same table.

const usage = 'npm run coach -- [--games 40000]';
const target = join(__dirname, '../../engine/coup/coach/standingTable.ts');

/** Held back, to see how well the others foretell them. */
const heldBack = 10;
const rounds = 25;

function gamesWished(): number {
  const [flag, value, ...more] = process.argv.slice(2);
  if (flag === undefined) return 40_000;
  if (flag !== '--games' || value === undefined || more.length > 0)
    throw new ArgumentError(`${flag} is unknown.`);
  return whole('games', value, heldBack);
}

async function main(): Promise<void> {
  const games = gamesWished();
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

/** How far off the chances are, squared, beside those of somebody who thinks all are alike. */
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

const rounded = (value: number) => Math.round(value * 100) / 100;

function written(rows: readonly Row[], games: number): string {
  const table = rows.map(({ one, two, waits, cards, twin }) => ({
    one: one.map(rounded),
    two: two.map(rounded),
    waits: waits.map(rounded),
    cards: cards.map(rounded),
    twin: rounded(twin),
  }));
  return `import type { Strengths } from '../strengths';

/** By the number of living players: two, three, four, more. Written by \`npm run coach -- --games ${games}\`. */
export const standingTable: readonly Strengths[] = ${JSON.stringify(table)};
`;
}

main().catch((error: unknown) => {
  if (!(error instanceof ArgumentError)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 1;
});
