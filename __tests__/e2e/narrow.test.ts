import { layoutFlaws, smallTargets } from './support/checks';
import { cover, curtainOf, guardTime, wait } from './support/curtain';
import { openHouse } from './support/house';
import { keptNames, keptSettings } from './support/kept';
import { sizes } from './support/phone';
import { picture } from './support/pictures';
import { tour, troubledDevice } from './support/tour';
import { languages } from './support/words';

const house = openHouse();

/** Ten at a table see nearly every card there is. */
const crowd = Array.from({ length: 10 }, (_, seat) => `Tamar-Victoria ${seat}`);

it.each(languages)('finds room for ten players and their cards in %s', async (language) => {
  const phone = await house.freshPhone({
    language,
    size: 'narrow',
    textSize: 200,
    kept: { ...keptNames(...crowd), ...keptSettings(language, { uncover: 'tapTwice' }) },
  });
  await phone.visit('/rehearsal');
  const { curtain, rehearsal } = phone.words;
  await phone.press(rehearsal.deal);
  for (const name of crowd) {
    await curtainOf(phone, name).waitFor();
    await wait(phone, guardTime);
    await phone.press(curtain.tapTwice);
    await phone.press(curtain.tapAgain);
    await cover(phone);
  }
  await phone.press(rehearsal.turnUp);
  await phone.heading(rehearsal.turnedUp).waitFor();
  const flaws: string[] = [];
  for (const size of ['narrow', 'phone', 'tablet'] as const) {
    await phone.page.setViewportSize(sizes[size]);
    await phone.letters();
    flaws.push(...(await layoutFlaws(phone.page)).map((flaw) => `${size}: ${flaw}`));
    await picture(phone, `crowd-${size}-${language}`);
  }
  expect(flaws).toEqual([]);
});

const readers = languages.flatMap((language) => [100, 200].map((textSize) => ({ language, textSize })));

it.each(readers)(
  'fits a phone of 320 × 568 in $language with text at $textSize %, every target large enough',
  async ({ language, textSize }) => {
    const flaws: string[] = [];
    const phone = await house.freshPhone({
      language,
      size: 'narrow',
      textSize,
      kept: troubledDevice(language),
    });
    await tour(phone, async (stop) => {
      await phone.letters();
      const small = (await smallTargets(phone.page)).map((target) => `too small: ${target}`);
      flaws.push(...[...(await layoutFlaws(phone.page)), ...small].map((flaw) => `${stop}: ${flaw}`));
      await picture(phone, `narrow-${textSize}-${stop}-${language}`);
    });
    expect(flaws).toEqual([]);
  },
);
