import { pluralForms } from '../../locales/words';
import type { Language } from '../../store/languages';

export type Tree = { readonly [key: string]: string | Tree };

/**
 * Older browsers count in forms that Unicode has given up since: Hebrew had "many" for 20, 30, 40. i18next would find
 * no words for them, so these forms say what `other` says.
 */
export function withEveryForm(language: Language, words: Tree): Tree {
  const known: readonly string[] = pluralForms[language];
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const lacking = pluralCategories.filter((form) => !known.includes(form));
  return lacking.length === 0 ? words : withForms(words, lacking);
}

const other = /_other$/;

const withForms = (words: Tree, forms: readonly string[]): Tree =>
  Object.fromEntries(
    Object.entries(words).flatMap(([key, said]): (readonly [string, string | Tree])[] => {
      if (typeof said !== 'string') return [[key, withForms(said, forms)]];
      if (!other.test(key)) return [[key, said]];
      return [[key, said], ...forms.map((form) => [key.replace(other, `_${form}`), said] as const)];
    }),
  );
