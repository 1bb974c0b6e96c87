import {
  cardNames,
  cover,
  coverButton,
  curtainOf,
  deafTime,
  hold,
  holdTime,
  lamp,
  lift,
  openCard,
  pressDelay,
  touching,
} from '../../tools/browser/curtain';
import { keptMatch } from '../../tools/browser/coup';
import { keptSettings } from '../../tools/browser/kept';
import { matchBefore, momentNamed } from '../../tools/browser/moments';
import type { Phone } from '../../tools/browser/phone';
import { seat } from '../../tools/browser/rehearsal';
import { startledTime } from '../../ui/guard/guard';
import { rehearsing } from './support/rehearsing';
import { cardsTold, told } from './support/secrets';
import { expect, test, type App } from './support/test';

const two = ['Нина', 'Oleg'] as const;

/** Nothing of a card is anywhere in the page, and the curtain calls this player. */
async function expectCurtainOf(phone: Phone, name: string): Promise<void> {
  await expect(curtainOf(phone, name)).toBeVisible();
  await expect(coverButton(phone)).toBeHidden();
  expect(await cardsTold(phone)).toEqual([]);
}

test.describe('a round', () => {
  test('takes the phone from hand to hand, whatever the players are called', async ({ app }) => {
    const names = ['Ann', 'گل‌نار Q.', 'Александра-Виктория', 'נועה (2)', 'W'.repeat(20), '٣'];
    const phone = await app.phone({ language: 'fa' });
    await phone.enter('rehearsal');
    await seat(phone, ...names);
    await phone.press(phone.words.rehearsal.deal);

    const cards: string[] = [];
    for (const name of names) {
      await expectCurtainOf(phone, name);
      await lift(phone, name);
      const card = await openCard(phone);
      expect(await cardsTold(phone)).toEqual([card]);
      cards.push(card);
      await cover(phone);
    }

    const { rehearsal } = phone.words;
    await expect(phone.heading(rehearsal.allLooked)).toBeVisible();
    expect(await cardsTold(phone)).toEqual([]);
    await phone.press(rehearsal.turnUp);
    for (const [index, name] of names.entries()) {
      const card = cards[index] ?? '';
      await expect(phone.see('img', phone.fill(rehearsal.cardOf, { name, card }))).toBeVisible();
    }
  });

  test('does not begin while two players have the same name', async ({ app }) => {
    const phone = await app.phone({ language: 'en' }, '/rehearsal');
    const { deal } = phone.words.rehearsal;
    const { nameTaken } = phone.words.players;
    await seat(phone, 'Sam', 'Kim', ' sam ');
    await expect(phone.page.getByText(nameTaken)).toBeVisible();
    await expect(phone.button(deal)).toBeDisabled();

    await seat(phone, 'Sam', 'Kim', 'Samuel');
    await expect(phone.page.getByText(nameTaken)).toBeHidden();
    await phone.press(deal);
    await expectCurtainOf(phone, 'Sam');
  });

  test('calls a player without a name by the number of the seat', async ({ app }) => {
    const phone = await app.phone({ language: 'fa' }, '/rehearsal');
    await phone.press(phone.words.rehearsal.deal);
    await expectCurtainOf(phone, phone.unnamed(1));
    expect(await phone.text()).toContain('۱');
  });

  test('is the same lowered curtain over every card', async ({ app }) => {
    const dealtBy = (chance: number) => rehearsing(app, two, { language: 'ru', chance });
    const chances = new Map<string, number>();
    for (let chance = 1; chances.size < 2; chance++) {
      const phone = await dealtBy(chance);
      await lift(phone, two[0]);
      chances.set(await openCard(phone), chance);
    }
    const [one = 0, other = 0] = chances.values();
    const [first, second] = [await dealtBy(one), await dealtBy(other)];
    expect(await told(first)).toEqual(await told(second));
  });
});

test.describe('holding', () => {
  test('shows the card after half a second, and only then', async ({ app }) => {
    const phone = await rehearsing(app, two, { language: 'en' });
    await touching(phone, lamp(phone), async () => {
      await phone.pass(pressDelay);
      await expect(phone.button(phone.words.curtain.holdOn)).toBeVisible();
      await phone.pass(holdTime - 10);
      await expectCurtainOf(phone, two[0]);
      await phone.pass(10);
      await expect(coverButton(phone)).toBeVisible();
    });
    expect(await cardsTold(phone)).toEqual([await openCard(phone)]);
  });

  test('shows nothing after a tap, two taps, or a hold given up too soon', async ({ app }) => {
    const phone = await rehearsing(app, two, { language: 'fa' });
    await phone.tap(lamp(phone));
    await expectCurtainOf(phone, two[0]);
    await phone.tap(lamp(phone));
    await phone.tap(lamp(phone));
    await expectCurtainOf(phone, two[0]);
    await touching(phone, lamp(phone), async () => {
      await phone.pass(pressDelay);
      await expect(phone.button(phone.words.curtain.holdOn)).toBeVisible();
      await phone.pass(holdTime - 10);
    });
    await phone.pass(holdTime);
    await expectCurtainOf(phone, two[0]);
  });

  test('is deaf to a finger that came down while the phone changed hands', async ({ app }) => {
    const phone = await rehearsing(app, two, { language: 'he' });
    await lift(phone, two[0]);
    await phone.tap(coverButton(phone));
    await expect(curtainOf(phone, two[1])).toBeVisible();
    await touching(phone, lamp(phone), () => phone.pass(2 * holdTime));
    await expectCurtainOf(phone, two[1]);
    await lift(phone, two[1]);
  });

  for (const key of ['Space', 'Enter'])
    test(`works with ${key} on a keyboard`, async ({ app }) => {
      const phone = await rehearsing(app, two, { language: 'en', desk: true });
      await lamp(phone).focus();
      await phone.page.keyboard.press(key);
      await expectCurtainOf(phone, two[0]);
      await phone.page.keyboard.down(key);
      await expect(phone.button(phone.words.curtain.holdOn)).toBeVisible();
      await phone.pass(holdTime);
      await expect(coverButton(phone)).toBeVisible();
      await phone.page.keyboard.up(key);
      expect(cardNames(phone)).toContain(await openCard(phone));
    });

  test('works with a mouse', async ({ app }) => {
    const phone = await rehearsing(app, two, { language: 'en', desk: true });
    await lamp(phone).hover();
    await phone.page.mouse.down();
    await phone.pass(pressDelay);
    await expect(phone.button(phone.words.curtain.holdOn)).toBeVisible();
    await phone.pass(holdTime);
    await expect(coverButton(phone)).toBeVisible();
    await phone.page.mouse.up();
    expect(cardNames(phone)).toContain(await openCard(phone));
  });
});

