import type { Language } from '../../store/languages';

/** The ten digits of a language, from zero to nine; null for 0–9. */
const digits: Readonly<Record<Language, string | null>> = { fa: '۰۱۲۳۴۵۶۷۸۹', he: null, ru: null, en: null };

/** Numbers as the language writes them. A map of ten is the same on every engine, unlike `Intl`. */
export function inDigitsOf(language: Language, text: string): string {
  const own = digits[language];
  if (own === null) return text;
  return text.replace(/[0-9]/g, (digit) => own.charAt(Number(digit)));
}

/** The percent sign as it stands after a number. */
const percentSigns: Readonly<Record<Language, string>> = { fa: '٪', he: '%', ru: '\u00a0%', en: '%' };

/** A share in per cent. Sign and number are one value: isolated separately, they would change places. */
export const percentIn = (language: Language, share: number): string =>
  inDigitsOf(language, String(Math.round(share * 100))) + percentSigns[language];

/** A probability in per cent. An uncertain one is never rounded to 0 or 100. */
export const chanceIn = (language: Language, chance: number): string =>
  percentIn(language, chance <= 0 || chance >= 1 ? chance : Math.min(0.99, Math.max(0.01, chance)));

const firstStrongIsolate = '\u2068';
const popIsolate = '\u2069';

/** Keeps a name or a number together inside a sentence that runs the other way. */
export const isolated = (text: string) => firstStrongIsolate + text + popIsolate;

/** "Yoav B." at the end of a sentence has one point. */
export const withOnePoint = (sentence: string): string =>
  sentence.replaceAll(`.${popIsolate}.`, `.${popIsolate}`);

/** A value inside a sentence: isolated; a number in the language's digits, a person's name as they wrote it. */
export function written(language: Language, value: unknown): string {
  return isolated(typeof value === 'number' ? inDigitsOf(language, String(value)) : String(value));
}
