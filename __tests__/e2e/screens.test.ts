import { accessibilityFlaws, layoutFlaws } from './support/checks';
import { openHouse } from './support/house';
import type { Size, Theme } from './support/phone';
import { picture } from './support/pictures';
import { tour, troubledDevice } from './support/tour';
import { languages } from './support/words';

const house = openHouse();

const themes: readonly Theme[] = ['dark', 'light'];
const looks = themes.flatMap((theme) => languages.map((language) => ({ language, theme })));

describe.each(looks)('the whole app in $language, $theme', ({ language, theme }) => {
  /** Everything that is wrong at any stop, so that one run names it all. */
  async function flawsOn(size: Size): Promise<string[]> {
    const flaws: string[] = [];
    const phone = await house.freshPhone({ language, theme, size, kept: troubledDevice(language) });
    await tour(phone, async (stop) => {
      await phone.letters();
      const found = [...(await accessibilityFlaws(phone.page)), ...(await layoutFlaws(phone.page))];
      const complaints = phone.complaints.splice(0);
      flaws.push(...[...found, ...complaints].map((flaw) => `${stop} on a ${size}: ${flaw}`));
      await picture(phone, `${stop}-${language}-${theme}-${size}`);
    });
    return flaws;
  }

  it('says nothing on the console, passes axe and fits, on a phone and on a tablet', async () => {
    const flaws = await Promise.all([flawsOn('phone'), flawsOn('tablet')]);
    expect(flaws.flat()).toEqual([]);
  });
});
