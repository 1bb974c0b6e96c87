import { voice } from '../../locales/fa/copsWords-fa';
import { languages, type Language } from '../../store/languages';
import { inDigitsOf, withOnePoint } from '../../ui/i18n/written';
import { words } from '../words';

/** What is written in the app, by language: people find things by these words. */
export { languages, words, type Language };
export type Words = (typeof words)[Language];

/** The same, at the table of Good Cop Bad Cop, whose Persian is spoken. */
const atCops: Record<Language, Words> = { ...words, fa: spokenBy(voice) };

function spokenBy({ common, curtain, lesson: learning, match }: typeof voice): Words {
  const { fa: house } = words;
  return {
    ...house,
    common: { ...house.common, ...common },
    curtain: { ...house.curtain, ...curtain },
    lesson: { ...house.lesson, ...learning },
    match: { ...house.match, ...match },
  };
}

const copsTable = /\/(play|learn)\/cops\b/;

/** What is written on the page at this address. */
export const wordsAt = (address: string, language: Language): Words =>
  (copsTable.test(address) ? atCops : words)[language];

/** A number as the language writes it. */
export const numberIn = (language: Language, number: number): string => inDigitsOf(language, String(number));

/** A name, and any value inside a sentence, stands between marks that keep it together; nobody sees them, but they are there. */
export const isolated = (text: string) => `\u2068${text}\u2069`;

/** A sentence with its gaps filled as the app fills them. */
export function filled(
  language: Language,
  sentence: string,
  values: Readonly<Record<string, string | number>>,
): string {
  const said = sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${sentence}" asks for ${name}`);
    return isolated(typeof value === 'number' ? numberIn(language, value) : value);
  });
  return withOnePoint(said);
}
