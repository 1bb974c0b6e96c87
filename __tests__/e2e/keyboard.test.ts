import { dealt, keptMatch } from '../../tools/browser/coup';
import { coverButton, curtainOf } from '../../tools/browser/curtain';
import { keptPast } from '../../tools/browser/history';
import { keptNames } from '../../tools/browser/kept';
import type { Phone } from '../../tools/browser/phone';
import { expect, test, type App } from './support/test';
import { focused, reachable, tab, tabThrough, tabTo } from './support/keyboard';

/** The keyboard is at what is called this. */
const isAt = async (phone: Phone, name: string) =>
  expect(await focused(phone)).toMatchObject({ name, visible: true });

const dialog = (phone: Phone) => phone.page.getByRole('dialog');

const addresses = [
  '/',
  '/new/coup',
  '/play/coup',
  '/history',
  '/history/kept',
  '/history/kept?step=3',
  '/rehearsal',
  '/cast',
  '/settings',
  '/about',
  '/nowhere',
];

/** Each page from right to left or from left to right, by turns; `npm run test:all` walks each both ways. */
const walks = addresses.flatMap((path, at) =>
  (['fa', 'en'] as const)
    .filter((_, direction) => process.env.TEST_ALL || at % 2 === direction)
    .map((language) => ({ path, language })),
);

for (const { path, language } of walks)
  test(`with the keyboard alone, in ${language}, everything on ${path} is reached, and one sees where one is`, async ({
    app,
  }) => {
    const phone = await app.phone({ language, desk: true, size: 'tablet', kept: keptPast(language) }, path);
    const reached = await tabThrough(phone);
    expect(reached.filter(({ visible }) => !visible)).toEqual([]);
    expect(reached.filter(({ inSight }) => !inSight)).toEqual([]);
    expect(reached).toHaveLength(await reachable(phone));
  });

const options = { language: 'en', desk: true } as const;

