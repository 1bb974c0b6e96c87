import type { BookIndex, Entry, FormPlaces } from './bookIndex';
import { folded, wordsIn } from './fold';

type Matches = (form: string, sought: string) => boolean;

/** An entry that was found, and the query that found it. */
export interface Hit {
  readonly entry: Entry;
  readonly sought: readonly string[];
  readonly matches: Matches;
}

/** A piece of a text, and whether it matches. */
export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

/**
 * All entries that contain every word, headings first. Matches with one typing error follow: in languages that inflect
 * words, these are often another case of the same word.
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

/** The forms are sorted, so the matching ones are a slice. */
function beginningWith(forms: readonly FormPlaces[], word: string): readonly FormPlaces[] {
  const from = firstNot(forms, 0, ({ form }) => form < word);
  return forms.slice(
    from,
    firstNot(forms, from, ({ form }) => begins(form, word)),
  );
}

/** Binary search: the first index from `start` on at which `holds` is false. */
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

/** The largest number of letters that is shown of a passage. */
const inSight = 160;

/** The sentence round the first hit, cut into hits and the text between them. */
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

/** Begins with the sentence, or shortly before the hit if the sentence begins far before it. */
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

/** Words of at least this number of letters may have one typing error. */
const longEnough = 5;

/** The folded words of a query, all of which have to be found. */
const soughtIn = (query: string): readonly string[] =>
  query
    .split(/[\s.,;:!?«»“”()،؛؟־-]+/)
    .map((word) => folded(word))
    .filter((word) => word !== '');

/** Whether any of these words is long enough to be matched with a typing error. */
const isForgiven = (sought: readonly string[]): boolean => sought.some((word) => word.length >= longEnough);

const begins = (form: string, sought: string): boolean => form.startsWith(sought);

/** The same with one typing error: a letter that is wrong, extra, missing, or swapped with its neighbour. */
export function nearlyBegins(form: string, sought: string): boolean {
  if (sought.length < longEnough) return begins(form, sought);
  let at = 0;
  while (at < sought.length && sought[at] === form[at]) at += 1;
  if (at === sought.length) return true;
  const slip = sought.charAt(at);
  const after = sought.charAt(at + 1);
  // A quick exit: this runs for thousands of forms per letter, and nearly all differ in the next letter, too.
  if (after !== '' && form[at] !== after && form[at + 1] !== after && form[at + 1] !== slip) return false;
  const goesOn = (from: number, then: number) => form.startsWith(sought.slice(from), then);
  return (
    goesOn(at + 1, at + 1) ||
    goesOn(at + 1, at) ||
    goesOn(at, at + 1) ||
    (slip === form[at + 1] && after === form[at] && goesOn(at + 2, at + 2))
  );
}
