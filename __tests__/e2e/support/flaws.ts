import { keptMatch } from '../../../tools/browser/coup';
import { keptSettings } from '../../../tools/browser/kept';
import type { Look } from '../../../tools/browser/device';
import type { Phone } from '../../../tools/browser/phone';
import { pictureOnRequest } from '../../../tools/browser/pictures';
import { matchAt, places, type Place } from '../../../tools/browser/tables';
import type { Language } from '../../../tools/browser/words';
import type { OpenApp } from './app';
import { accessibilityFlaws, lastingFlaws, layoutFlaws, smallTargets, type Check } from './checks';

interface Seen extends Look {
  readonly checks: readonly Check[];
}

const fits: readonly Check[] = [layoutFlaws, smallTargets];

const onPhone: Seen = { size: 'phone', theme: 'dark', textSize: 100, checks: fits };
const onTablet: Seen = {
  size: 'tablet',
  theme: 'light',
  textSize: 100,
  checks: [...fits, accessibilityFlaws],
};
const onNarrow: Seen = { size: 'narrow', theme: 'dark', textSize: 200, checks: fits };
const byNight: Seen = { ...onPhone, checks: [...fits, accessibilityFlaws] };

/**
 * Each size in one language of either direction; the longest words, Persian and Russian, have the least room. What axe
 * reads is roles, names and colours: once in either light for either direction, in each language once. The phone comes last, for the next place
 * is come to on it.
 */
const looks: Readonly<Record<Language, readonly Seen[]>> = {
  fa: [onNarrow, byNight],
  he: [onTablet, onPhone],
  ru: [onNarrow, byNight],
  en: [onTablet, onPhone],
};

/** What lies before all, and what one alone sees. */
const groups = [
  ['before all', places.filter(({ open }) => open)],
  ['in private', places.filter(({ open }) => !open)],
] as const;

/** Opens the app where a game stands at this place. */
async function comeTo(phone: Phone, place: Place): Promise<void> {
  const settings = keptSettings(phone.language, { uncover: 'tapTwice', botPace: 'slow' });
  await phone.leave({ ...keptMatch(matchAt(phone.language, place)), ...settings });
  await phone.visit('/play/coup');
  await place.then?.(phone);
  await phone.letters();
}

/** Every question of Coup as people of these languages see it, in both lights and at every size. */
export function looksRight(app: OpenApp, languages: readonly Language[]): void {
  describe.each(languages)('fits every screen, every target large enough, in %s:', (language) => {
    it.each(groups)('%s', async (_, those) => {
      // Everything that is wrong at any place, so that one run names it all.
      const flaws: string[] = [];
      const phone = await app.freshPhone({ language });
      for (const place of those) {
        try {
          await comeTo(phone, place);
          for (const { checks, ...look } of looks[language]) {
            await phone.dress(look);
            const found = await lastingFlaws(phone.page, checks);
            flaws.push(...found.map((flaw) => `${place.id}, ${look.size}: ${flaw}`));
            await pictureOnRequest(phone, `coup-${place.id}-${language}-${look.size}`);
          }
        } catch (problem) {
          flaws.push(`${place.id}: ${String(problem)}`);
        }
      }
      expect(flaws).toEqual([]);
    });
  });
}
