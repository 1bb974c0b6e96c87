import { createInstance, type i18n, type TFunction } from 'i18next';
import type { words as cops } from '../../locales/en/copsWords-en';
import type { words as coup } from '../../locales/en/coupWords-en';
import type { first } from '../../locales/en/first';
import type { words as shared } from '../../locales/en/sharedWords-en';
import { firstWords } from '../../locales/first';
import type { Language } from '../../store/languages';
import { withEveryForm, type Tree } from './pluralForms';
import './pluralRules';
import { written } from './written';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof first & typeof shared & typeof coup & typeof cops };
  }
}

/** All words that are here by now. */
const known: Record<Language, Tree> = { ...firstWords };

/** A translator of one language, and of one voice in it. */
interface Made {
  readonly language: Language;
  /** What somebody says otherwise than the house does. */
  readonly voice: Tree;
  readonly instance: i18n;
}

const made: Made[] = [];

/** Of two who say the same, the other has the word; what it does not say is left as it was. */
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

/** Each language has a translator of its own, so that the words change in the very render the direction does. */
function make(language: Language, voice: Tree): Made {
  const instance = createInstance();
  void instance.init({
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

/** The house speaks in a voice of its own: nothing is said otherwise. */
const ownVoice: Tree = {};

/** Made when first spoken: three of the four languages are rarely heard. */
export function translatorOf(language: Language, voice = ownVoice): TFunction {
  const one = made.find((other) => other.language === language && other.voice === voice);
  return (one ?? make(language, voice)).instance.t;
}

/**
 * Teaches a language more words, in translators made later too. What is on screen does not hear of it: who says these
 * words is shown once they are here.
 */
export function addWords(language: Language, words: Tree): void {
  known[language] = { ...known[language], ...words };
  for (const one of made)
    if (one.language === language) one.instance.addResourceBundle(language, 'translation', wordsOf(one));
}
