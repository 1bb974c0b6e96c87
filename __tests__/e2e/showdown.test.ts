import { cover, touching } from '../../tools/browser/curtain';
import type { Phone } from '../../tools/browser/phone';
import { guardTime } from '../../ui/guard/guard';
import { timeToRead } from '../../ui/motion/showdown';
import { accessibilityFlaws, flawsOf, layoutFlaws, smallTargets } from './support/checks';
import { act, lampOf, object, reads, sitting, takePhone } from './support/playing';
import { expect, test } from './support/test';

/** Two players by the shortest book: who doubts the Duke twice has lost. */
const two = { book: 'hebrew', hands: { Ann: 'duke duke', Bob: 'assassin contessa' }, court: 'duke' } as const;

/** Expects the great moment to be shown, and to look right. */
async function heldUp(phone: Phone, title: string): Promise<void> {
  await phone.inDialog('heading', title).waitFor();
  await phone.rest();
  expect(await flawsOf(phone.page, [layoutFlaws, smallTargets, accessibilityFlaws])).toEqual([]);
}

const card = (phone: Phone, name: string) => phone.inDialog('img', name);
const goOn = (phone: Phone) => phone.inDialog('button', phone.words.match.showdown.goOn);

/** What the page's clock says, in milliseconds. */
const clockOf = (phone: Phone) => phone.page.evaluate(() => Date.now());

/** What has been held up since then stays for exactly as long as it takes to read it. Gives back when it is gone. */
async function goesByItself(phone: Phone, title: string, since: number): Promise<number> {
  const told = (await phone.page.getByRole('dialog').getAttribute('aria-label')) ?? '';
  const end = since + timeToRead(told, false);
  await phone.pass(end - 1 - (await clockOf(phone)));
  await expect(phone.inDialog('heading', title)).toBeVisible();
  await phone.pass(1);
  await expect(phone.inDialog('heading', title)).toBeHidden();
  return end;
}

async function annIsDoubted(phone: Phone): Promise<void> {
  const { decision } = phone.words.coup;
  await act(phone, 'Ann', 'tax');
  await object(phone, 'Bob', decision.answers.challenge);
  await takePhone(phone, 'Ann');
  await phone.pressForGood(phone.fill(decision.confirm.show, { role: phone.words.cast.duke.name }));
}

for (const language of ['fa', 'en'] as const)
  test(`in ${language} a proof, a loss, an exile and the victory are held up, one after the other, and the end begins with the winner`, async ({
    app,
  }) => {
    const phone = await sitting(app, two, { language, watching: true });
    const { cast, coup, end, match } = phone.words;
    const { title } = coup.showdown.they;

    await annIsDoubted(phone);
    // She sees at once what she has drawn; nobody else looks up before the lamp is down.
    await expect(goOn(phone)).toBeHidden();
    await cover(phone);
    await heldUp(phone, title.proof);
    await expect(card(phone, cast.duke.name)).toBeVisible();
    await phone.touch(goOn(phone));
    await expect(goOn(phone)).toBeHidden();

    // Bob holds the card that he loses, and lifts the finger when it is long held up.
    await takePhone(phone, 'Bob');
    await phone.pass(guardTime);
    await touching(phone, phone.see('radio', cast.assassin.name), () => phone.pass(3 * guardTime));
    await heldUp(phone, title.loss);
    await expect(card(phone, cast.assassin.name)).toBeVisible();
    await phone.key('Escape');
    await expect(goOn(phone)).toBeHidden();

    await act(phone, 'Bob', 'income');
    await annIsDoubted(phone);
    await heldUp(phone, title.proof);
    await phone.key('Enter');
    await heldUp(phone, title.exile);
    await expect(card(phone, cast.contessa.name)).toBeVisible();
    // A finger anywhere.
    await phone.tapAt({ x: 20, y: 200 });
    await heldUp(phone, phone.fill(title.victory, { name: 'Ann' }));
    await expect(reads(phone, match.over)).toBeVisible();
    await phone.touch(goOn(phone));
    await expect(phone.heading(end.result)).toBeVisible();
  });

test('a lie is torn up, goes by itself, and a phone that was reloaded shows nothing of it again', async ({
  app,
}) => {
  const liars = { hands: { Ann: 'captain captain', Bob: 'assassin contessa', Cem: 'duke contessa' } };
  const phone = await sitting(app, liars, { language: 'he', watching: true });
  const { decision, showdown } = phone.words.coup;
  const { title } = showdown.they;
  const { captain } = phone.words.cast;
  await act(phone, 'Ann', 'tax');
  await object(phone, 'Bob', decision.answers.challenge);
  await takePhone(phone, 'Ann');
  await phone.press(decision.prove.giveIn);
  await phone.touch(phone.see('radio', captain.name).first());

  const lied = await clockOf(phone);
  await phone.tap(phone.button(phone.fill(decision.confirm.lose, { role: captain.name })));
  await heldUp(phone, title.exposure);
  const seen = await goesByItself(phone, title.exposure, lied);
  await heldUp(phone, title.loss);
  await goesByItself(phone, title.loss, seen);
  await expect(goOn(phone)).toBeHidden();

  await phone.reload();
  await expect(lampOf(phone, 'Bob')).toBeVisible();
  await expect(goOn(phone)).toBeHidden();
});
