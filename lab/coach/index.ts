import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import prettier from 'prettier';
import { wordTable, type HandStrengths } from '../../engine/coup/lab';
import { argumentsIn, refuse, tellUsage, whole } from '../../scripts/lib/arguments';
import { fittedHabits } from './habits';
import { fittedHands } from './hands';
import { printed, rowsOf } from './measure';
import { fittedStanding } from './standing';
import { fittedWords } from './trust';
import { wordsIn, type Heard } from './words';

// `npm run coach` plays 5,000 games and says how often what the coach calls so likely is true. `-- --fit words` makes one of
// its tables anew, from other games. The same number of games gives the same table.

const usage = 'npm run coach -- [--games 5000] [--fit words|habits|hands|standing]';
const folder = join(__dirname, '../engine/coup/coach');

/** Where the games that are measured begin: no table has been fitted to them. */
const heldBack = 900_000;

interface Fit {
  readonly games: number;
  readonly file: string;
  /** What it says of itself, and the value. */
  readonly about: string;
  readonly type: string;
  readonly from: string;
  made(games: number): unknown;
}

const fits: Readonly<Record<string, Fit>> = {
  words: {
    games: 28_000,
    file: 'wordTable',
    about: 'In twentieths.',
    type: 'WordTable',
    from: 'weights',
    made: (games) => fittedWords(wordsOf(1, games)),
  },
  habits: {
    games: 8_000,
    file: 'habitTable',
    about: 'By the public names of bots, and for anybody.',
    type: 'Readonly<Record<string, Habits>>',
    from: 'habits',
    made: (games) => fittedHabits(1, games + 1),
  },
  hands: {
    games: 20_000,
    file: 'handTable',
    about: 'By the number of living players: two, three, four, more.',
    type: 'readonly HandStrengths[]',
    from: 'strengths',
    made: (games) => fittedHands(1, games + 1).map(handRow),
  },
  standing: {
    games: 40_000,
    file: 'standingTable',
    about: 'By the number of living players: two, three, four, more.',
    type: 'readonly Strengths[]',
    from: 'strengths',
    made: fittedStanding,
  },
};

const hundredths = (value: number) => Math.round(value * 100) / 100;

const handRow = (weights: readonly number[]): HandStrengths => ({
  cards: weights.slice(0, 6).map(hundredths),
  twin: hundredths(weights[6] ?? 0),
});

function wordsOf(first: number, games: number): readonly Heard[] {
  const words: Heard[] = [];
  for (let seed = first; seed < first + games; seed++) words.push(...wordsIn(seed));
  return words;
}

async function main(): Promise<void> {
  const values = argumentsIn(process.argv.slice(2), {
    games: { type: 'string' },
    fit: { type: 'string' },
  });
  if (values.fit === undefined) {
    const words = wordsOf(heldBack, whole('games', values.games ?? '5000', 1));
    console.log(printed(rowsOf(words, wordTable)));
    return;
  }
  const fit = fits[values.fit] ?? refuse('fit', `“${values.fit}” is none of ${Object.keys(fits).join(', ')}`);
  await write(values.fit, fit, whole('games', values.games ?? String(fit.games), 1));
}

async function write(name: string, { file, about, type, from, made }: Fit, games: number): Promise<void> {
  const target = join(folder, `${file}.ts`);
  const [imported] = /[A-Z]\w*$/.exec(type.replace(/[[\]>]/g, '')) ?? [];
  const text = `import type { ${imported} } from './${from}';

/** ${about} Written by \`npm run coach -- --fit ${name} --games ${games}\`. */
export const ${file}: ${type} = ${JSON.stringify(made(games))};
`;
  const config = await prettier.resolveConfig(target);
  writeFileSync(target, await prettier.format(text, { ...config, filepath: target }));
}

main().catch((error: unknown) => tellUsage(error, usage));
