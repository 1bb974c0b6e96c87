import type { Look } from '../../tools/browser/device';
import { pictureOnRequest } from '../../tools/browser/pictures';
import { tour, troubledDevice } from '../../tools/browser/tour';
import { languages, type Language } from '../../tools/browser/words';
import { openApp } from './support/app';
import { accessibilityFlaws, lastingFlaws, layoutFlaws, smallTargets } from './support/checks';

const app = openApp();

const byNight: Look = { size: 'phone', theme: 'dark', textSize: 100 };
const byDay: Look = { size: 'tablet', theme: 'light', textSize: 100 };
const large: Look = { size: 'narrow', theme: 'dark', textSize: 200 };
const small: Look = { size: 'narrow', theme: 'light', textSize: 100 };

/**
 * Every size in every language; usual text on the smallest screen once in either direction. What axe reads is roles,
 * names and colours: each language once, each light once in either direction.
 */
const looks: Readonly<Record<Language, readonly Look[]>> = {
  fa: [byNight, byDay, large, small],
  he: [byNight, byDay, large],
  ru: [byNight, byDay, large, small],
  en: [byNight, byDay, large],
};
const readByAxe: Readonly<Record<Language, Look>> = { fa: byNight, he: byDay, ru: byNight, en: byDay };

const inWords = ({ size, theme, textSize }: Look) => `${size}, ${theme}, text at ${textSize} %`;

it.each(languages)(
  'the whole app says nothing on the console, passes axe and fits every screen in %s',
  async (language) => {
    // Everything that is wrong at any stop, so that one run names it all.
    const flaws: string[] = [];
    let complaints = 0;
    const phone = await app.freshPhone({ language, kept: troubledDevice(language) });
    await tour(phone, async (stop) => {
      for (const look of looks[language]) {
        await phone.dress(look);
        const axe = look === readByAxe[language] ? [accessibilityFlaws] : [];
        const found = await lastingFlaws(phone.page, [layoutFlaws, smallTargets, ...axe]);
        flaws.push(...found.map((flaw) => `${stop} (${inWords(look)}): ${flaw}`));
        await pictureOnRequest(phone, `${stop}-${language}-${look.size}-${look.textSize}`);
      }
      await phone.dress(byNight);
      flaws.push(...phone.complaints.slice(complaints).map((complaint) => `${stop}: ${complaint}`));
      complaints = phone.complaints.length;
    });
    expect(flaws).toEqual([]);
  },
);
