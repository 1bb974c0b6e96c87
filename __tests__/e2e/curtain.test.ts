import {
  cardNames,
  cover,
  coverButton,
  curtainOf,
  guardTime,
  holdTime,
  lamp,
  lift,
  openCard,
  touching,
  wait,
} from './support/curtain';
import { openHouse } from './support/house';
import { keptSettings } from './support/kept';
import type { Phone } from './support/phone';
import { rehearsing, seat } from './support/rehearsal';
import { cardsTold, told } from './support/secrets';

const house = openHouse();

const two = ['Нина', 'Oleg'] as const;

/** Nothing of a card is anywhere in the page, and the curtain calls this player. */
async function expectCurtainOf(phone: Phone, name: string): Promise<void> {
  await curtainOf(phone, name).waitFor();
  expect(await coverButton(phone).isVisible()).toBe(false);
  expect(await cardsTold(phone)).toEqual([]);
}

describe('a round', () => {
  it('takes the phone from hand to hand, whatever the players are called', async () => {
    const names = ['Ann', 'گل‌نار Q.', 'Александра-Виктория', 'נועה (2)', 'W'.repeat(20), '٣'];
    const phone = await house.phone({ language: 'fa' });
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
    const phone = await house.phone({ language: 'en' }, '/rehearsal');
    const { deal, nameTaken } = phone.words.rehearsal;
    await seat(phone, 'Sam', 'Kim', ' sam ');
    expect(await phone.page.getByText(nameTaken).count()).toBe(1);
    expect(await phone.button(deal).isDisabled()).toBe(true);

    await seat(phone, 'Sam', 'Kim', 'Samuel');
    expect(await phone.page.getByText(nameTaken).count()).toBe(0);
    await phone.press(deal);
    await expectCurtainOf(phone, 'Sam');
  });

  it('calls a player without a name by the number of the seat', async () => {
    const phone = await house.phone({ language: 'fa' }, '/rehearsal');
    await phone.press(phone.words.rehearsal.deal);
    await expectCurtainOf(phone, phone.unnamed(1));
    expect(await phone.text()).toContain('۱');
  });

  it('is the same lowered curtain over every card', async () => {
    const seen = new Map<string, { tree: string; spoken: string }>();
    for (let chance = 1; seen.size < 2; chance++) {
      const phone = await rehearsing(house, two, { language: 'ru', chance });
      await wait(phone, guardTime);
      const curtain = await told(phone);
      await lift(phone, two[0]);
      seen.set(await openCard(phone), curtain);
    }
    const [one, other] = [...seen.values()];
    expect(one?.spoken).toBe(other?.spoken);
    expect(one?.tree).toBe(other?.tree);
  });
});

describe('holding', () => {
  it('shows the card after half a second, and only then', async () => {
    const phone = await rehearsing(house, two, { language: 'en' });
    await wait(phone, guardTime);
    const began = Date.now();
    await touching(phone, lamp(phone), async () => {
      await phone.button(phone.words.curtain.holdOn).waitFor();
      expect(await cardsTold(phone)).toEqual([]);
      await coverButton(phone).waitFor();
    });
    expect(Date.now() - began).toBeGreaterThanOrEqual(holdTime);
    expect(await cardsTold(phone)).toEqual([await openCard(phone)]);
  });

  it('shows nothing after a tap, two taps, or a hold given up too soon', async () => {
    const phone = await rehearsing(house, two, { language: 'fa' });
    await wait(phone, guardTime);
    await lamp(phone).tap();
    await expectCurtainOf(phone, two[0]);
    await lamp(phone).tap();
    await lamp(phone).tap();
    await expectCurtainOf(phone, two[0]);
    await touching(phone, lamp(phone), () => wait(phone, holdTime - 150));
    await wait(phone, holdTime);
    await expectCurtainOf(phone, two[0]);
  });

  it('is deaf to a finger that came down while the phone changed hands', async () => {
    const phone = await rehearsing(house, two, { language: 'he' });
    await wait(phone, guardTime);
    await touching(phone, lamp(phone), () => coverButton(phone).waitFor());
    await cover(phone);
    await curtainOf(phone, two[1]).waitFor();
    await touching(phone, lamp(phone), () => wait(phone, 2 * holdTime));
    await expectCurtainOf(phone, two[1]);
    await lift(phone, two[1]);
  });

  it.each(['Space', 'Enter'])('works with %s on a keyboard', async (key) => {
    const phone = await rehearsing(house, two, { language: 'en', desk: true });
    await wait(phone, guardTime);
    await lamp(phone).focus();
    await phone.page.keyboard.press(key);
    await expectCurtainOf(phone, two[0]);
    await wait(phone, guardTime);
    await phone.page.keyboard.down(key);
    await coverButton(phone).waitFor();
    await phone.page.keyboard.up(key);
    expect(cardNames(phone)).toContain(await openCard(phone));
  });

  it('works with a mouse', async () => {
    const phone = await rehearsing(house, two, { language: 'en', desk: true });
    await wait(phone, guardTime);
    await lamp(phone).hover();
    await phone.page.mouse.down();
    await coverButton(phone).waitFor();
    await phone.page.mouse.up();
    expect(cardNames(phone)).toContain(await openCard(phone));
  });
});

describe('tapping twice, where that was chosen', () => {
  const options = { language: 'ru', kept: keptSettings('ru', { uncover: 'tapTwice' }) } as const;

  it('shows the card at the second tap', async () => {
    const phone = await rehearsing(house, two, options);
    await wait(phone, guardTime);
    await phone.press(phone.words.curtain.tapTwice);
    await phone.button(phone.words.curtain.tapAgain).waitFor();
    await expectCurtainOf(phone, two[0]);
    await phone.press(phone.words.curtain.tapAgain);
    await coverButton(phone).waitFor();
    expect(await cardsTold(phone)).toEqual([await openCard(phone)]);
  });

  it('hears no tap while the phone changes hands, and forgets one that stays alone', async () => {
    const phone = await rehearsing(house, two, options);
    await lamp(phone).tap();
    await lamp(phone).tap();
    await wait(phone, guardTime);
    await phone.press(phone.words.curtain.tapTwice);
    await phone.button(phone.words.curtain.tapTwice).waitFor();
    await phone.press(phone.words.curtain.tapTwice);
    await expectCurtainOf(phone, two[0]);
  });
});

describe('an open card is covered, for the same player to lift again,', () => {
  async function looking(): Promise<Phone> {
    const phone = await rehearsing(house, two, { language: 'fa' });
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
    const phone = await rehearsing(house, two, { language: 'en' });
    const { leaveTitle, leave, stay, title } = phone.words.rehearsal;
    await phone.page.goBack();
    await phone.heading(leaveTitle).waitFor();
    await phone.inDialog('button', stay).tap();
    await expectCurtainOf(phone, two[0]);

    await phone.page.goBack();
    await phone.heading(leaveTitle).waitFor();
    await phone.inDialog('button', leave).tap();
    await phone.heading(title).waitFor();

    await phone.back();
    await phone.heading(phone.words.app.name).waitFor();
    expect(new URL(phone.page.url()).pathname).toBe('/');
  });

  it('leads back to no card by the browser’s Forward', async () => {
    const phone = await rehearsing(house, two, { language: 'en' });
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
