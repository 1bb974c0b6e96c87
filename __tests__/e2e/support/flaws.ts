import { accessibilityFlaws, layoutFlaws, smallTargets } from './checks';
import { keptMatch } from './coup';
import type { House } from './house';
import { keptSettings } from './kept';
import type { PhoneOptions } from './phone';
import { picture } from './pictures';
import { matchAt, places } from './tables';
import type { Language } from './words';

/** Everything wrong with every question of the game on such a phone, so that one run names it all. */
async function flawsOn(
  house: House,
  language: Language,
  name: string,
  options: Partial<PhoneOptions>,
): Promise<string[]> {
  const flaws: string[] = [];
  for (const place of places) {
    const phone = await house.freshPhone({
      language,
      ...options,
      kept: {
        ...keptMatch(matchAt(language, place)),
        ...keptSettings(language, { uncover: 'tapTwice', botPace: 'slow' }),
      },
    });
    await phone.visit('/coup');
    await place.then?.(phone);
    await phone.letters();
    const small = (await smallTargets(phone.page)).map((target) => `too small: ${target}`);
    const found = [...(await accessibilityFlaws(phone.page)), ...(await layoutFlaws(phone.page)), ...small];
    flaws.push(...[...found, ...phone.complaints.splice(0)].map((flaw) => `${place.id} (${name}): ${flaw}`));
    await picture(phone, `coup-${place.id}-${language}-${name}`);
    await phone.close();
  }
  return flaws;
}

/** Every question of Coup as people of these languages see it, in both lights and at every size. */
export function looksRight(house: House, languages: readonly Language[]): void {
  describe.each(languages)('every question of Coup, in %s,', (language) => {
    it('fits a phone, passes axe, and says nothing on the console', async () => {
      expect(await flawsOn(house, language, 'phone', {})).toEqual([]);
    });

    it('fits a tablet by daylight', async () => {
      expect(await flawsOn(house, language, 'tablet', { size: 'tablet', theme: 'light' })).toEqual([]);
    });

    it('fits 320 × 568 with text at 200 %', async () => {
      expect(await flawsOn(house, language, 'narrow', { size: 'narrow', textSize: 200 })).toEqual([]);
    });
  });
}
