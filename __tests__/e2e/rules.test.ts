import { openRules, tableOf } from '../../tools/browser/bar';
import { everythingFetched } from '../../tools/browser/chunks';
import { cover, liftByTaps } from '../../tools/browser/curtain';
import { keptMatch } from '../../tools/browser/coup';
import { keptSettings } from '../../tools/browser/kept';
import { matchAt, placeNamed } from '../../tools/browser/tables';
import { expect, test } from './support/test';

test.describe('the rulebooks', () => {
  for (const [language, query, found] of [
    ['fa', 'میشه بمب رو رد کرد؟', 'آنارشیست'],
    ['he', 'מי יכול לערער', 'ערעור'],
    ['en', 'what if two people chalenge', 'Challenges'],
    ['ru', 'кто блокирует воровство', 'Таблица действий'],
  ] as const)
    test(`in ${language} answer a question, and Back returns to it`, async ({ app }) => {
      const phone = await app.phone({ language });
      const { page, words } = phone;
      await phone.enter('rules');
      await phone.heading(words.rules.title).waitFor();
      await phone.write(page.getByRole('textbox'), query);
      const hit = page.getByRole('button').filter({ hasText: found }).first();
      await phone.touch(hit);
      await phone.button(words.rules.share).waitFor();
      await expect(page).toHaveURL(/\/rules\/\w+#[\w-]+$/);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      await phone.goBack();
      await phone.heading(words.rules.title).waitFor();
      await expect(page).toHaveURL(/\?q=/);
      await expect(page.getByRole('textbox')).toHaveValue(query);
      await phone.reload();
      await expect(page.getByRole('textbox')).toHaveValue(query);
      await hit.waitFor();
    });

  test('are asked from the menu of a running game, those it is played by first, and leave its question as it was', async ({
    app,
  }) => {
    const match = matchAt('en', placeNamed('act'));
    const phone = await app.phone({ language: 'en', kept: keptMatch(match) }, '/play/coup');
    const { page, words } = phone;
    await tableOf(phone).waitFor();
    const before = await phone.text();
    await openRules(phone);
    await phone.write(page.getByRole('textbox'), 'who can block stealing');
    const hit = page.getByRole('button').filter({ hasText: /rob/ }).first();
    await phone.touch(hit);
    await phone.inDialog('button', words.rules.contents).waitFor();
    await phone.touch(phone.inDialog('button', words.common.close).last());
    await expect(page.getByRole('textbox')).toHaveValue('who can block stealing');
    await phone.touch(phone.inDialog('button', words.common.close));
    await tableOf(phone).waitFor();
    expect(await phone.text()).toBe(before);
  });

  test('are printed whole, with nothing on the paper that is there to be touched', async ({ app }) => {
    const { page } = await app.phone({ language: 'ru' }, '/rules/hebrew');
    await page.getByRole('heading', { level: 2 }).last().waitFor();
    await page.emulateMedia({ media: 'print' });
    const tall = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
    expect(tall).toBeGreaterThan(3);
    await expect(page.getByRole('button').first()).toBeHidden();
    await expect(page.getByRole('heading', { level: 2 }).last()).toHaveCSS('color', 'rgb(0, 0, 0)');
  });

  test('open at the section of their address, and are a touch away in another language and another book', async ({
    app,
  }) => {
    const phone = await app.phone({ language: 'ru' }, '/rules/russian#challenge');
    const { page, words } = phone;
    const here = (title: string) =>
      page.getByRole('button', { name: `${words.rules.contents}: ${title}`, exact: true });
    await here('Проверка').waitFor();
    await page.getByRole('heading', { name: 'Проверка', exact: true }).waitFor();
    await phone.press(`فا · ${words.language.fa}`);
    await here('چالش').waitFor();
    await expect(page).toHaveURL(/lang=fa#challenge/);
    await phone.reload();
    await here('چالش').waitFor();
    await phone.press(words.games.coup.variants.persian);
    await here('چالش‌ها').waitFor();
    await phone.goBack();
    await phone.goBack();
    await here('Проверка').waitFor();
  });

  test('play an example to its end with the network cut', async ({ app }) => {
    const phone = await app.phone({ language: 'ru' }, '/rules/russian#double-danger');
    const { page, words } = phone;
    await everythingFetched(phone);
    await phone.cutNetwork();
    await phone.touch(page.getByRole('button', { name: 'Посмотреть: проверка', exact: true }));
    const on = phone.inDialog('button', words.replay.moveOn);
    await on.waitFor();
    const onwards = on.and(page.getByRole('button', { disabled: false }));
    while (await phone.sees(onwards)) await phone.touch(onwards);
    await expect(on).toBeDisabled();
    await phone.touch(phone.inDialog('button', words.common.close));
    await page
      .getByRole('heading', { name: 'Аккуратнее! Опасность двойного убийства!', exact: true })
      .waitFor();
  });

  test('are opened from a question behind the lamp, which stays lifted', async ({ app }) => {
    const match = matchAt('he', placeNamed('act'));
    const phone = await app.phone(
      { language: 'he', kept: { ...keptMatch(match), ...keptSettings('he', { uncover: 'tapTwice' }) } },
      '/play/coup',
    );
    const { page, words } = phone;
    await liftByTaps(phone);
    const title = words.coup.decision.title.act;
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
    await phone.touch(page.getByRole('link').filter({ hasNotText: /./ }).first());
    await phone.inDialog('button', words.rules.contents).waitFor();
    await phone.touch(phone.inDialog('button', words.common.close));
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
    await cover(phone);
  });
});
