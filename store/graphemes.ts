/** What belongs to the sign before it: accents, vowel points, variants of a picture, the colour of a hand. */
const joined =
  /^[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u200c\u200d\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\u{1f3fb}-\u{1f3ff}]$/u;

/** Two of these make one flag. */
const isFlagLetter = (sign: string) => /^[\u{1f1e6}-\u{1f1ff}]$/u.test(sign);

/** Whether what comes next is part of what has been gathered so far. */
function belongsTo(gathered: string, sign: string): boolean {
  if (joined.test(sign)) return true;
  // A picture joined to another is one picture; letters are joined to nothing but themselves.
  if (gathered.endsWith('\u200d') && /^[\u2190-\u2bff\u{1f000}-\u{1faff}]/u.test(sign)) return true;
  return isFlagLetter(gathered) && isFlagLetter(sign);
}

/** For engines that cannot segment text: right for the scripts this app is written in, and for pictures. */
export function graphemesByHand(text: string): readonly string[] {
  const graphemes: string[] = [];
  for (const sign of text) {
    const last = graphemes.at(-1);
    if (last !== undefined && belongsTo(last, sign)) graphemes[graphemes.length - 1] = last + sign;
    else graphemes.push(sign);
  }
  return graphemes;
}

/** What a reader takes for one sign each, whatever it is made of. */
export const graphemesOf = (text: string): readonly string[] =>
  typeof Intl === 'object' && 'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    : graphemesByHand(text);