test('goes through the first page in the order it is read, and back', async ({ app }) => {
  const phone = await app.phone(options);
  const { home } = phone.words;
  // Coup and Good Cop Bad Cop have a poster each, and below them is a row.
  const poster = [home.together, home.alone, home.learn];
  const order = [...poster, ...poster, home.rules, home.cast, home.history, home.settings];
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

test('finds a waiting game before anything else', async ({ app }) => {
  const match = dealt({ book: 'hebrew', players: 2, first: 0 }, [{ name: 'Ann' }, { name: 'Bob' }]);
  const phone = await app.phone({ ...options, kept: keptMatch(match) });
  const { words } = phone;
  expect((await tab(phone))?.name).toContain(words.games.coup.name);
  await phone.key('Enter');
  await phone.heading(phone.fill(words.match.turnOf, { name: 'Ann' })).waitFor();
  await tabTo(phone, words.common.back);
  await phone.key('Enter');
  await phone.heading(words.app.name).waitFor();
});

test('opens every page and comes back by its arrow', async ({ app }) => {
  const phone = await app.phone(options);
  const { words } = phone;
  for (const [door, title] of [
    [words.home.together, words.setup.titles.together],
    [words.home.history, words.history.title],
    [words.home.rules, words.rules.title],
    [words.home.cast, words.castPage.title],
    [words.home.settings, words.settings.title],
  ] as const) {
    await tabTo(phone, door);
    await phone.key('Enter');
    await phone.heading(title).waitFor();
    await tabTo(phone, words.common.back);
    await phone.key('Enter');
    await phone.heading(words.app.name).waitFor();
  }
});

test('moves by arrows within a group, flips with Enter', async ({ app }) => {
  const phone = await app.phone(options, '/settings');
  const { settings, language } = phone.words;
  await tabTo(phone, settings.themeSystem);
  await phone.key('ArrowLeft');
  await phone.page.getByRole('radio', { name: settings.themeLight, checked: true }).waitFor();

  await tabTo(phone, settings.reduceMotion);
  const motion = (checked: boolean) =>
    phone.page.getByRole('switch', { name: settings.reduceMotion, checked }).waitFor();
  await phone.key('Enter');
  await motion(true);
  await phone.key('Space');
  await motion(false);

  await tabTo(phone, language.en);
  await phone.key('ArrowRight');
  phone.language = 'fa';
  await phone.heading(phone.words.settings.title).waitFor();
  // The keyboard stays where it was.
  await isAt(phone, language.fa);
  // From right to left, the next one lies to the left.
  await phone.key('ArrowLeft');
  await isAt(phone, language.he);
});

test.describe('a dialog', () => {
  async function asked(app: App): Promise<Phone> {
    const phone = await app.phone(options, '/settings');
    await tabTo(phone, phone.words.settings.reset);
    await phone.key('Enter');
    await phone.heading(phone.words.settings.resetTitle).waitFor();
    return phone;
  }
  const has = (phone: Phone) =>
    phone.page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null);

  test('takes the keyboard and keeps it', async ({ app }) => {
    const phone = await asked(app);
    const met = new Set<string | undefined>();
    for (const back of [false, false, false, false, false, true, true, true, true, true]) {
      const here = await tab(phone, back);
      expect(await has(phone)).toBe(true);
      if (here?.visible) met.add(here.name);
    }
    const { common, settings } = phone.words;
    expect([...met].sort()).toEqual([common.cancel, settings.resetConfirm].sort());
  });

  for (const way of ['Escape', 'Enter on "no"'])
    test(`is closed by ${way}, and the keyboard is back where it was`, async ({ app }) => {
      const phone = await asked(app);
      if (way !== 'Escape') await tabTo(phone, phone.words.common.cancel);
      await phone.key(way === 'Escape' ? 'Escape' : 'Enter');
      await dialog(phone).waitFor({ state: 'hidden' });
      await isAt(phone, phone.words.settings.reset);
    });

  test('is answered', async ({ app }) => {
    const phone = await asked(app);
    await tabTo(phone, phone.words.settings.resetConfirm);
    await phone.key('Enter');
    await dialog(phone).waitFor({ state: 'hidden' });
  });
});

test('opens a character, reads it, and is back at its card', async ({ app }) => {
  const phone = await app.phone(options, '/cast');
  const { castPage, cast, common } = phone.words;
  const card = phone.fill(castPage.open, { name: cast.contessa.name });
  await tabTo(phone, card);
  await phone.key('Enter');
  await phone.heading(cast.contessa.name).waitFor();
  const within = new Set<string>();
  for (let steps = 0; steps < 7; steps++) {
    const here = await tab(phone);
    if (here?.visible) within.add(here.name);
  }
  // Each round begins at the title.
  expect([...within].sort()).toEqual([cast.contessa.name, common.readInRules, common.close].sort());
  await phone.key('Escape');
  await dialog(phone).waitFor({ state: 'hidden' });
  await isAt(phone, card);

  await phone.key('Enter');
  await phone.heading(cast.contessa.name).waitFor();
  await tabTo(phone, common.close);
  await phone.key('Space');
  await dialog(phone).waitFor({ state: 'hidden' });
  await isAt(phone, card);
});

test('plays a whole round', async ({ app }) => {
  const phone = await app.phone({ ...options, kept: keptNames('', '') }, '/rehearsal');
  const { rehearsal, players, curtain } = phone.words;
  await tabTo(phone, phone.fill(players.nameOf, { number: 1 }));
  await phone.page.keyboard.type('Mina');
  await tabTo(phone, phone.fill(players.nameOf, { number: 2 }));
  await phone.page.keyboard.type('Tom');
  await tabTo(phone, rehearsal.deal);
  await phone.key('Enter');
  for (const name of ['Mina', 'Tom']) {
    await curtainOf(phone, name).waitFor();
    await tabTo(phone, curtain.hold);
    await phone.page.keyboard.down('Space');
    await phone.rest();
    await coverButton(phone).waitFor();
    await phone.page.keyboard.up('Space');
    await tabTo(phone, curtain.cover);
    await phone.key('Enter');
  }
  await tabTo(phone, rehearsal.turnUp);
  await phone.key('Enter');
  await phone.heading(rehearsal.turnedUp).waitFor();
  await tabTo(phone, rehearsal.again);
  await phone.key('Enter');
  await phone.heading(rehearsal.title).waitFor();
});
