import { en, fa, he, ru } from '../../locales';
import { castWords as cast } from '../../locales/cast';
import { copsVoice, copsWords as cops } from '../../locales/cops';
import { coupWords as coup } from '../../locales/coup';
import { equipmentWords as equipment } from '../../locales/equipment';
import { lessonWords as lesson } from '../../locales/lesson';
import { rulesWords as rules } from '../../locales/rules';
import { languages, type Language } from '../../store/languages';

export { languages, type Language };

/** What is written in the app, by language: people find things by these words. */
export const words = {
  fa: {
    ...fa,
    cast: cast.fa,
    coup: coup.fa,
    cops: cops.fa,
    equipment: equipment.fa,
    lesson: lesson.fa,
    rules: rules.fa,
  },
  he: {
    ...he,
    cast: cast.he,
    coup: coup.he,
    cops: cops.he,
    equipment: equipment.he,
    lesson: lesson.he,
    rules: rules.he,
  },
  ru: {
    ...ru,
    cast: cast.ru,
    coup: coup.ru,
    cops: cops.ru,
    equipment: equipment.ru,
    lesson: lesson.ru,
    rules: rules.ru,
  },
  en: {
    ...en,
    cast: cast.en,
    coup: coup.en,
    cops: cops.en,
    equipment: equipment.en,
    lesson: lesson.en,
    rules: rules.en,
  },
};
export type Words = (typeof words)[Language];

/** The same, at the table of Good Cop Bad Cop, whose Persian is spoken. */
const atCops: Record<Language, Words> = { ...words, fa: spokenBy(copsVoice.fa) };

function spokenBy({ common, curtain, lesson: learning, match }: typeof copsVoice.fa): Words {
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

const digits = '۰۱۲۳۴۵۶۷۸۹';

/** A number as the language writes it. */
export const numberIn = (language: Language, number: number): string =>
  language === 'fa' ? String(number).replace(/\d/g, (digit) => digits.charAt(Number(digit))) : String(number);

/** A name, and any value inside a sentence, stands between marks that keep it together; nobody sees them, but they are there. */
export const isolated = (text: string) => `\u2068${text}\u2069`;

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
