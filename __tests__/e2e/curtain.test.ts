import {
  cardNames,
  cover,
  coverButton,
  curtainOf,
  deafTime,
  holdTime,
  lamp,
  lift,
  openCard,
  touching,
} from '../../tools/browser/curtain';
import { keptMatch } from '../../tools/browser/coup';
import { keptSettings } from '../../tools/browser/kept';
import { matchBefore, momentNamed } from '../../tools/browser/moments';
import type { Phone } from '../../tools/browser/phone';
import { seat } from '../../tools/browser/rehearsal';
import { guardTime } from '../../ui/guard/guard';
import { openApp } from './support/app';
import { rehearsing } from './support/rehearsing';
import { cardsTold, told } from './support/secrets';
import { soon } from './support/soon';
import { pass, stopTime } from './support/time';

const app = openApp();

const two = ['Нина', 'Oleg'] as const;

/** How long React Native waits to see whether a touch becomes a scroll, in milliseconds. */
const pressDelay = 50;

/** Nothing of a card is anywhere in the page, and the curtain calls this player. */
async function expectCurtainOf(phone: Phone, name: string): Promise<void> {
  await curtainOf(phone, name).waitFor();
  expect(await coverButton(phone).isVisible()).toBe(false);
  expect(await cardsTold(phone)).toEqual([]);
}

describe('a round', () => {
  it('takes the phone from hand to hand, whatever the players are called', async () => {
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
    await phone.heading(rehearsal.allLooked).waitFor();
    expect(await cardsTold(phone)).toEqual([]);
    await phone.press(rehearsal.turnUp);
    for (const [index, name] of names.entries()) {
      const card = cards[index] ?? '';
      await phone.see('img', phone.fill(rehearsal.cardOf, { name, card })).waitFor();
    }
  });

  it('does not begin while two players have the same name', async () => {
    const phone = await app.phone({ language: 'en' }, '/rehearsal');
    const { deal } = phone.words.rehearsal;
    const { nameTaken } = phone.words.players;
    await seat(phone, 'Sam', 'Kim', ' sam ');
    await phone.page.getByText(nameTaken).waitFor();
    expect(await phone.button(deal).isDisabled()).toBe(true);

    await seat(phone, 'Sam', 'Kim', 'Samuel');
    await phone.page.getByText(nameTaken).waitFor({ state: 'hidden' });
    await phone.press(deal);
    await expectCurtainOf(phone, 'Sam');
  });

  it('calls a player without a name by the number of the seat', async () => {
    const phone = await app.phone({ language: 'fa' }, '/rehearsal');
    await phone.press(phone.words.rehearsal.deal);
    await expectCurtainOf(phone, phone.unnamed(1));
    expect(await phone.text()).toContain('۱');
  });

  it('is the same lowered curtain over every card', async () => {
    const dealtBy = (chance: number) => rehearsing(app, two, { language: 'ru', chance });
    const chances = new Map<string, number>();
    for (let chance = 1; chances.size < 2; chance++) {
      const phone = await dealtBy(chance);
      await lift(phone, two[0]);
      chances.set(await openCard(phone), chance);
    }
    const [one = 0, other = 0] = chances.values();
    const [first, second] = [await dealtBy(one), await dealtBy(other)];
    await soon(async () => expect(await told(first)).toEqual(await told(second)));
  });
});

describe('holding', () => {
  it('shows the card after half a second, and only then', async () => {
    const phone = await rehearsing(app, two, { language: 'en', timed: true });
    await stopTime(phone);
    await touching(phone, lamp(phone), async () => {
      await pass(phone, pressDelay);
      await phone.button(phone.words.curtain.holdOn).waitFor();
      await pass(phone, holdTime - 10);
      await expectCurtainOf(phone, two[0]);
      await pass(phone, 10);
      await coverButton(phone).waitFor();
    });
    expect(await cardsTold(phone)).toEqual([await openCard(phone)]);
  });

  it('shows nothing after a tap, two taps, or a hold given up too soon', async () => {
    const phone = await rehearsing(app, two, { language: 'fa', timed: true });
    await stopTime(phone);
    await phone.touch(lamp(phone));
    await expectCurtainOf(phone, two[0]);
    await phone.touch(lamp(phone));
    await phone.touch(lamp(phone));
    await expectCurtainOf(phone, two[0]);
    await touching(phone, lamp(phone), () => pass(phone, pressDelay + holdTime - 10));
    await pass(phone, holdTime);
    await expectCurtainOf(phone, two[0]);
  });

  it('is deaf to a finger that came down while the phone changed hands', async () => {
    const phone = await rehearsing(app, two, { language: 'he', timed: true });
    await lift(phone, two[0]);
    await stopTime(phone);
    await cover(phone);
    await curtainOf(phone, two[1]).waitFor();
    await touching(phone, lamp(phone), () => pass(phone, 2 * holdTime));
    await expectCurtainOf(phone, two[1]);
    await phone.page.clock.resume();
    await lift(phone, two[1]);
  });

  it.each(['Space', 'Enter'])('works with %s on a keyboard', async (key) => {
    const phone = await rehearsing(app, two, { language: 'en', desk: true, timed: true });
    await stopTime(phone);
    await lamp(phone).focus();
    await phone.page.keyboard.press(key);
    await expectCurtainOf(phone, two[0]);
    await phone.page.clock.resume();
    await phone.page.keyboard.down(key);
    await coverButton(phone).waitFor();
    await phone.page.keyboard.up(key);
    expect(cardNames(phone)).toContain(await openCard(phone));
  });

  it('works with a mouse', async () => {
    const phone = await rehearsing(app, two, { language: 'en', desk: true });
    await lamp(phone).hover();
    await phone.page.mouse.down();
    await coverButton(phone).waitFor();
    await phone.page.mouse.up();
    expect(cardNames(phone)).toContain(await openCard(phone));
  });
});

