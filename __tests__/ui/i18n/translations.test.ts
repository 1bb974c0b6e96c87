import type { TFunction } from 'i18next';
import type * as Translations from '../../../ui/i18n/translations';
import { languages, type Language } from '../../../store/languages';

const isolates = /[\u2068\u2069]/g;

/** Hermes comes without `Intl.PluralRules`; i18next alone would then fall back to the wrong forms in silence. */
function translatorsOn(engine: 'V8' | 'Hermes'): (language: Language) => TFunction {
  const rules = Object.getOwnPropertyDescriptor(Intl, 'PluralRules') ?? {};
  try {
    if (engine === 'Hermes') Reflect.deleteProperty(Intl, 'PluralRules');
    let translatorOf: ((language: Language) => TFunction) | undefined;
    jest.isolateModules(() => {
      translatorOf = (require('../../../ui/i18n/translations') as typeof Translations).translatorOf;
    });
    if (!translatorOf) throw new Error('no translators');
    return translatorOf;
  } finally {
    if (engine === 'V8') Object.defineProperty(Intl, 'PluralRules', rules);
  }
}

describe.each(['V8', 'Hermes'] as const)('on %s', (engine) => {
  const rules = Object.getOwnPropertyDescriptor(Intl, 'PluralRules') ?? {};
  let translatorOf: (language: Language) => TFunction;
  beforeAll(() => {
    translatorOf = translatorsOn(engine);
  });
  afterAll(() => {
    Object.defineProperty(Intl, 'PluralRules', rules);
  });

  test.each([
    ['ru', 1, '1 монета'],
    ['ru', 3, '3 монеты'],
    ['ru', 5, '5 монет'],
    ['ru', 11, '11 монет'],
    ['ru', 21, '21 монета'],
    ['ru', 22, '22 монеты'],
    ['he', 1, 'מטבע אחד'],
    ['he', 2, 'שני מטבעות'],
    ['he', 3, '3 מטבעות'],
    ['fa', 1, '۱ سکه'],
    ['fa', 12, '۱۲ سکه'],
    ['en', 1, '1 coin'],
    ['en', 0, '0 coins'],
  ] as const)('%s counts %i: %s', (language, count, words) => {
    expect(translatorOf(language)('coins', { count }).replace(isolates, '')).toBe(words);
  });

  test.each(languages)('%s puts a name in, isolated', (language) => {
    const sentence = translatorOf(language)('rehearsal.yourCard', { name: 'Дан' });
    expect(sentence).toContain('\u2068Дан\u2069');
  });
});
