import type { Look } from '../../../tools/browser/device';
import type { Phone } from '../../../tools/browser/phone';
import { pictureOnRequest } from '../../../tools/browser/pictures';
import { languages } from '../../../tools/browser/words';
import { accessibilityFlaws, flawsOf, layoutFlaws, smallTargets } from './checks';

interface Seen extends Look {
  /** What axe reads is roles, names and colours: each light once. */
  readonly byAxe?: true;
}

const looks: readonly Seen[] = [
  { size: 'phone', theme: 'dark', textSize: 100, byAxe: true },
  { size: 'tablet', theme: 'light', textSize: 100, byAxe: true },
  { size: 'narrow', theme: 'dark', textSize: 200 },
  { size: 'narrow', theme: 'light', textSize: 100 },
];

/**
 * The looks go round, by place and by language: every place is seen in every language and in every look, and every
 * language in every look. `npm run test:all` sees each place in all of them in each language.
 */
const looksAt = (place: number, phone: Phone): readonly Seen[] =>
  process.env.TEST_ALL
    ? looks
    : looks.slice((place + languages.indexOf(phone.language)) % looks.length).slice(0, 1);

/** What is wrong with what is on screen, as it is looked at in this place, the how manyth there is. */
export async function flawsAt(phone: Phone, place: number, name: string): Promise<readonly string[]> {
  const flaws: string[] = [];
  for (const { byAxe, ...look } of looksAt(place, phone)) {
    const { size, theme, textSize } = look;
    await phone.dress(look);
    const found = await flawsOf(phone.page, [
      layoutFlaws,
      smallTargets,
      ...(byAxe ? [accessibilityFlaws] : []),
    ]);
    flaws.push(...found.map((flaw) => `${name} (${size}, ${theme}, text at ${textSize} %): ${flaw}`));
    await pictureOnRequest(phone, `${name}-${phone.language}-${size}-${theme}`);
  }
  return flaws;
}
