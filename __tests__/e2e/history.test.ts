import { readFile, writeFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { written } from '../../tools/browser/coup';
import { cover, curtainOf } from '../../tools/browser/curtain';
import { deleteButton, finished, gameKey, historyKey, keptPast } from '../../tools/browser/history';
import { keptSettings } from '../../tools/browser/kept';
import type { Phone } from '../../tools/browser/phone';
import { act, brisk, comes, plate, reads, sitting, takePhone, two } from './support/playing';
import { expect, test } from './support/test';

/**
 * Three turns: Ann is the Duke and is doubted; Bob says he is the Duke, which is a lie, and nobody doubts it; Ann is
 * the Captain and is doubted again.
 */
async function playThreeTurns(phone: Phone): Promise<void> {
  const { cast } = phone.words;
  const { decision } = phone.words.coup;
  const show = (role: 'duke' | 'captain') => phone.fill(decision.confirm.show, { role: cast[role].name });
  await act(phone, 'Ann', 'tax');
  await phone.press(decision.answers.challenge);
  await takePhone(phone, 'Ann');
  await phone.pressForGood(show('duke'));
  await cover(phone);
  await takePhone(phone, 'Bob');
  await phone.press(cast.contessa.name, 'radio');
  await phone.press(phone.fill(decision.confirm.lose, { role: cast.contessa.name }));
  await act(phone, 'Bob', 'tax');
  await phone.press(decision.answers.allow.claim);
  await act(phone, 'Ann', 'steal');
  await phone.press(decision.answers.challenge);
  await takePhone(phone, 'Ann');
  await phone.pressForGood(show('captain'));
  // The victory is touched away, and the end comes by itself.
  await phone.heading(phone.words.end.result).waitFor();
}

const position = async (phone: Phone): Promise<number> =>
  Number(await phone.page.getByRole('slider').getAttribute('aria-valuenow'));

const standsAt = (phone: Phone, step: number) => expect.poll(() => position(phone)).toBe(step);

const rows = (phone: Phone, winner: string) =>
  phone.with('link', phone.fill(phone.words.end.winner, { names: winner }));

test('the end tells who won and how, who lied, who doubted in vain, and what everybody had', async ({
  app,
}) => {
  const phone = await sitting(app, two, { language: 'fa' });
  const { end, coup, cast, common } = phone.words;
  await playThreeTurns(phone);
  expect(await written(phone)).toBeNull();

  await phone.see('img', phone.fill(end.winner, { names: 'Ann' })).waitFor();
  await reads(phone, phone.fill(end.turns_other, { count: 3 })).waitFor();
  await reads(phone, phone.fill(coup.end.how.challenge, { rival: 'Bob' })).waitFor();

  await reads(phone, phone.fill(coup.end.caught, { caught: 0, all: 1 })).waitFor();
  const lie = plate(phone, phone.fill(coup.end.bluff, { name: 'Bob', claim: cast.duke.name }));
  await expect(lie).toContainText(phone.fill(coup.end.gotAway, { turn: 2 }));
  const doubts = plate(phone, phone.fill(coup.end.doubted, { by: 'Bob', name: 'Ann' }));
  await expect(doubts).toHaveCount(2);
  await expect(doubts.first()).toContainText(
    phone.fill(coup.end.wasTrue, { turn: 1, claim: cast.duke.name }),
  );
  await expect(doubts.last()).toContainText(
    phone.fill(coup.end.wasTrue, { turn: 3, claim: cast.captain.name }),
  );

  // Both hands lie open, what was kept and what was lost.
  const lost = phone.fill(common.list, { one: cast.contessa.name, more: cast.assassin.name });
  await reads(phone, phone.fill(coup.end.lost, { roles: lost })).waitFor();

  const coins = (name: string, first: number, most: number, last: number) =>
    phone.fill(coup.end.coinsOf, { name, first, most, last });
  const chart = (label: string) => phone.page.getByRole('img', { name: label });
  await chart(`${coins('Ann', 2, 7, 7)} ${coins('Bob', 2, 5, 0)}`).waitFor();
  await chart(phone.fill(coup.end.influenceOf, { name: 'Bob', turn: 3 })).waitFor();

  // A turn earlier, Bob had one influence left and the coins he had lied for.
  await phone.press(end.earlier);
  await reads(phone, phone.fill(end.turn, { turn: 2 })).waitFor();
  await expect(phone.page.getByRole('switch').filter({ hasText: 'Bob' })).toContainText(phone.number(5));
});

test('the same people play again at a touch, and the game before is not lost', async ({ app }) => {
  const phone = await sitting(app, two, { language: 'en' });
  await playThreeTurns(phone);
  await phone.press(phone.words.end.again);
  // By this book the last winner begins, and the phone comes to her last.
  await curtainOf(phone, 'Bob').waitFor();
  expect(await written(phone)).toMatchObject({
    setup: { book: 'hebrew', players: 2, first: 0 },
    players: [{ name: 'Ann' }, { name: 'Bob' }],
    moves: [],
  });
  await phone.visit('/history');
  await rows(phone, 'Ann').waitFor();
});

for (const language of ['he', 'en'] as const)
  test.describe(`what happened, in ${language},`, () => {
    const towardsTheEnd = language === 'he' ? 'ArrowLeft' : 'ArrowRight';

    test('is scrubbed through by a finger, from the side the language begins at, and by keys', async ({
      app,
    }) => {
      const phone = await app.phone({ language, kept: keptPast(language) }, '/history/kept?step=0');
      const slider = phone.page.getByRole('slider');
      const last = finished(language).moves.length;
      await expect(slider).toHaveAttribute('aria-valuemax', String(last));
      const { x, y, width, height } = await slider.evaluate((element) => element.getBoundingClientRect());
      const at = async (part: number) => {
        const along = language === 'he' ? 1 - part : part;
        await phone.tapAt({ x: x + width * along, y: y + height / 2 });
        await phone.settle();
      };
      await at(0.99);
      await standsAt(phone, last);
      await at(0.5);
      await expect.poll(async () => Math.abs((await position(phone)) - last / 2)).toBeLessThanOrEqual(1);
      await at(0.01);
      await standsAt(phone, 0);
      await slider.focus();
      await phone.key(towardsTheEnd);
      await standsAt(phone, 1);
    });

    test('reaches every line of the log by the Tab key', async ({ app }) => {
      const phone = await app.phone({ language, kept: keptPast(language) }, '/history/kept?step=0');
      const { log, coup } = phone.words;
      const won = phone.fill(coup.log.won, { name: finished(language).players[0]?.name ?? '' });
      await phone.page.getByRole('button').filter({ hasText: log.deal }).focus();
      /** The element itself, not its words: a log may say the same twice. */
      const mark = () =>
        phone.page.evaluate(() => (document.activeElement as HTMLElement).dataset.left === undefined);
      const words = () => phone.page.evaluate(() => document.activeElement?.textContent ?? '');
      const read = [await words()];
      while (read.at(-1) !== won && read.length < 200) {
        await phone.page.evaluate(() => ((document.activeElement as HTMLElement).dataset.left = 'yes'));
        await phone.key('Tab');
        expect(await mark()).toBe(true);
        read.push(await words());
      }
      expect(read.at(-1)).toBe(won);
      expect(read.length).toBeGreaterThan(finished(language).moves.length);
    });
  });

test.describe('a game by its address', () => {
  test('is there after a reload, its end and any moment of it', async ({ app }) => {
    const phone = await app.phone({ language: 'fa', kept: keptPast('fa') }, '/history/kept');
    const { end, replay } = phone.words;
    await phone.reload();
    await phone.heading(end.result).waitFor();
    await phone.visit('/history/kept?step=7');
    await phone.reload();
    await standsAt(phone, 7);
    await phone.press(replay.toResult);
    await phone.heading(end.result).waitFor();
    expect(phone.path).toBe('/history/kept');
  });

  test('is still in the history if the page is loaded again the moment it ended', async ({ app }) => {
    const phone = await sitting(app, two, { language: 'ru' });
    await playThreeTurns(phone);
    await phone.reload();
    await phone.press(phone.words.match.history);
    await phone.touch(rows(phone, 'Ann'));
    await phone.see('img', phone.fill(phone.words.end.winner, { names: 'Ann' })).waitFor();
  });
});

/** Everything the device keeps of past games. */
const shelf = (phone: Phone): Promise<Record<string, string>> =>
  phone.page.evaluate(
    (list) =>
      Object.fromEntries(
        Object.entries(localStorage).filter(([key]) => key === list || key.startsWith('underTheTable.past.')),
      ),
    historyKey,
  );

/** Opens a file from the list of past games, and that leads to something. */
async function open(phone: Phone, file: string, to: Locator): Promise<void> {
  const chooser = phone.page.waitForEvent('filechooser');
  await phone.press(phone.words.history.openFile);
  await (await chooser).setFiles(file);
  await comes(phone, to);
}

test('the end as a picture is saved under a telling name, right to left', async ({ app }) => {
  const phone = await app.phone({ language: 'fa', kept: keptPast('fa') }, '/history/kept');
  const saving = phone.page.waitForEvent('download');
  await phone.press(phone.words.end.savePicture);
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^under-the-table-coup-2026-03-2[12]-\d{4}-\S+\.png$/);
  const file = test.info().outputPath('end.png');
  await download.saveAs(file);
  const bytes = await readFile(file);
  // A PNG says how wide and how high it is at this place.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1350]);
});

