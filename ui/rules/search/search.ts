import type { Language } from '../../../store/languages';
import { slugOf } from '../anchors';
import { add, plainId, type BookIndex, type IndexedBook, type Place, type Posting } from './bookIndex';
import { keepBest, soughtIn, type Sought } from './sought';

/** A section that was found, and its sentence that fits best. */
export interface Hit {
  readonly place: Place;
  readonly text: string;
  /** The terms that were found in it. */
  readonly terms: ReadonlySet<string>;
  readonly score: number;
  /** Whether every word of the query that is not small was found in it. */
  readonly isWhole: boolean;
}

/** How much a section is worth to who asks: the book that is played, and the options in play, come first. */
export type Worth = (place: Pick<Place, 'book' | 'anchor'>) => number;

/**
 * The sections that fit a question, best first. A word is looked up in the language of its script, since the sections
 * of a book are the same in every language: so a Russian name is found in a Persian book.
 */
export function search(
  games: readonly (readonly IndexedBook[])[],
  language: Language,
  query: string,
  worth: Worth = () => 1,
): readonly Hit[] {
  const weighed = (hits: readonly Hit[]) =>
    hits.map((hit) => ({ ...hit, score: hit.score * worth(hit.place) }));
  const byId = games.flat().flatMap((book) => rulesNamed(book[language], query));
  if (byId.length > 0) return byScore(weighed(byId));
  const sought = soughtIn(query, language, games.flat());
  const found = games.map((books) => weighed(books.flatMap((book) => hitsIn(book, language, sought))));
  const near = byScore(found.flatMap((hits) => eachMatterOnce(hits, worth)));
  const best = near[0]?.score ?? 0;
  return near.filter(({ score }) => score >= best * enough);
}

/** Of the best score, so much makes a hit worth showing. */
const enough = 0.35;

const byScore = (hits: readonly Hit[]): readonly Hit[] =>
  [...hits].sort((one, other) => other.score - one.score);

/**
 * Books of a game tell the same matter in the same section. It is shown where it is worth most to who asks, and from
 * there the other books are a touch away.
 */
function eachMatterOnce(hits: readonly Hit[], worth: Worth): readonly Hit[] {
  const matters = new Map<string, Hit>();
  for (const hit of hits) {
    const matter = slugOf(hit.place.book, hit.place.anchor);
    const shown = matters.get(matter);
    const isBetter = !shown || worth(hit.place) > worth(shown.place);
    const score = Math.max(hit.score, shown?.score ?? 0);
    matters.set(matter, { ...(isBetter ? hit : shown), score });
  }
  return [...matters.values()];
}

/** The sections that state a rule which the query names by its id, with hyphens or without. */
function rulesNamed(index: BookIndex | undefined, query: string): readonly Hit[] {
  if (!index) return [];
  const ids = [query, ...query.split(/\s+/)].map(plainId).filter((id) => id !== '');
  return [...new Set(ids)]
    .flatMap((id) => index.rules.get(id) ?? [])
    .filter(({ place }, at, all) => all.findIndex((other) => other.place === place) === at)
    .flatMap(({ place: at, passage }) => {
      const place = index.places[at];
      return place
        ? [{ place, text: sentenceOf(place, passage), terms: new Set(), score: 1, isWhole: true }]
        : [];
    });
}

/** How soon a word that is repeated stops counting, and how much a long section loses (BM25). */
const saturation = 1.2;
const lengthMatters = 0.4;
/** What it is worth that the words stand in one sentence. */
const together = 0.7;

/** What was found in one section: the best score of each word of the query, in all of it and in each passage. */
interface Found {
  readonly terms: Set<string>;
  readonly words: Map<number, number>;
  readonly passages: Map<number, Map<number, number>>;
}

const nothingYet = (): Found => ({ terms: new Set(), words: new Map(), passages: new Map() });

function hitsIn(editions: IndexedBook, shown: Language, sought: readonly Sought[]): readonly Hit[] {
  const own = editions[shown];
  if (!own) return [];
  const found = new Map<number, Found>();
  sought.forEach(({ language, isSmall, alternatives }, word) => {
    const index = editions[language];
    if (!index) return;
    for (const [term, likely] of alternatives) {
      const places = groupedByPlace(index.postings.get(term) ?? []);
      const rarity = Math.log(1 + (index.places.length - places.size + 0.5) / (places.size + 0.5));
      for (const [place, postings] of places) {
        const there = found.get(place) ?? nothingYet();
        found.set(place, there);
        if (!isSmall) there.terms.add(term);
        keepBest(there.words, word, likely * rarity * saturated(index, place, postings));
        // Another language may tell the same in other sentences.
        for (const { passage } of language === shown ? postings : []) {
          const words = there.passages.get(passage) ?? new Map<number, number>();
          there.passages.set(passage, words);
          keepBest(words, word, likely * rarity);
        }
      }
    }
  });
  return [...found].flatMap(([at, { terms, words, passages }]) => {
    const place = own.places[at];
    if (!place) return [];
    const [best = -1] = [...passages.keys()]
      .filter((passage) => passage >= 0)
      .sort((one, other) => sumOf(passages.get(other)) - sumOf(passages.get(one)));
    const isWhole = sought.every(({ isSmall }, word) => isSmall || words.has(word));
    const score = sumOf(words) + together * Math.max(0, ...[...passages.values()].map(sumOf));
    return [{ place, text: sentenceOf(place, best), terms, score, isWhole }];
  });
}

/** How much a term counts that stands there so often, in a section of that length. */
function saturated(index: BookIndex, place: number, postings: readonly Posting[]): number {
  const count = postings.reduce((sum, { weight }) => sum + weight, 0);
  const length = (index.places[place]?.length ?? 0) / index.averageLength;
  return (count * (saturation + 1)) / (count + saturation * (1 - lengthMatters + lengthMatters * length));
}

function groupedByPlace(postings: readonly Posting[]): ReadonlyMap<number, readonly Posting[]> {
  const places = new Map<number, Posting[]>();
  for (const posting of postings) add(places, posting.place, posting);
  return places;
}

const sumOf = (scores: ReadonlyMap<number, number> | undefined): number =>
  [...(scores?.values() ?? [])].reduce((sum, score) => sum + score, 0);

/** The passage that fits best, or where only the title fits, the first. */
const sentenceOf = ({ passages }: Place, passage: number): string => passages[Math.max(0, passage)] ?? '';
