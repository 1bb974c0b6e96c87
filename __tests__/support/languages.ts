import { languages, type Language } from '../../store/languages';

/**
 * What is drawn is the same in any language but for its direction: one of each shows it. `npm run test:all` draws all.
 * What they say is compared in all four, in `__tests__/locales`.
 */
export const eachDirection: readonly Language[] = process.env.TEST_ALL ? languages : ['fa', 'en'];

/** What each is written in, as Unicode calls it. */
const scripts: Readonly<Record<Language, string>> = {
  fa: 'Arabic',
  he: 'Hebrew',
  ru: 'Cyrillic',
  en: 'Latin',
};

/** A letter that another language is written in, and this one is not. */
export function foreignTo(language: Language): RegExp {
  const others = Object.values(scripts).filter((script) => script !== scripts[language]);
  return new RegExp(others.map((script) => `\\p{Script=${script}}`).join('|'), 'u');
}
