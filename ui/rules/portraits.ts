import type { Character } from '../cards/character';
import { anchors } from '../../locales/rulebooks/anchors';
import { rulebooks, type Rulebook } from '../../locales/rulebooks/books';
import type { Language } from '../../store/languages';
import { ownFirst } from '../../store/rules/ownBooks';

/** The characters whose portraits stand beside a section, by the section's word. */
const portraits: Readonly<Record<string, readonly Character[]>> = {
  tax: ['duke'],
  assassinate: ['assassin'],
  steal: ['captain'],
  exchange: ['ambassador'],
  'block-foreign-aid': ['duke'],
  'block-assassination': ['contessa'],
  'block-stealing': ['ambassador', 'captain'],
  inquisitor: ['inquisitor'],
  examine: ['inquisitor'],
  anarchist: ['anarchist'],
  honest: ['honest'],
  crooked: ['crooked'],
  'shot-at-leaders': ['agent', 'kingpin'],
};

/** Only a section that is about one matter has portraits. */
export function portraitsBeside(book: Rulebook, anchor: string): readonly Character[] {
  const [own = ''] = anchors[book][anchor] ?? [];
  return portraits[own] ?? [];
}

/** The word of the section about a character. */
const matters: Readonly<Record<Character, string>> = {
  duke: 'tax',
  assassin: 'assassinate',
  captain: 'steal',
  ambassador: 'exchange',
  contessa: 'block-assassination',
  inquisitor: 'inquisitor',
  anarchist: 'anarchist',
  honest: 'honest',
  crooked: 'crooked',
  agent: 'leaders',
  kingpin: 'leaders',
};

export interface Place {
  readonly book: Rulebook;
  readonly anchor: string;
}

/** Where to read about a character: in the reader's own book, if it knows them. */
export function placeOf(character: Character, language: Language): Place | null {
  const matter = matters[character];
  for (const book of ownFirst(rulebooks, language)) {
    const found = Object.entries(anchors[book]).find(([, words]) => words.includes(matter));
    if (found) return { book, anchor: found[0] };
  }
  return null;
}
