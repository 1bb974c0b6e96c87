import { equipment } from '../../../engine/cops';
import { languages } from '../../../store/languages';
import { aidOf } from '../../../ui/cops/aid';
import { isChangedByBand } from '../../../ui/cops/equipment/cards';
import '../../../ui/cops/words';
import { translatorOf } from '../../../ui/i18n/translations';
import { at } from '../../engine/cops/support/play';

/** As each language calls the band and its criminals. */
const band = { en: /\bband\b/i, fa: /تبهکار/, ru: /банд/i, he: /כנופי/ } as const;

const told = (variant: 'base' | 'band', language: (typeof languages)[number]) => {
  const { goal, entries, notes } = aidOf(translatorOf(language), at(variant).view());
  return [...goal, ...entries.flatMap(({ action, actor, brings }) => [action, actor, brings]), ...notes];
};

describe.each(languages)('the aid card, in %s', (language) => {
  test('names the band only where it plays', () => {
    expect(told('base', language).filter((words) => band[language].test(words))).toEqual([]);
    expect(told('band', language).join()).toMatch(band[language]);
  });

  test('V-18, V-19: says what these cards do with the band instead', () => {
    const t = translatorOf(language);
    for (const card of equipment.filter(isChangedByBand)) {
      expect(told('base', language)).toContain(t(`equipment.${card}.line`));
      expect(told('band', language)).toContain(t(`equipment.band.${card}`));
      expect(told('band', language)).not.toContain(t(`equipment.${card}.line`));
    }
  });
});
