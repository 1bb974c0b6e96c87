import { accessibilityFlaws, layoutFlaws, smallTargets } from './support/checks';
import { keptMatch } from './support/coup';
import { openHouse } from './support/house';
import { keptSettings } from './support/kept';
import type { PhoneOptions } from './support/phone';
import { picture } from './support/pictures';
import { matchAt, places } from './support/tables';
import { languages, type Language } from './support/words';

const house = openHouse();

/** Everything wrong with every question of the game on such a phone, so that one run names it all. */
async function flawsOn(language: Language, name: string, options: Partial<PhoneOptions>): Promise<string[]> {
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
    await phone.page.context().close();
  }
  return flaws;
}

describe.each(languages)('every question of Coup, in %s,', (language) => {
  it('fits a phone, passes axe, and says nothing on the console', async () => {
    expect(await flawsOn(language, 'phone', { theme: language === 'he' ? 'light' : 'dark' })).toEqual([]);
  });

  it('fits a tablet by daylight', async () => {
    expect(await flawsOn(language, 'tablet', { size: 'tablet', theme: 'light' })).toEqual([]);
  });

  it('fits 320 × 568 with text at 200 %', async () => {
    expect(await flawsOn(language, 'narrow', { size: 'narrow', textSize: 200 })).toEqual([]);
  });
});
