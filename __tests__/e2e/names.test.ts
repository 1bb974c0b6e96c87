import type { Locator } from '@playwright/test';
import { isolated } from '../../tools/browser/words';
import { seat } from '../../tools/browser/rehearsal';
import { seatOf, sitting, choose, plate, takePhone } from './support/playing';
import { expect, test } from './support/test';

const name = 'Yoav B.';

/** Where the last letter and the point after it are drawn, in a text that is nothing but this name. */
const drawn = (within: Locator) =>
  within
    .getByText(isolated(name), { exact: true })
    .first()
    .evaluate((element, said) => {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      const point = text?.textContent?.indexOf('.') ?? -1;
      if (!text || point < 0) throw new Error(`No ${said} in ${element.outerHTML}`);
      const boxOf = (at: number) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect();
      };
      return { letter: boxOf(point - 1), point: boxOf(point) };
    }, name);

async function expectPointAtItsEnd(within: Locator): Promise<void> {
  const { letter, point } = await drawn(within);
  expect(point.width).toBeGreaterThan(0);
  expect(point.left).toBeGreaterThanOrEqual(letter.right - 1);
}

for (const language of ['fa', 'he', 'en'] as const)
  test.describe(`in ${language}, “Yoav B.” keeps its point where it belongs`, () => {
    test('on its plate, and as somebody to aim at', async ({ app }) => {
      const hands = { [name]: 'duke captain', Ann: 'contessa assassin', Cem: 'duke contessa' };
      const phone = await sitting(app, { hands }, { language });
      await expectPointAtItsEnd(seatOf(phone, name.replace('.', '\\.')));
      await takePhone(phone, name);
      await choose(phone, 'income');
      await takePhone(phone, 'Ann');
      await choose(phone, 'steal');
      await expectPointAtItsEnd(plate(phone, isolated(name)));
    });

    test('on the curtain of a rehearsal', async ({ app }) => {
      const phone = await app.phone({ language }, '/rehearsal');
      await seat(phone, name, 'Ann');
      await phone.press(phone.words.rehearsal.deal);
      await expectPointAtItsEnd(phone.page.getByRole('heading').first());
    });
  });
