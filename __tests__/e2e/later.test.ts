import type { Route } from 'playwright-core';
import { chunksOf } from '../../tools/browser/chunks';
import { neverIdle } from '../../tools/browser/idle';
import { openApp } from './support/app';
import type { PhoneOptions } from '../../tools/browser/device';
import type { Phone } from '../../tools/browser/phone';
import { soon } from './support/soon';

const app = openApp();

/** A phone on the first page that fetches nothing of its own accord. */
async function busyPhone(options: PhoneOptions): Promise<Phone> {
  const phone = await app.freshPhone(options);
  await neverIdle(phone);
  await phone.visit('/');
  return phone;
}

const gameChunk = /\/coupModule-\w+\.js$/;

it('the first page comes without any other; a page is fetched when it is opened, and once, and what bots have learnt right behind their game', async () => {
  const phone = await busyPhone({ language: 'en' });
  expect(chunksOf(phone)).toEqual(['entry']);
  for (const visit of ['first', 'second']) {
    await phone.enter('together');
    await phone.heading(phone.words.setup.titles.together).waitFor();
    await soon(() =>
      expect([visit, ...chunksOf(phone)]).toEqual([visit, 'entry', 'shared', 'coupModule', 'table']),
    );
    await phone.back();
    await phone.heading(phone.words.app.name).waitFor();
  }
});

it('says that a page is on its way when it takes long', async () => {
  const phone = await busyPhone({ language: 'ru' });
  const held: Route[] = [];
  await phone.page.route(gameChunk, (route) => void held.push(route));
  await phone.enter('together');
  await phone.page.getByRole('status').getByText(phone.words.later.waiting).waitFor();
  for (const route of held) await route.continue();
  await phone.heading(phone.words.setup.titles.together).waitFor();
});

it('says that a page could not be had, and fetches it when asked again', async () => {
  const phone = await busyPhone({ language: 'he' });
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

it('takes the newer app when the server has replaced this one', async () => {
  const phone = await busyPhone({ language: 'en' });
  phone.excuse(/status of 404/);
  await phone.page.route(gameChunk, (route) => route.fulfill({ status: 404 }));
  await phone.enter('together');
  await phone.heading(phone.words.later.missingTitle).waitFor();
  const reloaded = phone.page.waitForEvent('framenavigated');
  await phone.press(phone.words.later.again);
  await reloaded;
  await phone.heading(phone.words.later.missingTitle).waitFor();
  expect(chunksOf(phone).filter((name) => name === 'entry')).toHaveLength(2);
});
