import type { HandStrengths } from '../../engine/coup/lab';
import { fittedHabits } from './habits';
import { fittedHands } from './hands';
import { fittedStanding, hundredths } from './standing';
import { fittedWords } from './trust';
import { wordsFrom } from './words';

/** How one of the coach's tables is made, and the file of `engine/coup/coach` that it stands in. */
export interface Fit {
  readonly games: number;
  readonly file: string;
  /** What it says of itself, and the value. */
  readonly about: string;
  readonly type: string;
  readonly from: string;
  made(games: number): unknown;
}

export const fits: Readonly<Record<string, Fit>> = {
  words: {
    games: 28_000,
    file: 'wordTable',
    about: 'In twentieths.',
    type: 'WordTable',
    from: 'weights',
    made: (games) => fittedWords(wordsFrom(1, games)),
  },
  habits: {
    games: 3_000,
    file: 'habitTable',
    about: 'By the public names of bots, and for anybody.',
    type: 'Readonly<Record<string, Habits>>',
    from: 'habits',
    made: (games) => fittedHabits(1, games + 1),
  },
  hands: {
    games: 8_000,
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

const handRow = (weights: readonly number[]): HandStrengths => ({
  cards: weights.slice(0, 6).map(hundredths),
  twin: hundredths(weights[6] ?? 0),
});

/** The file of a table. Nobody reads thousands of numbers one by one: all that stand under one name share a line. */
export function sourceOf(
  name: string,
  { file, about, type, from }: Fit,
  games: number,
  table: unknown,
): string {
  const [imported] = /[A-Z]\w*$/.exec(type.replace(/[[\]>]/g, '')) ?? [];
  const value = JSON.stringify(table, null, 2)
    .replace(/\[[^{}"]*\]/g, (numbers) => numbers.replace(/\s/g, '').replaceAll(',', ', '))
    .replace(/"(\w+)":/g, '$1:')
    .replaceAll('"', "'");
  return `import type { ${imported} } from './${from}';

/** ${about} Written by \`npm run coach -- --fit ${name} --games ${games}\`. */
export const ${file}: ${type} = ${value};
`;
}