test.describe('tapping twice, where that was chosen', () => {
  const options = { language: 'ru', kept: keptSettings('ru', { uncover: 'tapTwice' }) } as const;

  test('shows the card at the second tap', async ({ app }) => {
    const phone = await rehearsing(app, two, options);
    await phone.press(phone.words.curtain.tapTwice);
    await expect(phone.button(phone.words.curtain.tapAgain)).toBeVisible();
    await expectCurtainOf(phone, two[0]);
    await phone.press(phone.words.curtain.tapAgain);
    await expect(coverButton(phone)).toBeVisible();
    expect(await cardsTold(phone)).toEqual([await openCard(phone)]);
  });

  test('hears no tap while the phone changes hands, and forgets one that stays alone', async ({ app }) => {
    const phone = await rehearsing(app, two, options);
    const { tapTwice, tapAgain } = phone.words.curtain;
    await phone.press(tapTwice);
    await phone.press(tapAgain);
    await phone.tap(coverButton(phone));
    await expect(curtainOf(phone, two[1])).toBeVisible();
    await phone.tap(lamp(phone));
    await phone.tap(lamp(phone));
    await phone.pass(deafTime);
    await phone.tap(phone.button(tapTwice));
    await expect(phone.button(tapAgain)).toBeVisible();
    await phone.pass(4000);
    await phone.press(tapTwice);
    await expectCurtainOf(phone, two[1]);
  });
});

test.describe('an open card is covered, for the same player to lift again,', () => {
  async function looking(app: App): Promise<Phone> {
    const phone = await rehearsing(app, two, { language: 'fa' });
    await lift(phone, two[0]);
    return phone;
  }

  test('when another window comes to the front', async ({ app }) => {
    const phone = await looking(app);
    const card = await openCard(phone);
    // A browser without windows takes the focus from no page by itself.
    await phone.page.evaluate(() => dispatchEvent(new Event('blur')));
    await expectCurtainOf(phone, two[0]);
    await phone.page.evaluate(() => dispatchEvent(new Event('focus')));
    await expectCurtainOf(phone, two[0]);
    await phone.pass(startledTime);
    await lift(phone, two[0]);
    expect(await openCard(phone)).toBe(card);
  });

  test('when the page is hidden, as by locking the phone', async ({ app }) => {
    const phone = await looking(app);
    // A browser without a screen hides no page by itself.
    await phone.page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    await expectCurtainOf(phone, two[0]);
  });

  test('when the browser goes back, which leaves everybody where they are', async ({ app }) => {
    const phone = await looking(app);
    const card = await openCard(phone);
    const address = phone.page.url();
    await phone.goBack();
    await expectCurtainOf(phone, two[0]);
    await expect(phone.page).toHaveURL(address);
    await lift(phone, two[0]);
    expect(await openCard(phone)).toBe(card);
  });

  test('by a reload, after which the table is laid again', async ({ app }) => {
    const phone = await looking(app);
    await phone.reload();
    await expect(phone.heading(phone.words.rehearsal.title)).toBeVisible();
    expect(await cardsTold(phone)).toEqual([]);
  });
});

test.describe('the way out of a round', () => {
  test('is the browser’s Back, after a question', async ({ app }) => {
    const phone = await rehearsing(app, two, { language: 'en' });
    const { leaveTitle, leave, stay, title } = phone.words.rehearsal;
    await phone.goBack();
    await expect(phone.heading(leaveTitle)).toBeVisible();
    await phone.touch(phone.inDialog('button', stay));
    await expectCurtainOf(phone, two[0]);

    await phone.goBack();
    await expect(phone.heading(leaveTitle)).toBeVisible();
    await phone.touch(phone.inDialog('button', leave));
    await expect(phone.heading(title)).toBeVisible();

    await phone.back();
    await expect(phone.heading(phone.words.app.name)).toBeVisible();
    await expect(phone.page).toHaveURL(`${phone.site.url}/`);
  });

  test('leads back to no card by the browser’s Forward', async ({ app }) => {
    const phone = await rehearsing(app, two, { language: 'en' });
    await lift(phone, two[0]);
    await cover(phone);
    await lift(phone, two[1]);
    await cover(phone);
    await phone.back();
    await expect(phone.heading(phone.words.app.name)).toBeVisible();
    await phone.goForward();
    expect(await cardsTold(phone)).toEqual([]);
  });
});

test('the lamp stays in the hand that holds it where letters are so large that it has to be scrolled to', async ({
  app,
}) => {
  const kept = { ...keptMatch(matchBefore('en', momentNamed('double-loss-doubted'))), ...keptSettings('en') };
  const phone = await app.phone({ language: 'en', textSize: 200, kept }, '/play/coup');
  await hold(phone, lamp(phone));
  await expect(coverButton(phone)).toBeVisible();
});
