import { createInstance, type i18n, type TFunction } from 'i18next';
import { en, fa, he, ru } from '../../locales';
import type { castWords } from '../../locales/cast';
import type { copsWords } from '../../locales/cops';
import type { coupWords } from '../../locales/coup';
import type { lessonWords } from '../../locales/lesson';
import type { rulesWords } from '../../locales/rules';
import type { equipmentWords } from '../../locales/equipment';
import type { Language } from '../../store/languages';
import { withEveryForm, type Tree } from './pluralForms';
import './pluralRules';
import { written } from './written';

/** What is not needed before its pages are opened, by the key it stands under. */
interface Added {
  readonly cast: typeof castWords;
  readonly cops: typeof copsWords;
  readonly coup: typeof coupWords;
  readonly lesson: typeof lessonWords;
  readonly rules: typeof rulesWords;
  readonly equipment: typeof equipmentWords;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en & { [Key in keyof Added]: Added[Key]['en'] } };
  }
}

const general = { fa, he, ru, en } satisfies Record<Language, Tree>;
const added = new Map<string, Readonly<Record<Language, Tree>>>();

/** Each language has a translator of its own, so that the words change in the very render the direction does. */
function translator(language: Language, voice: Tree): i18n {
  const instance = createInstance();
  const later = [...added].map(([key, words]) => [key, words[language]] as const);
  const house = { ...general[language], ...Object.fromEntries(later) };
  const words = withEveryForm(language, saidOver(house, voice));
  void instance.init({
    lng: language,
    resources: { [language]: { translation: words } },
    initAsync: false,
    interpolation: {
      escapeValue: true,
      useRawValueToEscape: true,
      escape: (value: unknown) => written(language, value),
    },
  });
  return instance;
}

/** What somebody says otherwise than the house does, in the languages where they do. */
export type Voice = Partial<Readonly<Record<Language, Tree>>>;

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

interface Made {
  readonly language: Language;
  readonly voice: Voice | null;
  readonly instance: i18n;
}

const made: Made[] = [];

function make(language: Language, voice: Voice | null): Made {
  const one = { language, voice, instance: translator(language, voice?.[language] ?? {}) };
  made.push(one);
  return one;
}

/** Made when first spoken: three of the four languages are rarely heard. */
export function translatorOf(language: Language, voice: Voice | null = null): TFunction {
  const own = voice?.[language] ? voice : null;
  const known = made.find((one) => one.language === language && one.voice === own) ?? make(language, own);
  return known.instance.t;
}

const onlyOf = (key: string, words: Tree): Tree => (words[key] === undefined ? {} : { [key]: words[key] });

/**
 * Teaches every translator, those made later too, what stands under `key`. What is on screen does not hear of it:
 * the module that says these words imports the one that adds them, and so comes after it.
 */
export function addWords<Key extends keyof Added>(key: Key, words: Added[Key]): void {
  added.set(key, words);
  for (const { language, voice, instance } of made) {
    const said = saidOver({ [key]: words[language] }, onlyOf(key, voice?.[language] ?? {}));
    instance.addResourceBundle(language, 'translation', withEveryForm(language, said));
  }
}
