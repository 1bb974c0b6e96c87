import { coverButton, curtainOf } from './support/curtain';
import { openHouse } from './support/house';
import { focused, tab, type Focused } from './support/keyboard';
import type { Phone } from './support/phone';
import { skip } from './support/player';
import { moves, sitting } from './support/playing';

const house = openHouse();

/** Tabs on until something that says this has the keyboard; wherever it comes by, one sees where one is. */
async function walkTo(phone: Phone, words: string): Promise<Focused> {
  const passed: string[] = [];
  for (let steps = 0; steps < 80; steps++) {
    const here = await tab(phone);
    if (here === null) continue;
    passed.push(here.name);
    expect(here).toMatchObject({ visible: true, inSight: true });
    if (here.name.includes(words)) return here;
  }
  throw new Error(`The keyboard never reaches "${words}", only ${[...new Set(passed)].join(' | ')}.`);
}

async function press(phone: Phone, words: string, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await walkTo(phone, words);
  await phone.page.keyboard.press(key);
}

/** Takes the phone and lifts the curtain, by two presses of a key. */
async function lift(phone: Phone, name: string, key: 'Enter' | 'Space'): Promise<void> {
  const { curtain, match } = phone.words;
  await press(phone, phone.fill(match.handTo, { name }), key);
  await curtainOf(phone, name).waitFor();
  await skip(phone, 600);
  await walkTo(phone, curtain.tapTwice);
  await phone.page.keyboard.press(key);
  await phone.button(curtain.tapAgain).waitFor();
  expect(await focused(phone)).toMatchObject({ visible: true, inSight: true });
  await phone.page.keyboard.press(key);
  await coverButton(phone).waitFor();
}

it.each([
  ['fa', 'Enter'],
  ['en', 'Space'],
] as const)('a whole game by keys alone, in %s, with %s', async (language, key) => {
  const phone = await sitting(
    house,
    { book: 'hebrew', hands: { Ann: 'duke captain', Bob: 'contessa assassin' }, court: 'ambassador' },
    { language, desk: true },
  );
  const { decision, cast, match, common, past, story, coup: terms } = phone.words;
  const show = (role: 'duke' | 'captain') => phone.fill(decision.confirm.show, { role: cast[role].name });

  await lift(phone, 'Ann', key);
  await press(phone, terms.actions.tax, key);
  await press(phone, decision.answers.challenge, key);

  // Second thoughts, and third ones.
  await press(phone, match.takeBack, key);
  await press(phone, decision.answers.challenge, key);

  // What happened so far; Escape leads back to where one was.
  await press(phone, match.log, key);
  await phone.page.getByRole('dialog').waitFor();
  await phone.page.keyboard.press('Escape');
  await phone.page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await focused(phone)).toMatchObject({ name: match.log, visible: true });

  await lift(phone, 'Ann', key);
  await press(phone, show('duke'), key);

  await lift(phone, 'Bob', key);
  await press(phone, cast.contessa.name, key);
  expect(await phone.see('radio', cast.contessa.name).getAttribute('aria-checked')).toBe('true');
  await press(phone, phone.fill(decision.confirm.lose, { role: cast.contessa.name }), key);

  // A look at one's own cards in between.
  await press(phone, match.peek, key);
  await press(phone, 'Ann', key);
  await curtainOf(phone, 'Ann').waitFor();
  await skip(phone, 600);
  await walkTo(phone, phone.words.curtain.tapTwice);
  await phone.page.keyboard.press(key);
  await phone.page.keyboard.press(key);
  await press(phone, phone.words.curtain.cover, key);

  await lift(phone, 'Bob', key);
  await press(phone, terms.actions.tax, key);
  await press(phone, decision.answers.allow, key);

  await lift(phone, 'Ann', key);
  await press(phone, terms.actions.steal, key);
  await press(phone, 'Bob', key);
  await press(phone, decision.answers.challenge, key);
  await lift(phone, 'Ann', key);
  await press(phone, show('captain'), key);
  expect(await moves(phone)).toBeNull();

  await press(phone, match.howItWent, key);
  await phone.see('img', phone.fill(past.winner, { names: 'Ann' })).waitFor();
  await press(phone, past.whatHappened, key);
  await walkTo(phone, story.replay.point);
  await phone.page.keyboard.press('End');
  const slider = phone.page.getByRole('slider');
  expect(await slider.getAttribute('aria-valuenow')).toBe(await slider.getAttribute('aria-valuemax'));
  await press(phone, common.back, key);
  await press(phone, past.again, key);
  await phone.button(phone.fill(match.handTo, { name: 'Ann' })).waitFor();
});
