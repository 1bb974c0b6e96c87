import type { Route } from '@playwright/test';
import { chunksOf } from '../../tools/browser/chunks';
import { expect, test } from './support/test';

const gameChunk = /\/coupModule-\w+\.js$/;

test('the first page comes without any other; a page is fetched when it is opened, and once, with its words in the language on screen, and what bots have learnt right behind their game', async ({
  app,
}) => {
  const phone = await app.phone({ language: 'en' });
  expect(chunksOf(phone)).toEqual(['entry']);
  for (const visit of ['first', 'second']) {
    await phone.enter('together');
    await phone.heading(phone.words.setup.titles.together).waitFor();
    expect([visit, ...chunksOf(phone).sort()]).toEqual([
      visit,
      ...['coupModule', 'coupWords-en', 'entry', 'shared', 'sharedWords-en', 'table'],
    ]);
    await phone.back();
    await phone.heading(phone.words.app.name).waitFor();
  }
});

test('says that a page is on its way when it takes long', async ({ app }) => {
  const phone = await app.phone({ language: 'ru' });
  const held: Route[] = [];
  await phone.page.route(gameChunk, (route) => void held.push(route));
  // A page does not come to rest while a part of it is on its way.
  await phone.tap(phone.with('button', phone.words.home.together).first());
  const status = phone.page.getByRole('status');
  await status.waitFor({ state: 'attached' });
  await phone.pass(100);
  await expect(status).toBeEmpty();
  await phone.pass(500);
  await status.getByText(phone.words.later.waiting).waitFor();
  await expect.poll(() => held).toHaveLength(1);
  for (const route of held) await route.continue();
  await phone.settle();
  await phone.heading(phone.words.setup.titles.together).waitFor();
});

test('says that a page could not be had, and fetches it when asked again', async ({ app }) => {
  const phone = await app.phone({ language: 'he' });
  await phone.cutNetwork();
  await phone.enter('together');
  await phone.heading(phone.words.later.missingTitle).waitFor();
  await phone.press(phone.words.later.again);
  await phone.heading(phone.words.later.missingTitle).waitFor();
  await phone.press(phone.words.common.home);
  await phone.heading(phone.words.app.name).waitFor();
  await phone.enter('together');
  await phone.heading(phone.words.later.missingTitle).waitFor();

  await phone.restoreNetwork();
  await phone.press(phone.words.later.again);
  await phone.heading(phone.words.setup.titles.together).waitFor();
});

test('takes the newer app when the server has replaced this one', async ({ app }) => {
  const phone = await app.phone({ language: 'en' });
  phone.excuse(/status of 404/);
  await phone.page.route(gameChunk, (route) => route.fulfill({ status: 404 }));
  await phone.enter('together');
  await phone.heading(phone.words.later.missingTitle).waitFor();
  const reloaded = phone.page.waitForEvent('framenavigated');
  // A page that is about to go cannot come to rest.
  await phone.tap(phone.button(phone.words.later.again));
  await reloaded;
  await phone.ready();
  await phone.heading(phone.words.later.missingTitle).waitFor();
  expect(chunksOf(phone).filter((name) => name === 'entry')).toHaveLength(2);
});
