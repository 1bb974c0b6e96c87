import { anchors } from '../../../locales/rulebooks/anchors';
import type { Asked } from '../../../locales/asked';
import type { Rulebook } from '../../../locales/rulebooks/books';
import { partOf } from '../../../locales/rulebooks/parts';
import type { BookText, Passage } from '../../../locales/rulebooks/text';
import type { Language } from '../../../store/languages';
import { passagesOf, plainOf } from '../passages';
import { wordsIn } from './fold';

/** A section that can be found. */
export interface Place {
  readonly book: Rulebook;
  readonly anchor: string;
  readonly title: string;
  /** The title of the part it belongs to, such as a variant; null in the common part of the book. */
  readonly part: string | null;
  /** Its paragraphs, points and rows. */
  readonly passages: readonly string[];
  /** How many words it has, those that count more counted so. */
  readonly length: number;
}

/** Where a term stands: in which place, in which of its passages (-1 for its title), and how much it counts there. */
export interface Posting {
  readonly place: number;
  readonly passage: number;
  readonly weight: number;
}

/** The search index of a book in one language. */
export interface BookIndex {
  readonly places: readonly Place[];
  readonly averageLength: number;
  readonly postings: ReadonlyMap<string, readonly Posting[]>;
  /** All terms, sorted, so that those with the same beginning are neighbours. */
  readonly terms: readonly string[];
  /** The rules by their ids, without hyphens. */
  readonly rules: ReadonlyMap<string, readonly Posting[]>;
  readonly asked: Asked;
}

/** The index of each language's edition of a book. */
export type IndexedBook = Readonly<Partial<Record<Language, BookIndex>>>;

const made = new WeakMap<BookText, BookIndex>();

/** The index is made on first use and kept. */
export function indexOf(book: Rulebook, text: BookText, asked: Asked): BookIndex {
  const index = made.get(text) ?? newIndex(book, text, asked);
  made.set(text, index);
  return index;
}

/** A word of the heading tells more of a section than one of its sentences. */
const weights = { title: 3, matter: 2, part: 0.7, passage: 1 };

export const plainId = (id: string): string => id.toLowerCase().replace(/[^a-z0-9]/g, '');

function newIndex(book: Rulebook, { sections }: BookText, asked: Asked): BookIndex {
  const postings = new Map<string, Posting[]>();
  const rules = new Map<string, Posting[]>();
  const titles = new Map(sections.map(({ anchor, title }) => [anchor, title]));
  const partTitle = (anchor: string) => {
    const head = partOf(book, anchor)?.head;
    return head === undefined || head === anchor ? null : (titles.get(head) ?? null);
  };
  const places = sections.map(({ anchor, title, blocks }, place): Place => {
    let length = 0;
    const note = (words: string, passage: number, weight: number) => {
      for (const { terms } of wordsIn(words)) {
        length += weight;
        for (const term of terms) add(postings, term, { place, passage, weight });
      }
    };
    const part = partTitle(anchor);
    const passages: readonly Passage[] = blocks.flatMap(passagesOf);
    const texts = passages.map(({ spans }) => plainOf(spans));
    note(title, -1, weights.title);
    for (const word of anchors[book][anchor] ?? []) note(asked.matters[word] ?? '', -1, weights.matter);
    note(part ?? '', -1, weights.part);
    texts.forEach((text, at) => note(text, at, weights.passage));
    passages.forEach(({ ids }, passage) => {
      for (const id of ids) add(rules, plainId(id), { place, passage, weight: 1 });
    });
    return { book, anchor, title, part, passages: texts, length };
  });
  return {
    places,
    averageLength: places.reduce((sum, { length }) => sum + length, 0) / places.length,
    postings,
    terms: [...postings.keys()].sort(),
    rules,
    asked,
  };
}

export function add<Key>(index: Map<Key, Posting[]>, key: Key, posting: Posting): void {
  const there = index.get(key);
  if (there) there.push(posting);
  else index.set(key, [posting]);
}
