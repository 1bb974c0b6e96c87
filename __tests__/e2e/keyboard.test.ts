import { dealt, keptMatch } from './support/coup';
import { coverButton, curtainOf, guardTime, wait } from './support/curtain';
import { openHouse } from './support/house';
import { focused, pressable, tab, tabThrough, tabTo } from './support/keyboard';
import { keptNames } from './support/kept';
import { keptPast } from './support/past';
import type { Phone } from './support/phone';
import { languages } from './support/words';

const house = openHouse();

const press = (phone: Phone, key: string) => phone.page.keyboard.press(key);

const dialog = (phone: Phone) => phone.page.getByRole('dialog');

describe.each(languages)('with the keyboard alone, in %s,', (language) => {
  const options = { language, desk: true, size: 'tablet' } as const;

  const addresses = [
    '/',
    '/new',
    '/coup',
    '/history',
    '/history/kept',
    '/history/kept?step=3',
    '/rehearsal',
    '/cast',
    '/settings',
    '/about',
    '/nowhere',
  ];

  it.each(addresses)('everything on %s is reached, and one sees where one is', async (path) => {
    const phone = await house.phone({ ...options, kept: keptPast(language) }, path);
    const reached = await tabThrough(phone);
    expect(reached.filter(({ visible }) => !visible)).toEqual([]);
    expect(reached.filter(({ inSight }) => !inSight)).toEqual([]);
    expect(reached).toHaveLength(await pressable(phone));
  });
});

const options = { language: 'en', desk: true } as const;

it('goes through the first page in the order it is read, and back', async () => {
  const phone = await house.phone(options);
  const { home } = phone.words;
  const order = [home.new, home.history, home.rehearsal, home.cast, home.settings, home.about];
  const names = async (back: boolean) => {
    const passed: (string | undefined)[] = [];
    while (passed.length < order.length) passed.push((await tab(phone, back))?.name);
    return passed;
  };
  const doors = order.map((door) => expect.stringMatching(`^${door}`));
  expect(await names(false)).toEqual(doors);
  await tab(phone);
  expect(await names(true)).toEqual(doors.reverse());
});

it('finds a waiting game before anything else', async () => {
  const match = dealt({ book: 'hebrew', players: 2, first: 0 }, [{ name: 'Ann' }, { name: 'Bob' }]);
  const phone = await house.phone({ ...options, kept: keptMatch(match) });
  const { words } = phone;
  expect((await tab(phone))?.name).toMatch(new RegExp(`^${words.home.coup}`));
  await press(phone, 'Enter');
  await phone.heading(phone.fill(words.match.turnOf, { name: 'Ann' })).waitFor();
  await tabTo(phone, words.common.back);
  await press(phone, 'Enter');
  await phone.heading(words.app.name).waitFor();
});

it('opens every page and comes back by its arrow', async () => {
  const phone = await house.phone(options);
  const { words } = phone;
  for (const [door, title] of [
    [words.home.new, words.newGame.title],
    [words.home.history, words.past.title],
    [words.home.cast, words.castPage.title],
    [words.home.settings, words.settings.title],
    [words.home.about, words.about.title],
    [words.home.rehearsal, words.rehearsal.title],
  ] as const) {
    await tabTo(phone, door);
    await press(phone, 'Enter');
    await phone.heading(title).waitFor();
    await tabTo(phone, words.common.back);
    await press(phone, 'Enter');
    await phone.heading(words.app.name).waitFor();
  }
});

it('chooses with Space, flips with Enter', async () => {
  const phone = await house.phone(options, '/settings');
  const { settings, language } = phone.words;
  await tabTo(phone, settings.themeLight);
  await press(phone, 'Space');
  expect(await phone.page.getByRole('radio', { name: settings.themeLight, checked: true }).count()).toBe(1);

  await tabTo(phone, settings.reduceMotion);
  await press(phone, 'Enter');
  expect(await phone.with('switch', settings.reduceMotion).getAttribute('aria-checked')).toBe('true');
  await press(phone, 'Space');
  expect(await phone.with('switch', settings.reduceMotion).getAttribute('aria-checked')).toBe('false');

  await tabTo(phone, language.fa);
  await press(phone, 'Enter');
  phone.language = 'fa';
  await phone.heading(phone.words.settings.title).waitFor();
  // The keyboard stays where it was.
  expect((await focused(phone))?.name).toBe(language.fa);
});

