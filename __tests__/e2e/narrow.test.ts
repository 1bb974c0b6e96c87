import { cover, curtainOf } from '../../tools/browser/curtain';
import { keptNames, keptSettings } from '../../tools/browser/kept';
import { sizes } from '../../tools/browser/device';
import { liftByTaps } from '../../tools/browser/player';
import { languages } from '../../tools/browser/words';
import { openApp } from './support/app';
import { lastingFlaws, layoutFlaws } from './support/checks';

const app = openApp();

/** Ten at a table see nearly every card there is. */
const crowd = Array.from({ length: 10 }, (_, seat) => `Tamar-Victoria ${seat}`);

it.each(languages)('finds room for ten players and their cards in %s', async (language) => {
  const phone = await app.freshPhone({
    language,
    size: 'narrow',
    textSize: 200,
    kept: { ...keptNames(...crowd), ...keptSettings(language, { uncover: 'tapTwice' }) },
  });
  await phone.visit('/rehearsal');
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
    await phone.letters();
    const found = await lastingFlaws(phone.page, [layoutFlaws]);
    flaws.push(...found.map((flaw) => `${size}: ${flaw}`));
  }
  expect(flaws).toEqual([]);
});
