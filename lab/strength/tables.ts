import type { CoupSetup } from '../../engine/coup';

interface Table {
  readonly name: string;
  readonly setup: Omit<CoupSetup, 'players'>;
  /** By so many points less than by the classic rules is enough. */
  readonly leeway: number;
}

const others = 10;

/** Books and options one by one, the classic game first. */
export const tables: readonly Table[] = [
  { name: 'classic', setup: { book: 'hebrew', first: 0 }, leeway: 0 },
  { name: 'persian', setup: { book: 'persian', first: 0 }, leeway: others },
  { name: 'russian', setup: { book: 'russian', first: 0 }, leeway: others },
  {
    name: 'inquisitor',
    setup: { book: 'russian', first: 0, options: { sixth: 'inquisitor' } },
    leeway: others,
  },
  {
    name: 'anarchist',
    setup: { book: 'persianPlus', first: 0, options: { anarchist: true } },
    leeway: others,
  },
  {
    name: 'strict',
    setup: { book: 'persian', first: 0, options: { strictDoubleDanger: true } },
    leeway: others,
  },
];
