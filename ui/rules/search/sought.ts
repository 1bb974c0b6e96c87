import { languages, type Language } from '../../../store/languages';
import type { BookIndex, IndexedBook } from './bookIndex';
import { scriptOf, wordsIn, type Word } from './fold';

/** A word of the query, and the terms that may stand for it in a language, each with what it is worth. */
export interface Sought {
  readonly language: Language;
  /** Small words count little. */
  readonly isSmall: boolean;
  readonly alternatives: ReadonlyMap<string, number>;
}

const likeness = { inflected: 0.9, alike: 0.75, beginning: 0.6, slip: 0.55, small: 0.2 };

/** The words of a query, with what may stand for them in the books. */
export function soughtIn(
  query: string,
  language: Language,
  books: readonly IndexedBook[],
): readonly Sought[] {
  const words = wordsIn(query).filter(({ whole }) => whole !== '');
  const small = smallIn(books);
  const areAllSmall = words.every(small);
  return words.map((word) => {
    const own = scriptOf(word.whole) ?? language;
    const isSmall = !areAllSmall && small(word);
    const alternatives = isSmall
      ? new Map(word.terms.map((term) => [term, likeness.small]))
      : alternativesFor(
          word,
          books.flatMap((book) => book[own] ?? []),
        );
    return { language: own, isSmall, alternatives };
  });
}

/** Whether a word is small in a language of these books. */
function smallIn(books: readonly IndexedBook[]): (word: Word) => boolean {
  const lists = new Set(books.flatMap((book) => languages.flatMap((each) => book[each]?.asked.small ?? [])));
  const small = [...lists].map(smallWords);
  return ({ whole }) => small.some((set) => set.has(whole));
}

const sets = new Map<string, ReadonlySet<string>>();

function smallWords(small: string): ReadonlySet<string> {
  const set = sets.get(small) ?? new Set(wordsIn(small).map(({ whole }) => whole));
  sets.set(small, set);
  return set;
}

export function keepBest<Key>(scores: Map<Key, number>, of: Key, score: number): void {
  if (score > (scores.get(of) ?? 0)) scores.set(of, score);
}

/** The terms of the indexes that may stand for a word. */
function alternativesFor(word: Word, indexes: readonly BookIndex[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const [own = word.whole, ...others] = word.terms;
  const group = indexes[0] ? alikeTo(indexes[0].asked.alike, word) : [];
  keepBest(found, own, 1);
  for (const term of others) keepBest(found, term, likeness.inflected);
  for (const term of group) keepBest(found, term, likeness.alike);
  for (const { terms } of indexes)
    for (const term of beginningWith(terms, own)) if (term !== own) keepBest(found, term, likeness.beginning);
  const isKnown = [...found.keys()].some((term) => indexes.some(({ postings }) => postings.has(term)));
  if (!isKnown)
    for (const { terms } of indexes)
      for (const term of terms)
        if (isGlued(term, own) || nearlyBegins(term, own)) keepBest(found, term, likeness.slip);
  return found;
}

const groups = new Map<readonly string[], readonly (readonly string[])[]>();

/** The words that stand for this one, as terms. */
function alikeTo(alike: readonly string[], { terms }: Word): readonly string[] {
  const made = groups.get(alike) ?? alike.map((line) => wordsIn(line).flatMap((word) => word.terms));
  groups.set(alike, made);
  return made.filter((group) => terms.some((term) => group.includes(term))).flat();
}

/** The terms are sorted, so those with the same beginning are a slice. */
function beginningWith(terms: readonly string[], start: string): readonly string[] {
  const from = firstWhere(terms, (term) => term >= start);
  const to = firstWhere(terms, (term) => term > start && !term.startsWith(start));
  return terms.slice(from, to);
}

/** The index of the first term for which this holds, as it does for all after it. */
function firstWhere(terms: readonly string[], holds: (term: string) => boolean): number {
  let from = 0;
  let to = terms.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const term = terms[middle];
    if (term !== undefined && holds(term)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Whether the word is this term with something written on to it, as a particle may be. */
const isGlued = (term: string, sought: string): boolean => term.length >= 4 && sought.startsWith(term);

/** Words of at least this number of letters may have one typing error. */
const longEnough = 5;

/** Whether a term begins with a word that has one typing error: a letter that is wrong, extra, missing, or swapped. */
export function nearlyBegins(term: string, sought: string): boolean {
  if (sought.length < longEnough) return term.startsWith(sought);
  let at = 0;
  while (at < sought.length && sought[at] === term[at]) at += 1;
  if (at === sought.length) return true;
  const slip = sought.charAt(at);
  const after = sought.charAt(at + 1);
  // A quick exit: nearly all terms differ in the next letter, too.
  if (after !== '' && term[at] !== after && term[at + 1] !== after && term[at + 1] !== slip) return false;
  const goesOn = (from: number, then: number) => term.startsWith(sought.slice(from), then);
  return (
    goesOn(at + 1, at + 1) ||
    goesOn(at + 1, at) ||
    goesOn(at, at + 1) ||
    (slip === term[at + 1] && after === term[at] && goesOn(at + 2, at + 2))
  );
}
