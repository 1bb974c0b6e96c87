import { en, fa, he, ru } from '../../../locales';
import { languages, type Language } from '../../../store/languages';

export { languages, type Language };

/** What is written in the app, by language: people find things by these words. */
export const words = { fa, he, ru, en };
export type Words = (typeof words)[Language];

const digits = '۰۱۲۳۴۵۶۷۸۹';

/** A number as the language writes it. */
export const numberIn = (language: Language, number: number): string =>
  language === 'fa' ? String(number).replace(/\d/g, (digit) => digits.charAt(Number(digit))) : String(number);

/** A value inside a sentence stands between marks that keep it together; nobody sees them, but they are there. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** A sentence with its gaps filled as the app fills them. */
export function filled(
  language: Language,
  sentence: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${sentence}" asks for ${name}`);
    return isolated(typeof value === 'number' ? numberIn(language, value) : value);
  });
}

export const directionOf = (language: Language) => (language === 'fa' || language === 'he' ? 'rtl' : 'ltr');
