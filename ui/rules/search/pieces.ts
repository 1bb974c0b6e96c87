import { wordsIn } from './fold';
import type { Hit } from './search';

/** A piece of a text, and whether it is what was looked for. */
export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

/** The largest number of letters that is shown of a passage. */
const inSight = 160;

/** The sentence round the first hit, cut into hits and the text between them. */
export function piecesOf({ text, terms }: Pick<Hit, 'text' | 'terms'>): readonly Piece[] {
  const hits = wordsIn(text).filter((word) => word.terms.some((term) => terms.has(term)));
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
