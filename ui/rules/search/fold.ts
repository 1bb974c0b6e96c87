import type { Language } from '../../../store/languages';
import { stemOf } from './stems';

/**
 * A word as search compares it. It ignores case, vowel marks and niqqud, half-spaces, Arabic or Persian forms of a
 * letter, ё, final letters and the script of digits.
 */
const folded = (word: string): string =>
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

/** The language whose script this is; null for digits and signs. */
export function scriptOf(word: string): Language | null {
  if (/[a-z]/i.test(word)) return 'en';
  if (/[\u0400-\u04ff]/.test(word)) return 'ru';
  if (/[\u0590-\u05ff]/.test(word)) return 'he';
  return /[\u0621-\u064a\u066e-\u06d3]/.test(word) ? 'fa' : null;
}

export interface Word {
  readonly from: number;
  readonly to: number;
  /** The whole word, folded. */
  readonly whole: string;
  /** The stems by which it is found: its own, and those of its parts between half-spaces or hyphens. */
  readonly terms: readonly string[];
}

/** Everything but separators. A half-space joins the parts of a word. */
const wordLike = /[^\s.,;:!?…«»“”„()[\]{}/|–—+*×=<>·،؛؟٪%]+/g;
const joints = /[\u200c\-־‑]/;

/** The words of a text, and where they stand in it. */
export const wordsIn = (text: string): readonly Word[] =>
  [...text.matchAll(wordLike)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    ...readings(word),
  }));

type Readings = Pick<Word, 'whole' | 'terms'>;

const known = new Map<string, Readings>();

/** Cached, since the same few thousand words recur. */
function readings(word: string): Readings {
  const made = known.get(word) ?? newReadings(word);
  known.set(word, made);
  return made;
}

function newReadings(word: string): Readings {
  const parts = word.split(joints).map(folded);
  const whole = parts.join('');
  const script = scriptOf(whole);
  const terms = [whole, ...(parts.length > 1 ? parts.filter((part) => part.length > 1) : [])]
    .flatMap((form) => (script === 'he' ? [form, ...withoutParticles(form)] : [form]))
    .map((form) => (script === null ? form : stemOf(script, form)));
  return { whole, terms: [...new Set(terms)].filter((term) => term !== '') };
}

/** In Hebrew "and", "the", "to" and the like are prefixes of the next word. */
const particles = /^[ובהלמשכ]{1,2}(?=[א-ת]{3})/;

const withoutParticles = (word: string): readonly string[] => {
  const found = particles.exec(word)?.[0].length ?? 0;
  return Array.from({ length: found }, (_, at) => word.slice(at + 1));
};
