import type { Rulebook } from './books';

/** What only some tables play with. */
export const partNames = [
  'twoPlayers',
  'ambassador',
  'inquisitor',
  'reformation',
  'anarchist',
  'band',
] as const;

export type Part = (typeof partNames)[number];

/** The sections that are about nothing else, by their numbers; the first one names the part. */
type Parts = Readonly<Partial<Record<Part, readonly [string, ...string[]]>>>;

const parts: Readonly<Record<Rulebook, Parts>> = {
  persianPlus: {
    ambassador: ['9.4'],
    twoPlayers: ['15'],
    reformation: ['16', '17', '18', '19', '20', '21'],
    inquisitor: ['22'],
    anarchist: ['24', '25'],
  },
  persian: { twoPlayers: ['14'] },
  russian: { inquisitor: ['5.2'] },
  hebrew: {},
  cops: { band: ['10', '11', '12', '13', '14', '15', '16'] },
};

/** The part that a section belongs to with everything inside it, and the section that names it. */
export function partOf(
  book: Rulebook,
  anchor: string,
): { readonly part: Part; readonly head: string } | null {
  for (const part of partNames) {
    const sections = parts[book][part] ?? [];
    const [head] = sections;
    if (head !== undefined && sections.some((section) => isWithin(anchor, section))) return { part, head };
  }
  return null;
}

/** Whether a section is this one, or lies in it: 9.1 in 9. */
const isWithin = (anchor: string, section: string): boolean =>
  anchor === section || anchor.startsWith(`${section}.`);

export const isPart = (word: string): word is Part => partNames.some((name) => name === word);
