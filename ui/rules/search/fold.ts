/**
 * * A word as search compares it. It ignores case, vowel marks and niqqud, half-spaces, Arabic or Persian forms of a
 * letter, ё, final letters and the script of digits.
 */
export const folded = (word: string): string =>
  word
    .normalize('NFD')
    .replace(marks, '')
    .toLowerCase()
    .replace(lookalike, (letter) => plainLetter[letter] ?? letter);

/** Accents and vowel marks after NFD, and invisible characters. */
const marks =
  /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640\u200b-\u200f\u2066-\u2069'’`׳״"]/g;

const plainLetter: Readonly<Record<string, string>> = {
  ...{ ي: 'ی', ى: 'ی', ك: 'ک', ة: 'ه' },
  ...{ ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' },
  ...digitsFrom('۰۱۲۳۴۵۶۷۸۹'),
  ...digitsFrom('٠١٢٣٤٥٦٧٨٩'),
};

function digitsFrom(digits: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...digits].map((digit, value) => [digit, String(value)]));
}

const lookalike = new RegExp(`[${Object.keys(plainLetter).join('')}]`, 'g');

export interface Word {
  readonly from: number;
  readonly to: number;
  /** The word itself, and its ending from each half-space or hyphen on. */
  readonly forms: readonly string[];
}

/** Everything but separators. A half-space joins the parts of a word. */
const wordLike = /[^\s.,;:!?…«»“”„()[\]{}/|–—+*×=<>·،؛؟٪%]+/g;
const joints = /[\u200c\-־‑]/;

/** The words of a text, and where they stand in it. */
export const wordsIn = (text: string): readonly Word[] =>
  [...text.matchAll(wordLike)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    forms: formsOf(word),
  }));

const known = new Map<string, readonly string[]>();

/** Cached, since the same few thousand words recur. */
function formsOf(word: string): readonly string[] {
  const made = known.get(word) ?? newForms(word);
  known.set(word, made);
  return made;
}

function newForms(word: string): readonly string[] {
  const parts = word.split(joints).map(folded);
  const endings = parts.map((_, at) => parts.slice(at).join(''));
  return endings.flatMap((ending) => [ending, ...withoutParticles(ending)]).filter((form) => form !== '');
}

/** In Hebrew "and", "the", "to" and the like are prefixes of the next word. */
const particles = /^[ובהלמשכ]{1,2}(?=[א-ת]{3})/;

const withoutParticles = (word: string): readonly string[] => {
  const found = particles.exec(word)?.[0].length ?? 0;
  return Array.from({ length: found }, (_, at) => word.slice(at + 1));
};
