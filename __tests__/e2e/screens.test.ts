import { tour, troubledDevice } from '../../tools/browser/tour';
import { languages } from '../../tools/browser/words';
import { flawsAt } from './support/flaws';
import { expect, test } from './support/test';

for (const language of languages)
  test(`the whole app says nothing on the console, passes axe and fits every screen in ${language}`, async ({
    app,
  }) => {
    // Everything that is wrong at any stop, so that one run names it all.
    const flaws: string[] = [];
    let stops = 0;
    let complaints = 0;
    const phone = await app.freshPhone({ language, kept: troubledDevice(language) });
    await tour(phone, async (stop) => {
      flaws.push(...(await flawsAt(phone, stops++, stop)));
      flaws.push(...phone.complaints.slice(complaints).map((complaint) => `${stop}: ${complaint}`));
      complaints = phone.complaints.length;
    });
    expect(flaws).toEqual([]);
  });
