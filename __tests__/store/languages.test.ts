import { spokenLanguage } from '../../store/languages';

describe("the device's language is chosen at first start", () => {
  test.each([
    [['ru', 'en'], 'ru'],
    [['fr', 'fa'], 'fa'],
    [['iw'], 'he'],
    [[null, 'he'], 'he'],
    [['fr', 'de'], 'en'],
    [[], 'en'],
  ] as const)('a device that speaks %j gets %s', (spoken, language) => {
    expect(spokenLanguage(spoken)).toBe(language);
  });
});
