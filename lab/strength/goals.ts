import type { CoupSetup } from '../../engine/coup';

interface Table {
  readonly name: string;
  readonly setup: Omit<CoupSetup, 'players'>;
  /** How many points less than by the classic rules are enough. */
  readonly leeway: number;
}

const other = (name: string, setup: Omit<CoupSetup, 'players' | 'first'>): Table => ({
  name,
  setup: { ...setup, first: 0 },
  leeway: 10,
});

/** Books and options one by one, the classic game first. */
export const tables: readonly Table[] = [
  { name: 'classic', setup: { book: 'hebrew', first: 0 }, leeway: 0 },
  other('persian', { book: 'persian' }),
  other('russian', { book: 'russian' }),
  other('inquisitor', { book: 'russian', options: { sixth: 'inquisitor' } }),
  other('anarchist', { book: 'persianPlus', options: { anarchist: true } }),
  other('strict', { book: 'persian', options: { strictDoubleDanger: true } }),
];

/** What Expert is to win, in %, by the classic rules; 0 where nothing is asked. */
const wanted: Readonly<Record<number, Readonly<Record<string, number>>>> = {
  2: { random: 90, honest: 90, always: 82, caller: 75, bluffer: 0, mixed: 77, steady: 0, pretender: 0 },
  4: { random: 0, honest: 65, always: 82, caller: 35, bluffer: 0, mixed: 52, steady: 50, pretender: 0 },
  6: { honest: 38, mixed: 31 },
};

/** What each level is to win alone among those of the next lower: between two, and more than a fair share by a tenth. */
export const ladderGoals: readonly (readonly [players: number, wanted: number])[] = [
  [2, 60],
  [4, 27.5],
];

export const playersIn = (leeway: number): readonly number[] => (leeway === 0 ? [2, 4, 6] : [2, 4]);

/** Away from the classic rules only those are met of whom something is asked. */
export const rivalsOf = (players: number, leeway: number): readonly string[] =>
  Object.entries(wanted[players] ?? wanted[4] ?? {}).flatMap(([rival, goal]) =>
    leeway > 0 && goal === 0 ? [] : [rival],
  );

export function wantedOf(players: number, rival: string, leeway: number): number {
  const goal = wanted[players]?.[rival] ?? 0;
  return goal === 0 ? 0 : goal - leeway;
}
