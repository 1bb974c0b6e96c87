import type { Locator } from '@playwright/test';
import type { Phone } from './phone';

/** The app's own times, in milliseconds, and a little more. */
export const deafTime = 560;
export const holdTime = 500;

/** How long React Native waits to see whether a touch becomes a scroll, in milliseconds. */
export const pressDelay = 50;

/** The lamp: its words change while it is touched. */
export const lamp = (phone: Phone): Locator => {
  const { hold, holdOn, tapTwice, tapAgain } = phone.words.curtain;
  return [holdOn, tapTwice, tapAgain].reduce((any, name) => any.or(phone.button(name)), phone.button(hold));
};

/** The lowered curtain that calls this player. */
export const curtainOf = (phone: Phone, name: string): Locator =>
  phone.heading(`${phone.words.curtain.handTo} ${name}`);

export const coverButton = (phone: Phone): Locator => phone.button(phone.words.curtain.cover);

/** Where to touch something, once nothing lies over it any more. */
export async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.click({ trial: true });
  const box = await target.boundingBox();
  if (box === null) throw new Error('There is nothing to touch.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Puts a finger on something, and takes it off again when what is done meanwhile is done. */
export async function touching(
  phone: Phone,
  target: Locator,
  meanwhile: () => Promise<unknown>,
): Promise<void> {
  const at = await middleOf(target);
  const cdp = await phone.cdp();
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  try {
    await meanwhile();
  } finally {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await cdp.detach();
  }
}

/** Holds something on purpose, for as long as that changes anything. */
export async function hold(phone: Phone, target: Locator): Promise<void> {
  await touching(phone, target, () => phone.rest());
  await phone.settle();
}

type Spot = Awaited<ReturnType<typeof middleOf>>;

/** Puts a finger down, draws it from spot to spot, and takes it off. */
export async function drawAlong(phone: Phone, spots: readonly Spot[]): Promise<void> {
  const cdp = await phone.cdp();
  for (const [at, spot] of spots.entries())
    await cdp.send('Input.dispatchTouchEvent', {
      type: at === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [spot],
    });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await phone.settle();
}

/** Drags something onto something else with a finger: the first steps only tell that it is no scroll. */
export async function drag(phone: Phone, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(to)];
  const between = (share: number): Spot => ({
    x: start.x + (end.x - start.x) * share,
    y: start.y + (end.y - start.y) * share,
  });
  await drawAlong(phone, [0, 0.2, 0.6, 1].map(between));
}

/** Takes the phone and holds the lamp until the curtain is up. */
export async function lift(phone: Phone, name: string): Promise<void> {
  await curtainOf(phone, name).waitFor();
  await hold(phone, lamp(phone));
  await coverButton(phone).waitFor();
}

/** Lifts the lamp by tapping twice; once if it was touched before. */
export async function liftByTaps(phone: Phone): Promise<void> {
  if (!(await phone.sees(phone.button(phone.words.curtain.tapAgain)))) await phone.touch(lamp(phone));
  await phone.press(phone.words.curtain.tapAgain);
  await coverButton(phone).waitFor();
}

export async function cover(phone: Phone): Promise<void> {
  await phone.press(phone.words.curtain.cover);
  await coverButton(phone).waitFor({ state: 'hidden' });
}

/** Every card name in the page's language: a lowered curtain may show none of them. */
export const cardNames = (phone: Phone): readonly string[] =>
  Object.values(phone.words.cast).map(({ name }) => name);

/** The name of the card that lies open, as a screen reader calls it. */
export async function openCard(phone: Phone): Promise<string> {
  for (const name of cardNames(phone)) if (await phone.sees(phone.see('img', name))) return name;
  throw new Error('No card lies open.');
}
