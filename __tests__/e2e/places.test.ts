import { come, copsPlaces, keptAt } from '../../tools/browser/copsTables';
import { keptMatch } from '../../tools/browser/coup';
import { keptSettings } from '../../tools/browser/kept';
import { matchAt, places } from '../../tools/browser/tables';
import { languages } from '../../tools/browser/words';
import { flawsAt } from './support/flaws';
import { expect, test } from './support/test';

const settings = { uncover: 'tapTwice', botPace: 'slow', sound: false } as const;

for (const language of languages) {
  test(`every question of Coup fits every screen, every target large enough, in ${language}`, async ({
    app,
  }) => {
    // Everything that is wrong at any place, so that one run names it all.
    const flaws: string[] = [];
    const phone = await app.freshPhone({ language });
    for (const [index, place] of places.entries())
      try {
        await phone.leave({ ...keptMatch(matchAt(language, place)), ...keptSettings(language, settings) });
        await phone.visit('/play/coup');
        await place.then?.(phone);
        flaws.push(...(await flawsAt(phone, index, `coup-${place.id}`)));
      } catch (problem) {
        flaws.push(`${place.id}: ${String(problem)}`);
      }
    expect(flaws).toEqual([]);
  });

  // They take as long as all of Coup, most of it to get there.
  if (process.env.TEST_ALL)
    test(`every question and great moment of Good Cop Bad Cop does, in ${language}`, async ({ app }) => {
      const flaws: string[] = [];
      const phone = await app.freshPhone({ language, watching: true });
      for (const [index, place] of copsPlaces.entries())
        try {
          await phone.leave({ ...keptAt(language, place), ...keptSettings(language, settings) });
          await phone.visit('/play/cops');
          await come(phone, place);
          flaws.push(...(await flawsAt(phone, index, place.id)));
        } catch (problem) {
          flaws.push(`${place.id}: ${String(problem)}`);
        }
      expect(flaws).toEqual([]);
    });
}
