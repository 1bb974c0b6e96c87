import { cover } from '../../tools/browser/curtain';
import type { Phone } from '../../tools/browser/phone';
import type { Language } from '../../tools/browser/words';
import { openApp } from './support/app';
import { accessibilityFlaws, lastingFlaws, layoutFlaws, smallTargets } from './support/checks';
import { act, lampOf, object, reads, sitting, takePhone } from './support/playing';
import { soon } from './support/soon';

const app = openApp();

/** Two by the shortest book: whoever doubts the Duke twice has lost. */
const two = { book: 'hebrew', hands: { Ann: 'duke duke', Bob: 'assassin contessa' }, court: 'duke' } as const;

/** What goes by itself stays until it has been looked at. */
const unhurried = (language: Language): Promise<Phone> =>
  sitting(app, two, { language, watching: true, unhurried: true });

/** What is held up now, and nothing wrong with how it looks. */
async function heldUp(phone: Phone, title: string): Promise<void> {
  await phone.inDialog('heading', title).waitFor();
  await phone.letters();
  expect(await lastingFlaws(phone.page, [layoutFlaws, smallTargets, accessibilityFlaws])).toEqual([]);
}

const card = (phone: Phone, name: string) => phone.inDialog('img', name);
const goOn = (phone: Phone) => phone.inDialog('button', phone.words.match.showdown.goOn);

/** Two of them, one after the other, each with time to be read aloud. */
const longest = 45_000;

async function gone(phone: Phone): Promise<void> {
  await goOn(phone).waitFor({ state: 'hidden', timeout: longest });
}

async function annIsDoubted(phone: Phone): Promise<void> {
  const { decision } = phone.words.coup;
  await act(phone, 'Ann', 'tax');
  await object(phone, 'Bob', decision.answers.challenge);
  await takePhone(phone, 'Ann');
  await phone.pressForGood(phone.fill(decision.confirm.show, { role: phone.words.cast.duke.name }));
}

describe.each(['fa', 'en'] as const)('in %s', (language) => {
  it('a proof, a loss, an exile and the victory are held up, one after the other, and the end begins with the winner', async () => {
    const phone = await unhurried(language);
    const { cast, coup, end, match } = phone.words;
    const { title } = coup.showdown.they;

    await annIsDoubted(phone);
    // She sees at once what she has drawn; nobody else looks up before the lamp is down.
    expect(await goOn(phone).count()).toBe(0);
    await cover(phone);
    await heldUp(phone, title.proof);
    await card(phone, cast.duke.name).waitFor();
    await phone.touch(goOn(phone));
    await gone(phone);

    // Bob loses the first card by choice.
    await takePhone(phone, 'Bob');
    await phone.touch(phone.see('radio', cast.assassin.name));
    await phone.press(phone.fill(coup.decision.confirm.lose, { role: cast.assassin.name }));
    await heldUp(phone, title.loss);
    await card(phone, cast.assassin.name).waitFor();
    await phone.page.keyboard.press('Escape');
    await gone(phone);

    await act(phone, 'Bob', 'income');
    await annIsDoubted(phone);
    await heldUp(phone, title.proof);
    await phone.page.keyboard.press('Enter');
    await heldUp(phone, title.exile);
    await card(phone, cast.contessa.name).waitFor();
    // A finger anywhere.
    await phone.page.touchscreen.tap(20, 200);
    await heldUp(phone, phone.fill(title.victory, { name: 'Ann' }));
    await reads(phone, match.over).waitFor();
    await phone.touch(goOn(phone));
    await phone.heading(end.result).waitFor();
  });
});

it('a lie is torn up, goes by itself, and a phone that was reloaded shows nothing of it again', async () => {
  const liars = { hands: { Ann: 'captain captain', Bob: 'assassin contessa', Cem: 'duke contessa' } };
  const phone = await sitting(app, liars, { language: 'he', watching: true });
  const { decision, showdown } = phone.words.coup;
  await act(phone, 'Ann', 'tax');
  await object(phone, 'Bob', decision.answers.challenge);
  await takePhone(phone, 'Ann');
  await phone.press(decision.prove.giveIn);
  const { captain } = phone.words.cast;
  await phone.touch(phone.see('radio', captain.name).first());
  await phone.press(phone.fill(decision.confirm.lose, { role: captain.name }));
  await heldUp(phone, showdown.they.title.exposure);
  await gone(phone);
  await phone.reload();
  await lampOf(phone, 'Bob').waitFor();
  await soon(async () => expect(await goOn(phone).count()).toBe(0));
});
