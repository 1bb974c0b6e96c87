/** The page's own policy: nothing but the app's own files. A phone that complains of it fails its test. */
import { everythingFetched } from '../../tools/browser/chunks';
import { keptPast } from '../../tools/browser/history';
import { keptSettings } from '../../tools/browser/kept';
import type { Phone } from '../../tools/browser/phone';
import { luck, playToTheEnd } from '../../tools/browser/player';
import { expect, test } from './support/test';
import { keptSitting, two } from './support/playing';

/** What the browser says it has refused, as the page itself hears it. */
async function refusals(phone: Phone): Promise<() => Promise<readonly string[]>> {
  await phone.page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { refused: heard });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      heard.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  return () => phone.page.evaluate(() => (globalThis as unknown as { refused: string[] }).refused);
}

test('refuses nothing of a game with sounds, its letters, nor of files that are saved and opened', async ({
  app,
}) => {
  const kept = { ...keptSitting(two, 'fa', { sound: true }), ...keptPast('fa') };
  const phone = await app.freshPhone({ language: 'fa', kept });
  const refused = await refusals(phone);
  await phone.visit('/play/coup');
  await playToTheEnd(phone, { choose: luck(3) });
  await everythingFetched(phone);

  await phone.visit('/history/kept');
  const saving = phone.page.waitForEvent('download');
  await phone.press(phone.words.end.save);
  const file = test.info().outputPath('record.json');
  await (await saving).saveAs(file);
  await phone.visit('/history');
  const choosing = phone.page.waitForEvent('filechooser');
  await phone.press(phone.words.history.openFile);
  await (await choosing).setFiles(file);
  await phone.settle();
  await phone.heading(phone.words.end.result).waitFor();
  expect(await refused()).toEqual([]);
});

test('refuses a script, a picture and a connection of somebody else', async ({ app }) => {
  const phone = await app.freshPhone({ language: 'en', kept: keptSettings('en') });
  const refused = await refusals(phone);
  phone.excuse(/Content Security Policy/);
  // Some of what the policy stops the browser calls asked for, at times.
  phone.excuse(/elsewhere\.example/);
  await phone.visit('/');
  await phone.page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.slippedIn = true';
    document.head.append(script);
    new Image().src = 'https://elsewhere.example/a.png';
    await fetch('https://elsewhere.example/').catch(() => undefined);
  });
  expect(await phone.page.evaluate(() => 'slippedIn' in globalThis)).toBe(false);
  await expect
    .poll(async () => (await refused()).map((refusal) => refusal.split(' ')[0]).sort())
    .toEqual(['connect-src', 'img-src', 'script-src-elem']);
});