describe('a dialog', () => {
  async function asked(): Promise<Phone> {
    const phone = await house.phone(options, '/settings');
    await tabTo(phone, phone.words.settings.reset);
    await press(phone, 'Enter');
    await phone.heading(phone.words.settings.resetTitle).waitFor();
    return phone;
  }
  const has = (phone: Phone) =>
    phone.page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null);

  it('takes the keyboard and keeps it', async () => {
    const phone = await asked();
    const met = new Set<string | undefined>();
    for (const back of [false, false, false, false, false, true, true, true, true, true]) {
      const here = await tab(phone, back);
      expect(await has(phone)).toBe(true);
      if (here?.visible) met.add(here.name);
    }
    const { common, settings } = phone.words;
    expect([...met].sort()).toEqual([common.cancel, settings.resetConfirm].sort());
  });

  it.each(['Escape', 'Enter on "no"'])(
    'is closed by %s, and the keyboard is back where it was',
    async (way) => {
      const phone = await asked();
      if (way !== 'Escape') await tabTo(phone, phone.words.common.cancel);
      await press(phone, way === 'Escape' ? 'Escape' : 'Enter');
      await dialog(phone).waitFor({ state: 'hidden' });
      expect((await focused(phone))?.name).toBe(phone.words.settings.reset);
      expect((await focused(phone))?.visible).toBe(true);
    },
  );

  it('is answered', async () => {
    const phone = await asked();
    await tabTo(phone, phone.words.settings.resetConfirm);
    await press(phone, 'Enter');
    await dialog(phone).waitFor({ state: 'hidden' });
  });
});

it('opens a character, reads it, and is back at its card', async () => {
  const phone = await house.phone(options, '/cast');
  const { castPage, cast, common } = phone.words;
  const card = phone.fill(castPage.open, { name: cast.contessa.name });
  await tabTo(phone, card);
  await press(phone, 'Enter');
  await phone.heading(cast.contessa.name).waitFor();
  for (let steps = 0; steps < 5; steps++) {
    const here = await tab(phone);
    if (here?.visible) expect(here.name).toBe(common.close);
  }
  await press(phone, 'Escape');
  await dialog(phone).waitFor({ state: 'hidden' });
  expect((await focused(phone))?.name).toBe(card);

  await press(phone, 'Enter');
  await phone.heading(cast.contessa.name).waitFor();
  await tabTo(phone, common.close);
  await press(phone, 'Space');
  await dialog(phone).waitFor({ state: 'hidden' });
  expect((await focused(phone))?.name).toBe(card);
});

it('plays a whole round', async () => {
  const phone = await house.phone({ ...options, kept: keptNames('', '') }, '/rehearsal');
  const { rehearsal, curtain } = phone.words;
  await tabTo(phone, phone.fill(rehearsal.nameOf, { number: 1 }));
  await phone.page.keyboard.type('Mina');
  await tabTo(phone, phone.fill(rehearsal.nameOf, { number: 2 }));
  await phone.page.keyboard.type('Tom');
  await tabTo(phone, rehearsal.deal);
  await press(phone, 'Enter');
  for (const name of ['Mina', 'Tom']) {
    await curtainOf(phone, name).waitFor();
    await wait(phone, guardTime);
    await tabTo(phone, curtain.hold);
    await phone.page.keyboard.down('Space');
    await coverButton(phone).waitFor();
    await phone.page.keyboard.up('Space');
    await tabTo(phone, curtain.cover);
    await press(phone, 'Enter');
  }
  await tabTo(phone, rehearsal.turnUp);
  await press(phone, 'Enter');
  await phone.heading(rehearsal.turnedUp).waitFor();
  await tabTo(phone, rehearsal.again);
  await press(phone, 'Enter');
  await phone.heading(rehearsal.title).waitFor();
});
