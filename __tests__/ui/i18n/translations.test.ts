import type { TFunction } from 'i18next';
import type * as Translations from '../../../ui/i18n/translations';
import { languages, type Language } from '../../../store/languages';
import { words } from '../../../tools/words';

const engines = ['V8', 'Hermes', 'Safari 16'] as const;
type Engine = (typeof engines)[number];

/** Counts Hebrew as Unicode did before its version 42: 20, 30, 40 had a form of their own. */
class OldRules extends Intl.PluralRules {
  override select(count: number) {
    return this.isHebrew && count > 10 && count % 10 === 0 ? 'many' : super.select(count);
  }

  override resolvedOptions() {
    const options = super.resolvedOptions();
    if (!this.isHebrew) return options;
    return { ...options, pluralCategories: [...options.pluralCategories, 'many' as const] };
  }

  private get isHebrew() {
    return super.resolvedOptions().locale.startsWith('he');
  }
}

const isolates = /[\u2068\u2069]/g;

/**
 * Words are added when some translators are made already, and others are not.
 *
 * Hermes comes without `Intl.PluralRules`; i18next alone would then fall back to the wrong forms in silence.
 */
function translatorsOn(engine: Engine): (language: Language) => TFunction {
  const rules = Object.getOwnPropertyDescriptor(Intl, 'PluralRules') ?? {};
  try {
    if (engine === 'Hermes') Reflect.deleteProperty(Intl, 'PluralRules');
    if (engine === 'Safari 16') Object.defineProperty(Intl, 'PluralRules', { ...rules, value: OldRules });
    let translatorOf: ((language: Language) => TFunction) | undefined;
    jest.isolateModules(() => {
      const translations = jest.requireActual<typeof Translations>('../../../ui/i18n/translations');
      ({ translatorOf } = translations);
      for (const language of ['ru', 'en'] as const) translatorOf(language);
      for (const language of languages) translations.addWords(language, words[language]);
    });
    if (!translatorOf) throw new Error('no translators');
    return translatorOf;
  } finally {
    if (engine === 'V8') Object.defineProperty(Intl, 'PluralRules', rules);
  }
}

describe.each(engines)('on %s', (engine) => {
  const rules = Object.getOwnPropertyDescriptor(Intl, 'PluralRules') ?? {};
  let translatorOf: (language: Language) => TFunction;
  beforeAll(() => {
    translatorOf = translatorsOn(engine);
  });
  afterAll(() => {
    Object.defineProperty(Intl, 'PluralRules', rules);
  });

  test.each([
    ['ru', 1, '1\u00a0монета'],
    ['ru', 3, '3\u00a0монеты'],
    ['ru', 5, '5\u00a0монет'],
    ['ru', 11, '11\u00a0монет'],
    ['ru', 21, '21\u00a0монета'],
    ['ru', 22, '22\u00a0монеты'],
    ['he', 1, 'מטבע אחד'],
    ['he', 2, '2 מטבעות'],
    ['he', 3, '3 מטבעות'],
    ['he', 20, '20 מטבעות'],
    ['he', 100, '100 מטבעות'],
    ['fa', 1, '۱ سکه'],
    ['fa', 12, '۱۲ سکه'],
    ['en', 1, '1 coin'],
    ['en', 0, '0 coins'],
  ] as const)('%s counts %i: %s', (language, count, words) => {
    expect(translatorOf(language)('coins.count', { count }).replace(isolates, '')).toBe(words);
  });

  test('a form that came with a game is found too', () => {
    expect(translatorOf('he')('coup.cards', { count: 30 }).replace(isolates, '')).toBe('30 קלפים');
  });

  test.each(languages)('%s puts a name in, isolated', (language) => {
    const sentence = translatorOf(language)('rehearsal.yourCard', { name: 'Дан' });
    expect(sentence).toContain('\u2068Дан\u2069');
  });
});
