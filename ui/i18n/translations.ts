import 'intl-pluralrules';
import { createInstance, type TFunction } from 'i18next';
import { en, fa, he, ru } from '../../locales';
import type { Language } from '../../store/languages';
import { written } from './written';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en };
  }
}

const locales = { fa, he, ru, en } satisfies Record<Language, object>;

/** Each language has a translator of its own, so that the words change in the very render the direction does. */
function translator(language: Language): TFunction {
  const instance = createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: { translation: locales[language] } },
    initAsync: false,
    interpolation: {
      escapeValue: true,
      useRawValueToEscape: true,
      escape: (value: unknown) => written(language, value),
    },
  });
  return instance.t;
}

export const translators: Readonly<Record<Language, TFunction>> = {
  fa: translator('fa'),
  he: translator('he'),
  ru: translator('ru'),
  en: translator('en'),
};
