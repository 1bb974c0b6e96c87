import type { Locator } from '@playwright/test';
import { keptAt, come, copsPlaces } from '../../tools/browser/copsTables';
import { writtenCops } from '../../tools/browser/cops';
import { drag, drawAlong, middleOf, touching } from '../../tools/browser/curtain';
import { keptPast } from '../../tools/browser/history';
import { keptSettings } from '../../tools/browser/kept';
import type { PhoneOptions } from '../../tools/browser/device';
import type { Phone } from '../../tools/browser/phone';
import { company } from '../../tools/browser/tables';
import { isolated } from '../../tools/browser/words';
import { guardTime } from '../../ui/guard/guard';
import { focused, tab, tabTo } from './support/keyboard';
import {
  act,
  brisk,
  inOpen,
  lampOf,
  moves,
  object,
  plate,
  sitting,
  takePhone,
  three,
  two,
} from './support/playing';
import { expect, test, type App } from './support/test';

/** How long a press is held that is meant, in milliseconds. */
const meant = 700;

/** The name comes first, after what only says which way it is read. */
const beginsWith = (name: string) => new RegExp(`^[\\u200e\\u200f\\u2066-\\u2069]*${name}`);

/** The seat of somebody, while they can be chosen: a button, named like the row that chooses them. */
const seatToChoose = (phone: Phone, name: string): Locator =>
  phone.page
    .getByRole('region', { name: phone.words.match.middle, exact: true })
    .getByRole('button', { name: beginsWith(name) });

async function copsAt(app: App, id: string, options: PhoneOptions): Promise<Phone> {
  const place = copsPlaces.find((one) => one.id === id);
  if (!place) throw new Error(`There is no place called ${id}.`);
  const { language } = options;
  const kept = { ...keptAt(language, place), ...keptSettings(language, brisk) };
  const phone = await app.phone({ ...options, kept }, '/play/cops');
  await come(phone, place);
  return phone;
}

const lastOfCops = async (phone: Phone) => (await writtenCops(phone))?.moves.at(-1);

test.describe('somebody is chosen by touching their seat', () => {
  test('on the open table', async ({ app }) => {
    const phone = await sitting(app, inOpen(three), { language: 'fa', size: 'low' });
    const { actions } = phone.words.coup;
    await expect(seatToChoose(phone, 'Cem')).toBeHidden();
    await phone.touch(plate(phone, actions.steal));
    await phone.touch(seatToChoose(phone, 'Cem'));
    expect(await moves(phone)).toEqual([{ type: 'act', action: 'steal', target: 2 }]);
  });

  test('behind the lamp', async ({ app }) => {
    const phone = await sitting(app, three, { language: 'ru' });
    await takePhone(phone, 'Ann');
    await phone.touch(plate(phone, phone.words.coup.actions.steal));
    await phone.touch(phone.page.getByRole('button', { name: beginsWith('Bob') }).first());
    expect(await moves(phone)).toEqual([{ type: 'act', action: 'steal', target: 1 }]);
  });

  test('with the keyboard, and by the press of a screen reader', async ({ app }) => {
    const phone = await sitting(app, inOpen(three), { language: 'en', desk: true });
    const { actions, decision } = phone.words.coup;
    await tabTo(phone, actions.steal);
    await phone.key('Enter');
    await tabTo(phone, isolated('Bob'));
    await phone.key('Enter');
    expect(await moves(phone)).toEqual([{ type: 'act', action: 'steal', target: 1 }]);

    // It presses without a finger, a mouse or a key.
    const spoken = phone.button(decision.nobodyChallenges);
    await phone.pass(guardTime);
    await spoken.evaluate((button: HTMLElement) => button.click());
    await phone.settle();
    expect((await moves(phone))?.length).toBeGreaterThan(1);
  });

  test('once an action has been begun, though somebody could still have spoken up from it', async ({
    app,
  }) => {
    const phone = await copsAt(app, 'cops-after-quick', { language: 'ru' });
    const { cops, match } = phone.words;
    await expect(phone.page.getByText(match.speakFirst)).toBeVisible();
    await phone.touch(plate(phone, cops.actions.arm));
    await expect(phone.page.getByText(match.speakFirst)).toBeHidden();
    const [name = ''] = company.ru;
    await phone.touch(seatToChoose(phone, name));
    expect((await writtenCops(phone))?.moves).toContainEqual({ type: 'arm', target: 0 });
  });

  test('at whom a gun points, in Good Cop Bad Cop', async ({ app }) => {
    const phone = await copsAt(app, 'cops-aim', { language: 'he', size: 'low' });
    const [name = ''] = company.he;
    await phone.touch(seatToChoose(phone, name));
    expect(await lastOfCops(phone)).toEqual({ type: 'aim', target: 0 });
  });
});

