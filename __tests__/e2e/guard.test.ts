import type { Locator } from '@playwright/test';
import { keptMatch } from '../../tools/browser/coup';
import {
  coverButton,
  curtainOf,
  holdTime,
  lamp,
  middleOf,
  pressDelay,
  touching,
} from '../../tools/browser/curtain';
import { keptSettings } from '../../tools/browser/kept';
import { bringAbout, matchBefore, momentNamed } from '../../tools/browser/moments';
import type { Size } from '../../tools/browser/device';
import type { Phone } from '../../tools/browser/phone';
import { guardTime } from '../../ui/guard/guard';
import { act, lampOf, moves, object, plate, sitting, takePhone, three } from './support/playing';
import { rehearsing } from './support/rehearsing';
import { expect, test, type App } from './support/test';

const inEnglish = { language: 'en' } as const;

/** How long after the first tap the same finger may tap again, in milliseconds. */
const gaps = [0, 150, 350];

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Two taps on the spot where this is now. */
async function tapTwice(phone: Phone, target: Locator, gap: number): Promise<void> {
  const spot = await middleOf(target);
  await phone.tapAt(spot);
  await phone.pass(gap);
  await phone.tapAt(spot);
}

/** How the words of a button go on that has been touched once. */
const again = (phone: Phone, what: string) => phone.fill(phone.words.common.touchAgain, { what });

const somethingToPressAt = ({ page }: Phone, spot: Spot): Promise<boolean> =>
  page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('[role=button], button') != null,
    spot,
  );

const shelf = (phone: Phone) => phone.page.evaluate(() => ({ ...localStorage }));

/** Two taps lift the curtain that hangs. */
async function liftInNoTime(phone: Phone): Promise<void> {
  const spot = await middleOf(lamp(phone));
  await phone.tapAt(spot);
  await phone.tapAt(spot);
  await coverButton(phone).waitFor();
}

/** Ann says that she is the Duke, which is true; Bob doubts it, and she has the phone. */
async function annHasToProve(app: App): Promise<Phone> {
  const phone = await sitting(app, three, inEnglish);
  await act(phone, 'Ann', 'tax');
  await object(phone, 'Bob', phone.words.coup.decision.answers.challenge);
  await lampOf(phone, 'Ann').waitFor();
  await liftInNoTime(phone);
  return phone;
}

test.describe('a third tap, after the two that lift the curtain,', () => {
  async function annLooks(app: App): Promise<Phone> {
    const phone = await sitting(app, three, inEnglish);
    await expect(lampOf(phone, 'Ann')).toBeVisible();
    await liftInNoTime(phone);
    return phone;
  }

  for (const after of [100, 200, 300, guardTime - 1])
    test(`does nothing ${after} ms later`, async ({ app }) => {
      const phone = await annLooks(app);
      await phone.pass(after);
      await phone.tapAt(await middleOf(plate(phone, phone.words.coup.actions.income)));
      await phone.settle();
      expect(await moves(phone)).toEqual([]);
      await expect(coverButton(phone)).toBeVisible();
    });

  test('is an answer 600 ms later', async ({ app }) => {
    const phone = await annLooks(app);
    await phone.pass(600);
    await phone.tapAt(await middleOf(plate(phone, phone.words.coup.actions.income)));
    await phone.settle();
    expect(await moves(phone)).toEqual([{ type: 'act', action: 'income' }]);
  });
});

test('the finger that held the lamp presses nothing when it is lifted, however late', async ({ app }) => {
  const phone = await sitting(app, three, { ...inEnglish, size: 'narrow' }, { uncover: 'hold' });
  await expect(lampOf(phone, 'Ann')).toBeVisible();
  const spot = await middleOf(lamp(phone));
  await touching(phone, lamp(phone), async () => {
    await phone.pass(pressDelay);
    await expect(phone.button(phone.words.curtain.holdOn)).toBeVisible();
    await phone.pass(holdTime);
    await expect(coverButton(phone)).toBeVisible();
    await phone.pass(3000);
    expect(await somethingToPressAt(phone, spot)).toBe(true);
  });
  await phone.settle();
  expect(await moves(phone)).toEqual([]);
  await expect(coverButton(phone)).toBeVisible();
});

test.describe('an honest proof', () => {
  for (const gap of gaps)
    test(`is not conceded by two taps, ${gap} ms apart`, async ({ app }) => {
      const phone = await annHasToProve(app);
      const { keepHidden } = phone.words.coup.decision.prove;
      await phone.pass(guardTime);
      await tapTwice(phone, phone.button(keepHidden), gap);
      await expect(phone.button(again(phone, keepHidden))).toBeVisible();
      await phone.settle();
      expect((await moves(phone))?.at(-1)).toEqual({ type: 'challenge' });
    });

  test('is conceded by two touches, each after its words were there to be read', async ({ app }) => {
    const phone = await annHasToProve(app);
    const { keepHidden } = phone.words.coup.decision.prove;
    await phone.pass(guardTime);
    await phone.tap(phone.button(keepHidden));
    await phone.pass(guardTime);
    await phone.tap(phone.button(again(phone, keepHidden)));
    await phone.settle();
    expect((await moves(phone))?.at(-1)).toEqual({ type: 'concede' });
  });
});

