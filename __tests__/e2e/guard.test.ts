import type { Locator } from 'playwright-core';
import { keptMatch } from '../../tools/browser/coup';
import { coverButton, curtainOf, holdTime, lamp, middleOf, touching } from '../../tools/browser/curtain';
import { keptSettings } from '../../tools/browser/kept';
import { bringAbout, matchBefore, momentNamed } from '../../tools/browser/moments';
import type { Size } from '../../tools/browser/device';
import type { Phone } from '../../tools/browser/phone';
import { guardTime } from '../../ui/guard/guard';
import { openApp } from './support/app';
import { act, lampOf, moves, object, plate, sitting, takePhone, three } from './support/playing';
import { rehearsing } from './support/rehearsing';
import { soon } from './support/soon';
import { pass, stopTime } from './support/time';

const app = openApp();

const timed = { language: 'en', timed: true } as const;

/** How long after the first tap the same finger may tap again, in milliseconds. */
const gaps = [0, 150, 350];

/** How long React Native waits to see whether a touch becomes a scroll, in milliseconds. */
const pressDelay = 50;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A browser may take two taps for a wish to enlarge the page, and then no click comes at all. */
const mostForAClick = 1000;

/** A tap on this spot, whatever lies there, until the page has dealt with it. */
async function tapAt({ page }: Phone, { x, y }: Spot): Promise<void> {
  const clicked = page.evaluate(
    () => new Promise<void>((done) => addEventListener('click', () => done(), { capture: true, once: true })),
  );
  await page.touchscreen.tap(x, y);
  await Promise.race([clicked.catch(() => {}), page.waitForTimeout(mostForAClick)]);
}

/** Two taps on the spot where this is now. */
async function tapTwice(phone: Phone, target: Locator, gap: number): Promise<void> {
  const spot = await middleOf(target);
  await tapAt(phone, spot);
  await pass(phone, gap);
  await tapAt(phone, spot);
}

/** How the words of a button go on that has been touched once. */
const again = (phone: Phone, what: string) => phone.fill(phone.words.common.touchAgain, { what });

const somethingToPressAt = ({ page }: Phone, spot: Spot): Promise<boolean> =>
  page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('[role=button], button') != null,
    spot,
  );

const shelf = (phone: Phone) => phone.page.evaluate(() => ({ ...localStorage }));

/** Two taps lift the curtain that hangs; from here on the page's time stands still. */
async function liftInNoTime(phone: Phone): Promise<void> {
  await stopTime(phone);
  const spot = await middleOf(lamp(phone));
  await tapAt(phone, spot);
  await tapAt(phone, spot);
  await coverButton(phone).waitFor();
}

/** Ann says that she is the Duke, which is true; Bob doubts it, and she has the phone. */
async function annHasToProve(): Promise<Phone> {
  const phone = await sitting(app, three, timed);
  await act(phone, 'Ann', 'tax');
  await object(phone, 'Bob', phone.words.coup.decision.answers.challenge);
  await lampOf(phone, 'Ann').waitFor();
  await liftInNoTime(phone);
  return phone;
}

describe('a third tap, after the two that lift the curtain,', () => {
  async function annLooks(): Promise<Phone> {
    const phone = await sitting(app, three, timed);
    await lampOf(phone, 'Ann').waitFor();
    await liftInNoTime(phone);
    return phone;
  }

  it.each([100, 200, 300, guardTime - 1])('does nothing %i ms later', async (after) => {
    const phone = await annLooks();
    await pass(phone, after);
    await tapAt(phone, await middleOf(plate(phone, phone.words.coup.actions.income)));
    expect(await moves(phone)).toEqual([]);
    expect(await coverButton(phone).isVisible()).toBe(true);
  });

  it('is an answer 600 ms later', async () => {
    const phone = await annLooks();
    await pass(phone, 600);
    await tapAt(phone, await middleOf(plate(phone, phone.words.coup.actions.income)));
    await soon(async () => expect(await moves(phone)).toEqual([{ type: 'act', action: 'income' }]));
  });
});

it('the finger that held the lamp presses nothing when it is lifted, however late', async () => {
  const phone = await sitting(app, three, { ...timed, size: 'narrow' }, { uncover: 'hold' });
  await lampOf(phone, 'Ann').waitFor();
  await stopTime(phone);
  const spot = await middleOf(lamp(phone));
  await touching(phone, lamp(phone), async () => {
    await pass(phone, pressDelay);
    await phone.button(phone.words.curtain.holdOn).waitFor();
    await pass(phone, holdTime);
    await coverButton(phone).waitFor();
    await pass(phone, 3000);
    expect(await somethingToPressAt(phone, spot)).toBe(true);
  });
  await pass(phone, guardTime);
  expect(await moves(phone)).toEqual([]);
  expect(await coverButton(phone).isVisible()).toBe(true);
});

describe('an honest proof', () => {
  it.each(gaps)('is not conceded by two taps, %i ms apart', async (gap) => {
    const phone = await annHasToProve();
    const { keepHidden } = phone.words.coup.decision.prove;
    await pass(phone, guardTime);
    await tapTwice(phone, phone.button(keepHidden), gap);
    await phone.button(again(phone, keepHidden)).waitFor();
    expect((await moves(phone))?.at(-1)).toEqual({ type: 'challenge' });
  });

  it('is conceded by two touches, each after its words were there to be read', async () => {
    const phone = await annHasToProve();
    const { keepHidden } = phone.words.coup.decision.prove;
    await pass(phone, guardTime);
    await tapAt(phone, await middleOf(phone.button(keepHidden)));
    await pass(phone, guardTime);
    await tapAt(phone, await middleOf(phone.button(again(phone, keepHidden))));
    await soon(async () => expect((await moves(phone))?.at(-1)).toEqual({ type: 'concede' }));
  });
});

