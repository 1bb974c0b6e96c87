import { takeBackWords } from '../../tools/browser/bar';
import { coverButton, curtainOf } from '../../tools/browser/curtain';
import type { Phone } from '../../tools/browser/phone';
import { expect, test } from './support/test';
import { focused, tab, type Focused } from './support/keyboard';
import { lampOf, moves, sitting, two } from './support/playing';

/** Tabs on until something that says this has the keyboard; wherever it comes by, one sees where one is. */
async function walkTo(phone: Phone, words: string): Promise<Focused> {
  const passed: string[] = [];
  for (let steps = 0; steps < 80; steps++) {
    const here = await tab(phone);
    // The edge of a dialog has no name, and is never seen.
    if (here === null || here.name === '') continue;
    passed.push(here.name);
    expect(here).toMatchObject({ visible: true, inSight: true });
    if (here.name.includes(words)) return here;
  }
  throw new Error(`The keyboard never reaches "${words}", only ${[...new Set(passed)].join(' | ')}.`);
}

async function press(phone: Phone, words: string, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await walkTo(phone, words);
  await phone.key(key);
}

/** Opens the menu, tabs to it, and goes on by its arrows. */
async function pressInMenu(phone: Phone, item: string, key: 'Enter' | 'Space'): Promise<void> {
  await press(phone, phone.words.match.menu, key);
  let here = await tab(phone);
  while (here?.role !== 'menuitem') here = await tab(phone);
  while ((await focused(phone))?.name !== item) await phone.key('ArrowDown');
  expect(await focused(phone)).toMatchObject({ name: item, visible: true, inSight: true });
  await phone.key(key);
  await phone.page.getByRole('menu').waitFor({ state: 'hidden' });
}

/** Presses what asks for a second press, which keeps the keyboard where it is. */
async function pressForGood(phone: Phone, words: string, key: 'Enter' | 'Space'): Promise<void> {
  await press(phone, words, key);
  const again = phone.fill(phone.words.common.touchAgain, { what: words });
  expect(await focused(phone)).toMatchObject({ name: again, visible: true, inSight: true });
  await phone.key(key);
}

/** Tabs to a group of radios, and goes on by its arrows to this one, which chooses it. */
async function choose(phone: Phone, words: string, key: 'Enter' | 'Space'): Promise<void> {
  let here = await tab(phone);
  while (here?.role !== 'radio') here = await tab(phone);
  if (here.name.includes(words)) await phone.key(key);
  else await phone.key('ArrowRight');
  expect(await focused(phone)).toMatchObject({ name: words, visible: true, inSight: true });
}

/** Lifts the curtain by two presses of a key. */
async function tapTwice(phone: Phone, key: 'Enter' | 'Space'): Promise<void> {
  const { curtain } = phone.words;
  await walkTo(phone, curtain.tapTwice);
  await phone.key(key);
  await phone.button(curtain.tapAgain).waitFor();
  expect(await focused(phone)).toMatchObject({ visible: true, inSight: true });
  await phone.key(key);
  await coverButton(phone).waitFor();
}

/** Takes the phone and lifts the curtain. */
async function lift(phone: Phone, name: string, key: 'Enter' | 'Space'): Promise<void> {
  await lampOf(phone, name).waitFor();
  await tapTwice(phone, key);
}

for (const [language, key] of [
  ['fa', 'Enter'],
  ['en', 'Space'],
] as const)
  test(`a whole game by keys alone, in ${language}, with ${key}`, async ({ app }) => {
    const phone = await sitting(app, two, { language, desk: true });
    const { cast, match, common, end, log, replay, coup } = phone.words;
    const { decision } = coup;
    const show = (role: 'duke' | 'captain') => phone.fill(decision.confirm.show, { role: cast[role].name });

    await lift(phone, 'Ann', key);
    await press(phone, coup.actions.tax, key);
    await press(phone, decision.answers.challenge, key);

    // Second thoughts, and third ones.
    await press(phone, takeBackWords(phone), key);
    await press(phone, decision.answers.challenge, key);

    // What happened so far; Escape leads back to where one was.
    await pressInMenu(phone, log.title, key);
    await phone.heading(log.title).waitFor();
    await phone.key('Escape');
    await phone.page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await focused(phone)).toMatchObject({ name: match.menu, visible: true });

    await lift(phone, 'Ann', key);
    await pressForGood(phone, show('duke'), key);
    // She sees at once what she has drawn.
    await press(phone, phone.words.curtain.cover, key);

    await lift(phone, 'Bob', key);
    await choose(phone, cast.contessa.name, key);
    await phone.page.getByRole('radio', { name: cast.contessa.name, checked: true }).waitFor();
    await press(phone, phone.fill(decision.confirm.lose, { role: cast.contessa.name }), key);

    // A look at one's own cards in between.
    await pressInMenu(phone, match.peek, key);
    await press(phone, 'Ann', key);
    await curtainOf(phone, 'Ann').waitFor();
    await tapTwice(phone, key);
    await press(phone, phone.words.curtain.cover, key);

    await lift(phone, 'Bob', key);
    await press(phone, coup.actions.tax, key);
    await press(phone, decision.answers.allow.claim, key);

    await lift(phone, 'Ann', key);
    await press(phone, coup.actions.steal, key);
    await press(phone, decision.answers.challenge, key);
    await lift(phone, 'Ann', key);
    await pressForGood(phone, show('captain'), key);

    // The victory touched away, the end is before them.
    await phone.see('img', phone.fill(end.winner, { names: 'Ann' })).waitFor();
    expect(await moves(phone)).toBeNull();
    await press(phone, end.replay, key);
    await walkTo(phone, replay.point);
    await phone.key('End');
    const slider = phone.page.getByRole('slider');
    const last = await slider.getAttribute('aria-valuemax');
    await expect(slider).toHaveAttribute('aria-valuenow', String(last));
    await press(phone, common.back, key);
    await press(phone, end.again, key);
    await curtainOf(phone, 'Bob').waitFor();
  });

for (const language of ['fa', 'en'] as const)
  test(`an answer is given by the number written beside it, in ${language}`, async ({ app }) => {
    const phone = await sitting(app, two, { language, desk: true });
    const { coup, match } = phone.words;
    const { answers, confirm } = coup.decision;
    const byNumber = async (answer: string) => {
      const lines = (await phone.with('button', answer).innerText()).split('\n');
      const number = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((one) => lines.includes(phone.number(one)));
      await phone.key(`Digit${number}`);
    };

    await lift(phone, 'Ann', 'Enter');
    await byNumber(coup.actions.tax);
    // What lies over the page hears the keys, and nothing below it.
    await phone.press(match.menu);
    await phone.key('Digit1');
    await phone.key('Escape');
    await byNumber(answers.challenge);
    await lift(phone, 'Ann', 'Enter');
    await byNumber(phone.fill(confirm.show, { role: phone.words.cast.duke.name }));
    await expect(coverButton(phone)).toBeVisible();
  });
