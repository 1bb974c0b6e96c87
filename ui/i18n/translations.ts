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

const made = new Map<Language, TFunction>();

/** Made when first spoken: three of the four languages are rarely heard. */
export function translatorOf(language: Language): TFunction {
  const known = made.get(language) ?? translator(language);
  made.set(language, known);
  return known;
}