describe.each(gaps)('a double tap, %i ms apart, is one', (gap) => {
  it('on an action', async () => {
    const phone = await sitting(app, three, timed);
    await takePhone(phone, 'Ann');
    await stopTime(phone);
    await tapTwice(phone, plate(phone, phone.words.coup.actions.tax), gap);
    await phone.button(phone.words.coup.decision.nobodyChallenges).waitFor();
    expect(await moves(phone)).toEqual([{ type: 'act', action: 'tax' }]);
  });

  it('on letting everything pass', async () => {
    const phone = await sitting(app, three, timed);
    await act(phone, 'Ann', 'foreignAid');
    await stopTime(phone);
    await tapTwice(phone, phone.button(phone.words.coup.decision.nobodyBlocks), gap);
    await lampOf(phone, 'Bob').waitFor();
    expect(await moves(phone)).toHaveLength(3);
  });

  it('on a door of the first page, and on the arrow back', async () => {
    const phone = await app.phone(timed);
    const { home, settings, app: named } = phone.words;
    const before = await shelf(phone);
    await stopTime(phone);
    await tapTwice(phone, phone.with('button', home.settings), gap);
    await phone.heading(settings.title).waitFor();
    await soon(() => expect(phone.path).toBe('/settings'));
    expect(await shelf(phone)).toEqual(before);

    await pass(phone, guardTime);
    await tapTwice(phone, phone.button(phone.words.common.back), gap);
    await phone.heading(named.name).waitFor();
    await soon(() => expect(phone.path).toBe('/'));
  });

  it('on the answer to a question that lies over the page', async () => {
    const phone = await rehearsing(app, ['Ann', 'Bob'], timed);
    const { leaveTitle, stay } = phone.words.rehearsal;
    await phone.page.goBack();
    await phone.heading(leaveTitle).waitFor();
    await stopTime(phone);
    await tapTwice(phone, phone.inDialog('button', stay), gap);
    await phone.page.getByRole('dialog').waitFor({ state: 'hidden' });
    await curtainOf(phone, 'Ann').waitFor();
  });

  it('on a row of a sheet', async () => {
    const phone = await sitting(app, three, timed);
    await act(phone, 'Ann', 'foreignAid');
    await stopTime(phone);
    await tapTwice(phone, phone.button(phone.words.match.menu), gap);
    await pass(phone, guardTime);
    await tapTwice(phone, phone.see('menuitem', phone.words.match.peek), gap);
    const rows = phone.page.getByRole('dialog').getByRole('button');

    await pass(phone, guardTime);
    await tapTwice(phone, rows.filter({ hasText: 'Cem' }), gap);
    await curtainOf(phone, 'Cem').waitFor();
    expect(await moves(phone)).toHaveLength(1);
  });
});

describe('a finger that has gone on from one great moment to the next', () => {
  /** The victory is held up; from here on the page's time stands still. */
  async function victory(size: Size): Promise<Phone> {
    const moment = momentNamed('victory');
    const kept = { ...keptMatch(matchBefore('en', moment)), ...keptSettings('en') };
    const phone = await app.phone({ ...timed, size, kept, watching: true }, '/play/coup');
    await bringAbout(phone, moment);
    await stopTime(phone);
    return phone;
  }

  it.each(['low', 'phone', 'lying'] as const)(
    'deals no new game where it has gone on, on a %s screen',
    async (size) => {
      const phone = await victory(size);
      const spot = await middleOf(phone.inDialog('button', phone.words.match.showdown.goOn));
      for (const after of [...gaps, guardTime, 600, 1200]) {
        await pass(phone, after);
        await tapAt(phone, spot);
      }
      await phone.heading(phone.words.end.result).waitFor();
      expect(await moves(phone)).toBeNull();
    },
  );

  it('deals one by the button that stands out', async () => {
    const phone = await victory('low');
    await tapAt(phone, await middleOf(phone.inDialog('button', phone.words.match.showdown.goOn)));
    await phone.heading(phone.words.end.result).waitFor();
    await pass(phone, guardTime);
    await tapAt(phone, await middleOf(phone.button(phone.words.end.again)));
    expect(await moves(phone)).toEqual([]);
  });
});

it('a key that is held down does not go on to what it has opened', async () => {
  const phone = await sitting(app, three, { ...timed, desk: true });
  await stopTime(phone);
  await phone.button(phone.words.match.menu).focus();
  await phone.page.keyboard.down('Enter');
  await phone.page.getByRole('dialog').waitFor();
  await phone.inDialog('button', phone.words.common.close).focus();
  for (const after of [100, guardTime, 2000]) {
    await pass(phone, after);
    await phone.page.keyboard.down('Enter');
  }
  await phone.page.keyboard.up('Enter');
  expect(await phone.page.getByRole('dialog').isVisible()).toBe(true);
  await phone.page.keyboard.press('Enter');
  await phone.page.getByRole('dialog').waitFor({ state: 'hidden' });
});