test.describe('at a keyboard', () => {
  const desk = { language: 'en', desk: true } as const;

  test('Escape leads back within an answer, in both games, and closes first what lies over it', async ({
    app,
  }) => {
    const phone = await sitting(app, inOpen(three), desk);
    const { coup, match } = phone.words;
    const aiming = phone.heading(phone.fill(coup.decision.title.aim, { action: coup.actions.steal }));
    await phone.touch(plate(phone, coup.actions.steal));
    await phone.press(match.menu);
    await phone.key('Escape');
    await expect(aiming).toBeVisible();
    await phone.key('Escape');
    await expect(phone.heading(coup.decision.title.act)).toBeVisible();

    const cops = await copsAt(app, 'cops-act-eight', desk);
    await cops.touch(plate(cops, cops.words.cops.actions.investigate));
    await cops.key('Escape');
    await expect(cops.heading(cops.words.cops.decision.title.act)).toBeVisible();
  });

  test('an action has the same number whatever else can be paid for; a shut one says why', async ({
    app,
  }) => {
    const phone = await sitting(app, inOpen(three), desk);
    const { coup } = phone.words;
    await phone.key('Digit3');
    const shut = phone.page.getByRole('button', { expanded: true });
    await expect(shut).toContainText(coup.actions.coup);
    await phone.key('Digit6');
    await expect(
      phone.heading(phone.fill(coup.decision.title.aim, { action: coup.actions.steal })),
    ).toBeVisible();
    // The second to the left.
    await phone.key('Digit2');
    expect(await moves(phone)).toEqual([{ type: 'act', action: 'steal', target: 2 }]);
  });

  test('Tab goes on at what is asked once a great moment is over', async ({ app }) => {
    const phone = await sitting(app, inOpen(two), desk);
    const { decision, actions } = phone.words.coup;
    await tabTo(phone, actions.tax);
    await phone.key('Enter');
    await tabTo(phone, decision.answers.challenge);
    await phone.key('Enter');
    await lampOf(phone, 'Ann').waitFor();
    await tab(phone);
    await expect(
      phone.page.getByRole('region', { name: phone.words.match.asked }).locator(':focus'),
    ).toBeVisible();
  });

  test('no ring is drawn where reading begins, nor after a reload', async ({ app }) => {
    const phone = await sitting(app, three, desk);
    await tabTo(phone, phone.words.curtain.tapTwice);
    await phone.key('Enter');
    await phone.key('Enter');
    await phone.button(phone.words.curtain.cover).waitFor();
    expect(await focused(phone)).toMatchObject({ name: phone.words.curtain.lifted, visible: false });
  });
});

test.describe('a replay', () => {
  const stands = (phone: Phone, step: number) =>
    expect(phone.page.getByRole('slider')).toHaveAttribute('aria-valuenow', String(step));

  test('goes on by the arrow that points that way, and its address says where one is', async ({ app }) => {
    const phone = await app.phone(
      { language: 'fa', desk: true, kept: keptPast('fa') },
      '/history/kept?step=3',
    );
    await stands(phone, 3);
    await phone.key('ArrowLeft');
    await phone.key('ArrowLeft');
    await stands(phone, 5);
    await phone.key('ArrowRight');
    await stands(phone, 4);
    const entries = await phone.page.evaluate(() => history.length);
    await phone.pass(2_000);
    expect(phone.path).toBe('/history/kept?step=4');
    expect(await phone.page.evaluate(() => history.length)).toBe(entries);
    await phone.reload();
    await stands(phone, 4);
  });

  test('follows a finger that draws its slider along', async ({ app }) => {
    const phone = await app.phone({ language: 'en', kept: keptPast('en') }, '/history/kept?step=0');
    const slider = phone.page.getByRole('slider');
    const { x, y, width } = await slider.evaluate((element) => element.getBoundingClientRect());
    await drawAlong(
      phone,
      [0.02, 0.3, 0.6, 0.99].map((part) => ({ x: x + width * part, y: y + 20 })),
    );
    await expect(slider).toHaveAttribute('aria-valuenow', (await slider.getAttribute('aria-valuemax')) ?? '');
  });
});

