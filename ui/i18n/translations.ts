import { createInstance, type i18n, type PostProcessorModule, type TFunction } from 'i18next';
import type { words as cops } from '../../locales/en/copsWords-en';
import type { words as coup } from '../../locales/en/coupWords-en';
import type { first } from '../../locales/en/first';
import type { words as shared } from '../../locales/en/sharedWords-en';
import { firstWords } from '../../locales/first';
import type { Language } from '../../store/languages';
import { withEveryForm, type Tree } from './pluralForms';
import './pluralRules';
import { withOnePoint, written } from './written';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof first & typeof shared & typeof coup & typeof cops };
  }
}

/** All words that have been fetched. */
const known: Record<Language, Tree> = { ...firstWords };

/** A translator for one language and one voice. */
interface Made {
  readonly language: Language;
  /** Replacements for some of the words. */
  readonly voice: Tree;
  readonly instance: i18n;
}

const made: Made[] = [];

/** Deep merge; the second wins. */
const saidOver = (words: Tree, other: Tree): Tree => ({
  ...words,
  ...Object.fromEntries(
    Object.entries(other).map(([key, said]) => {
      const before = words[key];
      return [key, typeof said === 'object' && typeof before === 'object' ? saidOver(before, said) : said];
    }),
  ),
});

const wordsOf = ({ language, voice }: Pick<Made, 'language' | 'voice'>) =>
  withEveryForm(language, saidOver(known[language], voice));

/** A name that ends in a point ends a sentence with it, too. */
const pointed: PostProcessorModule = {
  type: 'postProcessor',
  name: 'pointed',
  process: (said: string) => withOnePoint(said),
};

/** Each language has its own i18next instance, so that words and direction change in the same render. */
function make(language: Language, voice: Tree): Made {
  const instance = createInstance().use(pointed);
  void instance.init({
    postProcess: pointed.name,
    lng: language,
    resources: { [language]: { translation: wordsOf({ language, voice }) } },
    initAsync: false,
    interpolation: {
      escapeValue: true,
      useRawValueToEscape: true,
      escape: (value: unknown) => written(language, value),
    },
  });
  const one = { language, voice, instance };
  made.push(one);
  return one;
}

/** No replacements. */
const ownVoice: Tree = {};

/** Instances are made on first use, since most people need one language. */
export function translatorOf(language: Language, voice = ownVoice): TFunction {
  const one = made.find((other) => other.language === language && other.voice === voice);
  return (one ?? make(language, voice)).instance.t;
}

/**
 * * Adds words to a language, for existing and future translators. Nothing is rendered again: a part that uses these
 * words is shown only once they are here.
 */
export function addWords(language: Language, words: Tree): void {
  known[language] = { ...known[language], ...words };
  for (const one of made)
    if (one.language === language) one.instance.addResourceBundle(language, 'translation', wordsOf(one));
}