for (const gap of gaps)
  test.describe(`a double tap, ${gap} ms apart, is one`, () => {
    test('on an action', async ({ app }) => {
      const phone = await sitting(app, three, inEnglish);
      await takePhone(phone, 'Ann');
      await tapTwice(phone, plate(phone, phone.words.coup.actions.tax), gap);
      await phone.settle();
      await expect(phone.button(phone.words.coup.decision.nobodyChallenges)).toBeVisible();
      expect(await moves(phone)).toEqual([{ type: 'act', action: 'tax' }]);
    });

    test('on letting everything pass', async ({ app }) => {
      const phone = await sitting(app, three, inEnglish);
      await act(phone, 'Ann', 'foreignAid');
      await tapTwice(phone, phone.button(phone.words.coup.decision.nobodyBlocks), gap);
      await phone.settle();
      await expect(lampOf(phone, 'Bob')).toBeVisible();
      expect(await moves(phone)).toHaveLength(3);
    });

    test('on a door of the first page, and on the arrow back', async ({ app }) => {
      const phone = await app.phone(inEnglish);
      const { home, settings, app: named } = phone.words;
      const before = await shelf(phone);
      await tapTwice(phone, phone.with('button', home.settings), gap);
      await phone.settle();
      await expect(phone.heading(settings.title)).toBeVisible();
      expect(phone.path).toBe('/settings');
      expect(await shelf(phone)).toEqual(before);

      await tapTwice(phone, phone.button(phone.words.common.back), gap);
      await phone.settle();
      await expect(phone.heading(named.name)).toBeVisible();
      expect(phone.path).toBe('/');
    });

    test('on the answer to a question that lies over the page', async ({ app }) => {
      const phone = await rehearsing(app, ['Ann', 'Bob'], inEnglish);
      const { leaveTitle, stay } = phone.words.rehearsal;
      await phone.goBack();
      await expect(phone.heading(leaveTitle)).toBeVisible();
      await tapTwice(phone, phone.inDialog('button', stay), gap);
      await phone.settle();
      await expect(phone.page.getByRole('dialog')).toBeHidden();
      await expect(curtainOf(phone, 'Ann')).toBeVisible();
    });

    test('on a row of a sheet', async ({ app }) => {
      const phone = await sitting(app, three, inEnglish);
      await act(phone, 'Ann', 'foreignAid');
      await tapTwice(phone, phone.button(phone.words.match.menu), gap);
      await phone.settle();
      await tapTwice(phone, phone.see('menuitem', phone.words.match.peek), gap);
      await phone.settle();
      const rows = phone.page.getByRole('dialog').getByRole('button');
      await tapTwice(phone, rows.filter({ hasText: 'Cem' }), gap);
      await phone.settle();
      await expect(curtainOf(phone, 'Cem')).toBeVisible();
      expect(await moves(phone)).toHaveLength(1);
    });
  });

test.describe('a finger that has gone on from one great moment to the next', () => {
  /** The victory is held up. */
  async function victory(app: App, size: Size): Promise<Phone> {
    const moment = momentNamed('victory');
    const kept = { ...keptMatch(matchBefore('en', moment)), ...keptSettings('en') };
    const phone = await app.phone({ ...inEnglish, size, kept, watching: true }, '/play/coup');
    await bringAbout(phone, moment);
    return phone;
  }

  for (const size of ['low', 'phone', 'lying'] as const)
    test(`deals no new game where it has gone on, on a ${size} screen`, async ({ app }) => {
      const phone = await victory(app, size);
      const spot = await middleOf(phone.inDialog('button', phone.words.match.showdown.goOn));
      for (const after of [...gaps, guardTime, 600, 1200]) {
        await phone.pass(after);
        await phone.tapAt(spot);
      }
      await phone.settle();
      await expect(phone.heading(phone.words.end.result)).toBeVisible();
      expect(await moves(phone)).toBeNull();
    });

  test('deals one by the button that stands out', async ({ app }) => {
    const phone = await victory(app, 'low');
    await phone.touch(phone.inDialog('button', phone.words.match.showdown.goOn));
    await expect(phone.heading(phone.words.end.result)).toBeVisible();
    await phone.press(phone.words.end.again);
    expect(await moves(phone)).toEqual([]);
  });
});

test('a key that is held down does not go on to what it has opened', async ({ app }) => {
  const phone = await sitting(app, three, { ...inEnglish, desk: true });
  const dialog = phone.page.getByRole('dialog');
  await phone.button(phone.words.match.menu).focus();
  await phone.page.keyboard.down('Enter');
  await phone.settle();
  await expect(dialog).toBeVisible();
  await phone.inDialog('button', phone.words.common.close).focus();
  for (const after of [100, guardTime, 2000]) {
    await phone.pass(after);
    await phone.page.keyboard.down('Enter');
  }
  await phone.page.keyboard.up('Enter');
  await phone.settle();
  await expect(dialog).toBeVisible();
  await phone.key('Enter');
  await expect(dialog).toBeHidden();
});
