import { cover, curtainOf, liftByTaps } from '../../tools/browser/curtain';
import { sizes } from '../../tools/browser/device';
import { keptNames, keptSettings } from '../../tools/browser/kept';
import { languages } from '../../tools/browser/words';
import { flawsOf, layoutFlaws } from './support/checks';
import { expect, test } from './support/test';

/** Ten at a table see nearly every card there is. */
const crowd = Array.from({ length: 10 }, (_, seat) => `Tamar-Victoria ${seat}`);

/** The longest words of either direction. */
const longWorded = process.env.TEST_ALL ? languages : (['fa', 'ru'] as const);

for (const language of longWorded)
  test(`finds room for ten players and their cards in ${language}`, async ({ app }) => {
    const kept = { ...keptNames(...crowd), ...keptSettings(language, { uncover: 'tapTwice' }) };
    const phone = await app.phone({ language, size: 'narrow', textSize: 200, kept }, '/rehearsal');
    const { rehearsal } = phone.words;
    await phone.press(rehearsal.deal);
    for (const name of crowd) {
      await curtainOf(phone, name).waitFor();
      await liftByTaps(phone);
      await cover(phone);
    }
    await phone.press(rehearsal.turnUp);
    await phone.heading(rehearsal.turnedUp).waitFor();
    const flaws: string[] = [];
    for (const size of ['narrow', 'phone', 'tablet'] as const) {
      await phone.page.setViewportSize(sizes[size]);
      await phone.settle();
      const found = await flawsOf(phone.page, [layoutFlaws]);
      flaws.push(...found.map((flaw) => `${size}: ${flaw}`));
    }
    expect(flaws).toEqual([]);
  });
