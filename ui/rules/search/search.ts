import type { BookIndex, Entry, FormPlaces } from './bookIndex';
import { wordsIn } from './fold';
import { begins, isForgiven, nearlyBegins, soughtIn } from './match';

type Matches = (form: string, sought: string) => boolean;

/** Something that was found, and what for: `piecesOf` shows it. */
export interface Hit {
  readonly entry: Entry;
  readonly sought: readonly string[];
  readonly matches: Matches;
}

/** A piece of a text, and whether it is what was looked for. */
export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

/**
 * All places where every word stands, headings first. Those that a slip of the finger may have hidden come after them:
 * where a language bends the ends of its words, these are the same word in another case.
 */
export function search(indexes: readonly BookIndex[], query: string): readonly Hit[] {
  const sought = soughtIn(query);
  if (sought.length === 0) return [];
  const found = new Set<Entry>();
  return (isForgiven(sought) ? [begins, nearlyBegins] : [begins]).flatMap((matches) => {
    const fresh = indexes
      .flatMap((index) => entriesWith(index, sought, matches))
      .filter((entry) => !found.has(entry));
    for (const entry of fresh) found.add(entry);
    return titlesFirst(fresh).map((entry) => ({ entry, sought, matches }));
  });
}

function entriesWith({ entries, forms }: BookIndex, sought: readonly string[], matches: Matches) {
  const placesOfEach = sought.map((word) => placesOf(forms, word, matches));
  return entries.filter((_, at) => placesOfEach.every((places) => places.has(at)));
}

function placesOf(forms: readonly FormPlaces[], word: string, matches: Matches): ReadonlySet<number> {
  const found =
    matches === begins ? beginningWith(forms, word) : forms.filter(({ form }) => matches(form, word));
  return new Set(found.flatMap(({ places }) => places));
}

/** They lie together. */
function beginningWith(forms: readonly FormPlaces[], word: string): readonly FormPlaces[] {
  const from = firstNot(forms, 0, ({ form }) => form < word);
  return forms.slice(
    from,
    firstNot(forms, from, ({ form }) => begins(form, word)),
  );
}

/** Where something ends that holds of all before it, from a place on. */
function firstNot(forms: readonly FormPlaces[], start: number, holds: (form: FormPlaces) => boolean): number {
  let [from, to] = [start, forms.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const form = forms[middle];
    if (form !== undefined && holds(form)) from = middle + 1;
    else to = middle;
  }
  return from;
}

const titlesFirst = (entries: readonly Entry[]): readonly Entry[] => [
  ...entries.filter(({ isTitle }) => isTitle),
  ...entries.filter(({ isTitle }) => !isTitle),
];

/** More than this of a passage is not shown, in letters. */
const inSight = 160;

/** The sentence round the first of what was found, cut where that begins and ends. */
export function piecesOf({ entry: { text }, sought, matches }: Hit): readonly Piece[] {
  const hits = wordsIn(text).filter(({ forms }) =>
    forms.some((form) => sought.some((word) => matches(form, word))),
  );
  const [from, to] = sentenceRound(text, hits[0]?.from ?? 0);
  const pieces: Piece[] = [];
  let at = from;
  for (const hit of hits.filter((each) => each.from >= from && each.to <= to)) {
    pieces.push({ text: text.slice(at, hit.from), isHit: false });
    pieces.push({ text: text.slice(hit.from, hit.to), isHit: true });
    at = hit.to;
  }
  pieces.push({ text: text.slice(at, to), isHit: false });
  const cut = [
    ...(from > 0 ? [{ text: '… ', isHit: false }] : []),
    ...pieces,
    ...(to < text.length ? [{ text: ' …', isHit: false }] : []),
  ];
  return cut.filter((piece) => piece.text !== '');
}

/** From the beginning of the sentence on, or from the last word before the hit where it is far off. */
function sentenceRound(text: string, hit: number): readonly [from: number, to: number] {
  if (text.length <= inSight) return [0, text.length];
  const before = Math.max(
    ...['. ', '! ', '? ', '؟ ', '؛ ', '; ', ': '].map((end) => text.lastIndexOf(end, hit - 1)),
  );
  const sentence = before < 0 ? 0 : before + 2;
  const from = hit - sentence > inSight / 2 ? text.lastIndexOf(' ', hit - inSight / 2) + 1 : sentence;
  const end = from + inSight >= text.length ? text.length : text.lastIndexOf(' ', from + inSight);
  return [from, Math.max(end, text.indexOf(' ', hit) < 0 ? text.length : text.indexOf(' ', hit))];
}
