import { coverButton } from '../../tools/browser/curtain';
import type { Phone } from '../../tools/browser/phone';
import { languages, type Language } from '../../tools/browser/words';
import { openApp } from './support/app';
import { act, choose, keptSitting, moves, takePhone, three } from './support/playing';
import { soon } from './support/soon';

const app = openApp();

const nobodyBlocks = (phone: Phone) => phone.button(phone.words.coup.decision.nobodyBlocks);

/** Two windows of one browser, side by side, on a game that has just been dealt. */
async function twoWindows(language: Language): Promise<readonly [Phone, Phone]> {
  const first = await app.phone({ language });
  await first.page.evaluate((kept) => Object.assign(localStorage, kept), keptSitting(three, language));
  await first.visit('/play/coup');
  const second = await first.anotherWindow();
  return [first, second];
}

it('a window follows what is played in the other, and can go on from there', async () => {
  const [first, second] = await twoWindows('en');
  await second.visit('/play/coup');
  await act(first, 'Ann', 'foreignAid');
  await nobodyBlocks(second).waitFor();
  await second.touch(nobodyBlocks(second));
  await nobodyBlocks(first).waitFor({ state: 'hidden' });
  expect(await moves(first)).toHaveLength(3);
  for (const phone of [first, second]) expect(await phone.page.getByRole('alert').count()).toBe(0);
  expect(second.complaints).toEqual([]);
});

it.each(languages)(
  'a window that has slept overwrites nothing, says so in %s, and catches up',
  async (language) => {
    const [first, second] = await twoWindows(language);
    await second.page.addInitScript(() =>
      window.addEventListener('storage', (event) => event.stopImmediatePropagation()),
    );
    await second.visit('/play/coup');
    await takePhone(second, 'Ann');
    await act(first, 'Ann', 'foreignAid');
    // What one window writes the browser brings to the other in its own time.
    await soon(async () => expect(await moves(second)).toHaveLength(1));
    await choose(second, 'income');
    await coverButton(second).waitFor({ state: 'hidden' });
    await second.page.getByRole('alert').filter({ hasText: second.words.notices.elsewhere }).waitFor();
    expect(await moves(second)).toEqual([{ type: 'act', action: 'foreignAid' }]);
    await second.press(second.words.notices.dismiss);
    await second.touch(nobodyBlocks(second));
    await nobodyBlocks(first).waitFor({ state: 'hidden' });
    expect(await moves(first)).toHaveLength(3);
    expect(second.complaints).toEqual([]);
  },
);
