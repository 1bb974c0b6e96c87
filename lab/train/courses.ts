import { Averaging, averagingBytes } from './average';
import type { Company, Lesson, Sitter } from './learning';
import type { Luck } from './luck';
import { anyHabits, types } from './population';
import { classic, type Rules } from './rules';
import { regretBytes, Regrets } from './strategy';

/** What is learnt for one of the shipped tables. */
export interface Course {
  readonly bytes: number;
  readonly learnt: (memory?: ArrayBufferLike) => Regrets;
  /** Who sits down with the learner; `mix` is the share of tables with players of fixed habits. */
  readonly lesson: (mix: number) => Lesson;
  /** How often a row must be met before it is printed. */
  readonly enough: number;
  /** The tables at which its wins are reported. */
  readonly tells: readonly (Partial<Rules> & Pick<Rules, 'players'>)[];
}

/** Players of fixed habits, with their share in per cent. */
type Crowd = readonly (readonly [type: keyof typeof types, hundredths: number])[];

/** The rest of the hundred have random habits. */
const many: Crowd = [
  ['honest', 26],
  ['caller', 12],
  ['mixed', 5],
  ['mixedLiar', 18],
  ['always', 14],
  ['random', 7],
  ['bluffer', 6],
];
const rivals: Crowd = [
  ['honest', 35],
  ['caller', 10],
  ['mixedLiar', 14],
  ['always', 25],
  ['random', 13],
  ['bluffer', 1],
];

function someOf(crowd: Crowd, luck: Luck): Sitter {
  let left = 100 * luck.part();
  for (const [type, hundredths] of crowd) {
    if (left < hundredths) return types[type];
    left -= hundredths;
  }
  return anyHabits(luck);
}

const itself: Company = () => 'learner';
const motley: Company = (luck) => (luck.part() < 0.35 ? 'learner' : someOf(many, luck));
const alike = 0.75;

/** For tables of every kind and size. Players of fixed habits mostly sit with others of the same habits. */
const keen: Course = {
  bytes: regretBytes,
  learnt: (memory) => new Regrets(memory),
  lesson: (mix) => ({
    rules: () => ({}),
    company: (luck) => {
      if (luck.part() >= mix) return itself;
      if (luck.part() >= alike) return motley;
      const one = someOf(many, luck);
      return () => one;
    },
  }),
  enough: 20,
  tells: [2, 4, 6].map((players) => ({ ...classic, players })),
};

const plain = { inquisitor: false, factions: false, anarchist: false };

/** For two players by the five characters, mostly without the special rules for two. */
const wary: Course = {
  bytes: averagingBytes,
  learnt: (memory) => new Averaging(memory),
  lesson: (mix) => ({
    rules: (luck) => ({ ...(luck.part() < 0.6 ? classic : plain), players: 2, apart: true }),
    company: (luck) => {
      if (luck.part() >= mix) return itself;
      const one = someOf(rivals, luck);
      return () => one;
    },
  }),
  enough: 20,
  tells: [{ ...classic, players: 2, apart: true }],
};

export const courses = { keen, wary } as const satisfies Record<string, Course>;

export type CourseName = keyof typeof courses;