test.describe('a card', () => {
  test('is given up by holding it', async ({ app }) => {
    const phone = await sitting(app, three, { language: 'ru' });
    await act(phone, 'Ann', 'tax');
    await object(phone, 'Bob', phone.words.coup.decision.answers.challenge);
    await takePhone(phone, 'Ann');
    await phone.pressForGood(
      phone.fill(phone.words.coup.decision.confirm.show, { role: phone.words.cast.duke.name }),
    );
    await phone.press(phone.words.curtain.cover);
    await takePhone(phone, 'Bob');
    const card = phone.see('radio', phone.words.cast.contessa.name);
    await phone.pass(guardTime);
    await touching(phone, card, () => phone.pass(meant));
    await phone.settle();
    expect((await moves(phone))?.at(-1)).toEqual({ type: 'lose', card: 1 });
  });

  for (const desk of [true, false])
    test(`is laid elsewhere by dragging it with a ${desk ? 'mouse' : 'finger'}`, async ({ app }) => {
      const phone = await copsAt(app, 'cops-arranging', { language: 'en', desk });
      const cards = phone.page.getByRole('checkbox');
      const order = () => cards.evaluateAll((all) => all.map((card) => card.querySelector('svg')?.outerHTML));
      const before = await order();
      await phone.pass(guardTime);
      if (desk) {
        const [from, to] = [await middleOf(cards.first()), await middleOf(cards.nth(2))];
        const between = { x: (from.x + to.x) / 2, y: from.y };
        const { mouse } = phone.page;
        await mouse.move(from.x, from.y);
        await mouse.down();
        await mouse.move(between.x, between.y, { steps: 4 });
        await mouse.move(to.x, to.y, { steps: 4 });
        await mouse.up();
        await phone.settle();
      } else await drag(phone, cards.first(), cards.nth(2));
      expect(await order()).toEqual([before[2], before[1], before[0]]);
    });
});

test('a wheel moves what is asked, where it is longer than its place', async ({ app }) => {
  const phone = await sitting(app, inOpen(three), { language: 'en', desk: true, size: 'narrow' });
  const last = plate(phone, phone.words.coup.actions.exchange);
  const top = () => last.evaluate((row) => row.getBoundingClientRect().top);
  const before = await top();
  await plate(phone, phone.words.coup.actions.income).hover();
  await phone.page.mouse.wheel(0, 80);
  await expect.poll(top).toBeLessThan(before);
});

test('doors to other pages are links: they open in a tab of their own, and press like buttons', async ({
  app,
}) => {
  const phone = await app.phone({ language: 'en', desk: true }, '/rules');
  const book = phone.page.getByRole('link', { name: phone.words.rules.about.russian });
  await expect(book).toHaveAttribute('href', '/rules/russian');
  // React Native for the web hears the end of a press whose beginning was not its own.
  phone.excuse(/touch end without a touch start/);
  await phone.pass(guardTime);
  const opening = phone.page.context().waitForEvent('page');
  await book.click({ button: 'middle' });
  const opened = await opening;
  await opened.waitForURL('**/rules/russian');
  await opened.close();
  expect(phone.path).toBe('/rules');

  const loads = phone.requests.length;
  await phone.touch(book);
  await expect(phone.page).toHaveTitle(/Russian edition/);
  expect(phone.requests.slice(loads).filter((address) => address.endsWith('/rules/russian'))).toEqual([]);
});