test.describe('a game as a file', () => {
  test('is saved, and opened again once it was deleted for good', async ({ app }) => {
    const phone = await app.phone({ language: 'en', kept: keptPast('en') }, '/history/kept');
    const { end, history } = phone.words;
    const saving = phone.page.waitForEvent('download');
    await phone.press(end.save);
    const download = await saving;
    const name = download.suggestedFilename();
    expect(name).toMatch(/^under-the-table-coup-2026-03-2[12]-\d{4}-\S+\.json$/);
    await reads(phone, phone.fill(end.saved, { file: name })).waitFor();
    const file = test.info().outputPath(name);
    await download.saveAs(file);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
      game: 'coup',
      moves: finished('en').moves,
      endedAt: '2026-03-21T18:30:00.000Z',
    });

    await phone.visit('/history');
    await phone.touch(deleteButton(phone));
    await phone.touch(phone.inDialog('button', history.deleteConfirm));
    await phone.heading(history.empty).waitFor();
    expect(Object.keys(await shelf(phone))).toContain(gameKey('kept'));
    await phone.back();
    expect(Object.keys(await shelf(phone))).toEqual([historyKey]);
    await phone.enter('history');
    await phone.heading(history.empty).waitFor();

    await open(phone, file, phone.heading(end.result));
    await phone.see('img', phone.fill(end.winner, { names: 'Ann' })).waitFor();
    await phone.back();
    await rows(phone, 'Ann').waitFor();
    expect(JSON.parse((await shelf(phone))[historyKey] ?? '')).toMatchObject({
      value: { games: [{ endedAt: '2026-03-21T18:30:00.000Z' }] },
    });
  });

  for (const [problem, text] of [
    ['notARecord', '<html>Not found</html>'],
    ['tooLarge', ' '.repeat(1_000_001)],
  ] as const)
    test(`that is no good (${problem}) is refused with a sentence, and nothing is lost`, async ({ app }) => {
      const phone = await app.phone({ language: 'fa', kept: keptPast('fa') }, '/history');
      const { history } = phone.words;
      const before = await shelf(phone);
      const file = test.info().outputPath(`${problem}.json`);
      await writeFile(file, text);
      await open(phone, file, phone.page.getByRole('alert').filter({ hasText: history.problem[problem] }));
      expect(phone.path).toBe('/history');
      expect(await shelf(phone)).toEqual(before);
      await rows(phone, finished('fa').players[0]?.name ?? '').waitFor();
    });
});

test('a history of which one game is damaged shows the others, and puts that one aside', async ({ app }) => {
  const kept = { ...keptPast('en'), [gameKey('kept')]: 'damaged', ...keptSettings('en', brisk) };
  const phone = await app.phone({ language: 'en', kept }, '/history');
  await phone.touch(rows(phone, 'Ann'));
  await reads(phone, phone.words.history.problem.damaged).waitFor();
  expect((await shelf(phone))[`${gameKey('kept')}.aside.1`]).toBe('damaged');
});
