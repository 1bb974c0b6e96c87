import type { Language } from '../../store/languages';

const persianDigits = '۰۱۲۳۴۵۶۷۸۹';

/** Numbers as the language writes them. A map of ten is the same on every engine, unlike `Intl`. */
export function inDigitsOf(language: Language, text: string): string {
  if (language !== 'fa') return text;
  return text.replace(/[0-9]/g, (digit) => persianDigits.charAt(Number(digit)));
}

const firstStrongIsolate = '\u2068';
const popIsolate = '\u2069';

/** Keeps a name or a number together inside a sentence that runs the other way. */
export const isolated = (text: string) => firstStrongIsolate + text + popIsolate;

/** A value inside a sentence: isolated; a number in the language's digits, a person's name as they wrote it. */
export function written(language: Language, value: unknown): string {
  return isolated(typeof value === 'number' ? inDigitsOf(language, String(value)) : String(value));
}
