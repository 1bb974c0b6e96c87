import { coverButton } from '../../tools/browser/curtain';
import type { Phone } from '../../tools/browser/phone';
import type { Language } from '../../tools/browser/words';
import { eachDirection } from '../support/languages';
import { act, choose, comes, keptSitting, moves, takePhone, three } from './support/playing';
import { expect, test, type App } from './support/test';

const nobodyBlocks = (phone: Phone) => phone.button(phone.words.coup.decision.nobodyBlocks);

/** Two windows of one browser, side by side, on a game that has just been dealt. */
async function twoWindows(app: App, language: Language): Promise<readonly [Phone, Phone]> {
  const first = await app.phone({ language });
  await first.page.evaluate((kept) => Object.assign(localStorage, kept), keptSitting(three, language));
  await first.visit('/play/coup');
  const second = await first.anotherWindow();
  return [first, second];
}

test('a window follows what is played in the other, and can go on from there', async ({ app }) => {
  const [first, second] = await twoWindows(app, 'en');
  await second.visit('/play/coup');
  await act(first, 'Ann', 'foreignAid');
  await comes(second, nobodyBlocks(second));
  await second.touch(nobodyBlocks(second));
  await expect(nobodyBlocks(first)).toBeHidden();
  expect(await moves(first)).toHaveLength(3);
  for (const phone of [first, second]) await expect(phone.page.getByRole('alert')).toHaveCount(0);
  expect(second.complaints).toEqual([]);
});

for (const language of eachDirection)
  test(`a window that has slept overwrites nothing, says so in ${language}, and catches up`, async ({
    app,
  }) => {
    const [first, second] = await twoWindows(app, language);
    await second.page.addInitScript(() =>
      window.addEventListener('storage', (event) => event.stopImmediatePropagation()),
    );
    await second.visit('/play/coup');
    await takePhone(second, 'Ann');
    await act(first, 'Ann', 'foreignAid');
    // What one window writes the browser brings to the other in its own time.
    await expect.poll(() => moves(second)).toHaveLength(1);
    await choose(second, 'income');
    await expect(coverButton(second)).toBeHidden();
    const { notices } = second.words;
    await expect(second.page.getByRole('alert').filter({ hasText: notices.elsewhere })).toBeVisible();
    expect(await moves(second)).toEqual([{ type: 'act', action: 'foreignAid' }]);
    await second.press(notices.dismiss);
    await second.touch(nobodyBlocks(second));
    await expect(nobodyBlocks(first)).toBeHidden();
    expect(await moves(first)).toHaveLength(3);
    expect(second.complaints).toEqual([]);
  });