describe('tapping twice, where that was chosen', () => {
  const options = { language: 'ru', kept: keptSettings('ru', { uncover: 'tapTwice' }), timed: true } as const;

  it('shows the card at the second tap', async () => {
    const phone = await rehearsing(app, two, options);
    await stopTime(phone);
    await phone.press(phone.words.curtain.tapTwice);
    await phone.button(phone.words.curtain.tapAgain).waitFor();
    await expectCurtainOf(phone, two[0]);
    await phone.press(phone.words.curtain.tapAgain);
    await coverButton(phone).waitFor();
    expect(await cardsTold(phone)).toEqual([await openCard(phone)]);
  });

  it('hears no tap while the phone changes hands, and forgets one that stays alone', async () => {
    const phone = await rehearsing(app, two, options);
    const { tapTwice, tapAgain } = phone.words.curtain;
    await stopTime(phone);
    await phone.press(tapTwice);
    await phone.press(tapAgain);
    await pass(phone, guardTime);
    await cover(phone);
    await curtainOf(phone, two[1]).waitFor();
    await phone.touch(lamp(phone));
    await phone.touch(lamp(phone));
    await pass(phone, deafTime);
    await phone.press(tapTwice);
    await phone.button(tapAgain).waitFor();
    await pass(phone, 4000);
    await phone.press(tapTwice);
    await expectCurtainOf(phone, two[1]);
  });
});

describe('an open card is covered, for the same player to lift again,', () => {
  async function looking(): Promise<Phone> {
    const phone = await rehearsing(app, two, { language: 'fa' });
    await lift(phone, two[0]);
    return phone;
  }

  it('when another window comes to the front', async () => {
    const phone = await looking();
    const card = await openCard(phone);
    // Playwright tells every page that it has the focus; here that would be a lie.
    const cdp = await phone.cdp();
    await cdp.send('Emulation.setFocusEmulationEnabled', { enabled: false });
    const other = await phone.page.context().newPage();
    await other.bringToFront();
    await expectCurtainOf(phone, two[0]);
    await phone.page.bringToFront();
    await expectCurtainOf(phone, two[0]);
    await lift(phone, two[0]);
    expect(await openCard(phone)).toBe(card);
  });

  it('when the page is hidden, as by locking the phone', async () => {
    const phone = await looking();
    // A browser without a screen hides no page by itself.
    await phone.page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    await expectCurtainOf(phone, two[0]);
  });

  it('when the browser goes back, which leaves everybody where they are', async () => {
    const phone = await looking();
    const card = await openCard(phone);
    const address = phone.page.url();
    await phone.page.goBack();
    await expectCurtainOf(phone, two[0]);
    expect(phone.page.url()).toBe(address);
    await lift(phone, two[0]);
    expect(await openCard(phone)).toBe(card);
  });

  it('by a reload, after which the table is laid anew', async () => {
    const phone = await looking();
    await phone.reload();
    await phone.heading(phone.words.rehearsal.title).waitFor();
    expect(await cardsTold(phone)).toEqual([]);
  });
});

describe('the way out of a round', () => {
  it('is the browser’s Back, after a question', async () => {
    const phone = await rehearsing(app, two, { language: 'en' });
    const { leaveTitle, leave, stay, title } = phone.words.rehearsal;
    await phone.page.goBack();
    await phone.heading(leaveTitle).waitFor();
    await phone.touch(phone.inDialog('button', stay));
    await expectCurtainOf(phone, two[0]);

    await phone.page.goBack();
    await phone.heading(leaveTitle).waitFor();
    await phone.touch(phone.inDialog('button', leave));
    await phone.heading(title).waitFor();

    await phone.back();
    await phone.heading(phone.words.app.name).waitFor();
    await soon(() => expect(phone.path).toBe('/'));
  });

  it('leads back to no card by the browser’s Forward', async () => {
    const phone = await rehearsing(app, two, { language: 'en' });
    await lift(phone, two[0]);
    await cover(phone);
    await lift(phone, two[1]);
    await cover(phone);
    await phone.back();
    await phone.heading(phone.words.app.name).waitFor();
    await phone.page.goForward();
    await phone.letters();
    expect(await cardsTold(phone)).toEqual([]);
  });
});

it('the lamp stays in the hand that holds it where letters are so large that it has to be scrolled to', async () => {
  const kept = { ...keptMatch(matchBefore('en', momentNamed('double-loss-doubted'))), ...keptSettings('en') };
  const phone = await app.phone({ language: 'en', textSize: 200, kept }, '/play/coup');
  await touching(phone, lamp(phone), () => coverButton(phone).waitFor());
});
