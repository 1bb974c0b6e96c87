import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { written } from './support/coup';
import { openHouse } from './support/house';
import { keptSettings } from './support/kept';
import { deleteButton, finished, gameKey, historyKey, keptPast } from './support/past';
import type { Phone } from './support/phone';
import { luck, playToTheEnd } from './support/player';
import { act, brisk, handOver, plate, reads, sitting, takePhone, type Sitting } from './support/playing';
import { languages, type Language } from './support/words';

const house = openHouse();

const two: Sitting = {
  book: 'hebrew',
  hands: { Ann: 'duke captain', Bob: 'contessa assassin' },
  court: 'ambassador',
};

/**
 * Three turns: Ann is the Duke and is doubted; Bob says he is the Duke, which is a lie, and nobody doubts it; Ann is
 * the Captain and is doubted again.
 */
async function playThreeTurns(phone: Phone): Promise<void> {
  const { decision, cast, match } = phone.words;
  const show = (role: 'duke' | 'captain') => phone.fill(decision.confirm.show, { role: cast[role].name });
  await act(phone, 'Ann', 'tax');
  await phone.press(decision.answers.challenge);
  await takePhone(phone, 'Ann');
  await phone.press(show('duke'));
  await takePhone(phone, 'Bob');
  await phone.press(cast.contessa.name, 'radio');
  await phone.press(phone.fill(decision.confirm.lose, { role: cast.contessa.name }));
  await act(phone, 'Bob', 'tax');
  await phone.press(decision.answers.allow);
  await act(phone, 'Ann', 'steal', 'Bob');
  await phone.press(decision.answers.challenge);
  await takePhone(phone, 'Ann');
  await phone.press(show('captain'));
  await phone.press(match.howItWent);
  await phone.heading(phone.words.past.result).waitFor();
}

const many = ({ words }: Phone, what: 'turns'): string => {
  const { past } = words;
  return `${what}_few` in past ? (past as { turns_few: string }).turns_few : past.turns_other;
};

const position = (phone: Phone): Promise<string | null> =>
  phone.page.getByRole('slider').getAttribute('aria-valuenow');

const lastStep = async (phone: Phone): Promise<number> =>
  Number(await phone.page.getByRole('slider').getAttribute('aria-valuemax'));

const rows = (phone: Phone, winner: string) =>
  plate(phone, phone.fill(phone.words.past.winner, { names: winner }));

const path = (phone: Phone) => {
  const { pathname, search } = new URL(phone.page.url());
  return pathname + search;
};

describe.each(['fa', 'en'] as const)('a game played to its end, in %s,', (language) => {
  it('tells who won and how, who lied, who doubted in vain, and what everybody had', async () => {
    const phone = await sitting(house, two, { language });
    const { past, cast } = phone.words;
    await playThreeTurns(phone);
    expect(await written(phone)).toBeNull();

    await phone.see('img', phone.fill(past.winner, { names: 'Ann' })).waitFor();
    await reads(phone, phone.fill(many(phone, 'turns'), { count: 3 })).waitFor();
    await reads(phone, phone.fill(past.how.challenge, { rival: 'Bob' })).waitFor();

    await reads(phone, phone.fill(past.caught, { caught: 0, all: 1 })).waitFor();
    const lie = plate(phone, phone.fill(past.bluff, { name: 'Bob', claim: cast.duke.name }));
    expect(await lie.innerText()).toContain(phone.fill(past.gotAway, { turn: 2 }));
    const doubts = plate(phone, phone.fill(past.doubted, { by: 'Bob', name: 'Ann' }));
    expect(await doubts.count()).toBe(2);
    expect(await doubts.first().innerText()).toContain(
      phone.fill(past.wasTrue, { turn: 1, claim: cast.duke.name }),
    );
    expect(await doubts.last().innerText()).toContain(
      phone.fill(past.wasTrue, { turn: 3, claim: cast.captain.name }),
    );

    // Both hands lie open, what was kept and what was lost.
    await reads(
      phone,
      phone.fill(past.lost, { roles: listed(phone, cast.contessa.name, cast.assassin.name) }),
    ).waitFor();

    const coins = (name: string, first: number, most: number, last: number) =>
      phone.fill(past.coinsOf, { name, first, most, last });
    const chart = (label: string) => phone.page.getByRole('img', { name: label });
    await chart(`${coins('Ann', 2, 7, 7)} ${coins('Bob', 2, 5, 0)}`).waitFor();
    await chart(phone.fill(past.influenceOf, { name: 'Bob', turn: 3 })).waitFor();

    // A turn earlier, Bob had one influence left and the coins he had lied for.
    await phone.press(past.earlier);
    await reads(phone, phone.fill(past.turn, { turn: 2 })).waitFor();
    expect(await phone.page.getByRole('switch').filter({ hasText: 'Bob' }).innerText()).toContain(
      phone.number(5),
    );
  });
});

/** As `ui/past/listed.ts` strings them together. */
const listed = (phone: Phone, one: string, more: string) => phone.fill(phone.words.past.list, { one, more });

it('a game of two who drafted is played to its end by luck, and lies in the history', async () => {
  const drafted: Sitting = {
    book: 'persian',
    hands: { Нина: 'duke', Лев: 'captain' },
    options: { twoPlayers: 'draft' },
  };
  const phone = await sitting(house, drafted, { language: 'ru' });
  await playToTheEnd(phone, { choose: luck(2) });
  const { past, common } = phone.words;
  await phone.heading(past.result).waitFor();
  await phone.press(common.home);
  await phone.enter('history');
  await rows(phone, 'Нина').or(rows(phone, 'Лев')).waitFor();
});

it('the same people play again at a touch, and the game before is not lost', async () => {
  const phone = await sitting(house, two, { language: 'en' });
  await playThreeTurns(phone);
  await phone.press(phone.words.past.again);
  // By this book the last winner begins.
  await handOver(phone, 'Ann').waitFor();
  expect(await written(phone)).toMatchObject({
    setup: { book: 'hebrew', players: 2, first: 0 },
    players: [{ name: 'Ann' }, { name: 'Bob' }],
    moves: [],
  });
  await phone.back();
  await phone.enter('history');
  await rows(phone, 'Ann').waitFor();
});

describe.each(['he', 'en'] as const)('what happened, in %s,', (language) => {
  /** From the list of past games to the replay of the one that lies there. */
  async function watching(): Promise<Phone> {
    const phone = await house.phone({ language, kept: keptPast(language) }, '/history');
    const winner = finished(language).players[0]?.name ?? '';
    await rows(phone, winner).tap();
    await phone.heading(phone.words.past.result).waitFor();
    await phone.press(phone.words.past.whatHappened);
    await phone.page.getByRole('slider').waitFor();
    return phone;
  }
  const [on, back] = language === 'he' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];

  it('is walked through by the keys of a slider', async () => {
    const phone = await watching();
    const { replay } = phone.words.story;
    const last = await lastStep(phone);
    expect(last).toBe(finished(language).moves.length);
    const slider = phone.page.getByRole('slider');
    const walk: readonly (readonly [string, number])[] = [
      [on, 1],
      [on, 2],
      [back, 1],
      ['ArrowUp', 2],
      ['ArrowDown', 1],
      ['End', last],
      [on, last],
      ['Home', 0],
      [back, 0],
    ];
    expect(await position(phone)).toBe('0');
    for (const [key, step] of walk) {
      await slider.press(key);
      expect(await position(phone)).toBe(String(step));
    }
    expect(await slider.getAttribute('aria-valuetext')).toBe(
      phone.fill(replay.positionInTurn, { move: 0, moves: last, turn: 1 }),
    );
    await slider.press('PageDown');
    expect(await position(phone)).toBe('0');
    await slider.press('PageUp');
    const second = Number(await position(phone));
    expect(second).toBeGreaterThan(1);
    expect(await slider.getAttribute('aria-valuetext')).toBe(
      phone.fill(replay.positionInTurn, { move: second, moves: last, turn: 2 }),
    );
  });

  it('is scrubbed through by a finger, from the side the language begins at', async () => {
    const phone = await watching();
    const last = await lastStep(phone);
    const box = await phone.page.getByRole('slider').boundingBox();
    if (box === null) throw new Error('There is no slider to touch.');
    const at = (part: number) =>
      phone.page.touchscreen.tap(
        box.x + box.width * (language === 'he' ? 1 - part : part),
        box.y + box.height / 2,
      );
    await at(0.99);
    expect(await position(phone)).toBe(String(last));
    await at(0.5);
    expect(Math.abs(Number(await position(phone)) - last / 2)).toBeLessThanOrEqual(1);
    await at(0.01);
    expect(await position(phone)).toBe('0');
  });

  it('is stepped through, and plays by itself until it is stopped or over', async () => {
    const phone = await house.freshPhone({ language, kept: keptPast(language) });
    await phone.page.clock.install();
    await phone.visit('/history/kept?step=0');
    const { replay } = phone.words.story;
    const last = await lastStep(phone);
    for (const back of [replay.turnBack, replay.moveBack])
      expect(await phone.button(back).isDisabled()).toBe(true);
    await phone.press(replay.moveOn);
    await phone.press(replay.moveOn);
    await phone.press(replay.moveBack);
    expect(await position(phone)).toBe('1');

    await phone.page.clock.pauseAt(Date.now() + 60_000);
    await phone.press(replay.play);
    await phone.button(replay.pause).waitFor();
    for (let step = 2; step < 5; step++) {
      await phone.page.clock.runFor(1000);
      await phone.page.locator(`[role=slider][aria-valuenow="${step}"]`).waitFor();
    }
    await phone.press(replay.pause);
    await phone.button(replay.play).waitFor();
    await phone.page.clock.runFor(5000);
    expect(await position(phone)).toBe('4');

    await phone.page.getByRole('slider').press('End');
    await phone.press(replay.moveBack);
    await phone.press(replay.play);
    await phone.page.clock.runFor(1000);
    await phone.button(replay.play).waitFor();
    expect(await position(phone)).toBe(String(last));
    for (const forth of [replay.moveOn, replay.turnOn])
      expect(await phone.button(forth).isDisabled()).toBe(true);
  });

  it('is opened where a line of the log points, and every hand is open', async () => {
    const phone = await watching();
    const { story, board } = phone.words;
    const winner = finished(language).players[0]?.name ?? '';
    const [, second] = finished(language).players;
    // Every card on the table is named, also those that nobody had seen yet.
    const before = phone.page.getByRole('img', { name: new RegExp(`^\u2068${second?.name}\u2069`) });
    expect(await before.getAttribute('aria-label')).not.toContain(
      phone.fill(board.faceDown_other, { count: 2 }),
    );
    expect(await before.getAttribute('aria-label')).toContain(board.known.split('{{')[0] ?? '');
    const line = phone.page.getByRole('button').filter({ hasText: phone.fill(story.won, { name: winner }) });
    await line.tap();
    expect(await position(phone)).toBe(String(await lastStep(phone)));
    const words = phone.fill(story.won, { name: winner });
    await phone.button(story.replay.here.replace('{{line}}', `\u2068${words}\u2069`)).waitFor();
  });

  it('leads back to the result, and a lie leads to where it was told', async () => {
    const phone = await watching();
    const { past } = phone.words;
    await phone.press(past.toResult);
    await phone.heading(past.result).waitFor();
    await phone.press(past.watchTurn);
    await phone.page.getByRole('slider').waitFor();
    expect(Number(await position(phone))).toBeGreaterThan(0);
  });
});

describe('a game by its address', () => {
  it('is there after a reload, its end and any moment of it', async () => {
    const phone = await house.phone({ language: 'fa', kept: keptPast('fa') }, '/history/kept');
    const { past } = phone.words;
    await phone.reload();
    await phone.heading(past.result).waitFor();
    await phone.visit('/history/kept?step=7');
    await phone.reload();
    expect(await position(phone)).toBe('7');
    await phone.press(past.toResult);
    await phone.heading(past.result).waitFor();
    expect(path(phone)).toBe('/history/kept');
  });

  it('is still in the history if the page is loaded again the moment it ended', async () => {
    const phone = await sitting(house, two, { language: 'ru' });
    await playThreeTurns(phone);
    await phone.reload();
    await phone.press(phone.words.match.history);
    await rows(phone, 'Ann').tap();
    await phone.see('img', phone.fill(phone.words.past.winner, { names: 'Ann' })).waitFor();
  });

  it.each(languages)('that leads nowhere says so in %s', async (language) => {
    const phone = await house.phone({ language }, '/history/nothing');
    await reads(phone, phone.words.past.problem.gone).waitFor();
    await phone.press(phone.words.past.toList);
    await phone.heading(phone.words.past.empty).waitFor();
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

/** Opens a file from the list of past games. */
async function open(phone: Phone, file: string): Promise<void> {
  const chooser = phone.page.waitForEvent('filechooser');
  await phone.press(phone.words.past.openFile);
  await (await chooser).setFiles(file);
}

describe('a game as a file', () => {
  it('is saved, deleted after one question, brought back, deleted for good, and opened again', async () => {
    const phone = await house.phone({ language: 'en', kept: keptPast('en') }, '/history/kept');
    const { past } = phone.words;
    const saving = phone.page.waitForEvent('download');
    await phone.press(past.save);
    const download = await saving;
    const name = download.suggestedFilename();
    expect(name).toMatch(/^under-the-table-coup-2026-03-2[12]\.json$/);
    await reads(phone, phone.fill(past.saved, { file: name })).waitFor();
    const file = join(await mkdtemp(join(tmpdir(), 'record-')), name);
    await download.saveAs(file);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
      game: 'coup',
      moves: finished('en').moves,
      endedAt: '2026-03-21T18:30:00.000Z',
    });

    await phone.visit('/history');
    await deleteButton(phone).tap();
    await phone.heading(past.deleteTitle).waitFor();
    await phone.inDialog('button', past.keep).tap();
    await phone.page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await rows(phone, 'Ann').count()).toBe(1);

    await deleteButton(phone).tap();
    await phone.inDialog('button', past.deleteConfirm).tap();
    await phone.heading(past.empty).waitFor();
    await phone.press(past.undo);
    await rows(phone, 'Ann').waitFor();
    expect(await phone.button(past.undo).count()).toBe(0);

    await deleteButton(phone).tap();
    await phone.inDialog('button', past.deleteConfirm).tap();
    await phone.heading(past.empty).waitFor();
    expect(Object.keys(await shelf(phone))).toContain(gameKey('kept'));
    await phone.back();
    await phone.enter('history');
    await phone.heading(past.empty).waitFor();
    expect(await phone.button(past.undo).count()).toBe(0);
    expect(Object.keys(await shelf(phone))).toEqual([historyKey]);

    await open(phone, file);
    await phone.heading(past.result).waitFor();
    await phone.see('img', phone.fill(past.winner, { names: 'Ann' })).waitFor();
    await phone.back();
    await rows(phone, 'Ann').waitFor();
    expect(JSON.parse((await shelf(phone))[historyKey] ?? '')).toMatchObject({
      value: { games: [{ endedAt: '2026-03-21T18:30:00.000Z' }] },
    });

    // The same file once more is the same game.
    await open(phone, file);
    await phone.heading(past.result).waitFor();
    await phone.back();
    expect(await rows(phone, 'Ann').count()).toBe(1);
  });

  const broken = (language: Language) => {
    const record = JSON.parse(
      (JSON.parse(keptPast(language)[gameKey('kept')] ?? '') as { value: { record: string } }).value.record,
    ) as { moves: object[] };
    return {
      notARecord: '<html>Not found</html>',
      unknownVersion: JSON.stringify({ ...record, version: 99 }),
      unknownGame: JSON.stringify({ ...record, game: 'chess' }),
      illegalMove: JSON.stringify({ ...record, moves: [{ type: 'prove' }, ...record.moves] }),
      checksumDiffers: JSON.stringify({ ...record, checksum: '0000000000000000' }),
      unfinished: null,
      tooLarge: ' '.repeat(1_000_001),
    } as const;
  };

  it.each(languages)(
    'that is broken is refused with a sentence in %s, and nothing is lost',
    async (language) => {
      const phone = await house.phone({ language, kept: keptPast(language) }, '/history');
      const { past } = phone.words;
      const before = await shelf(phone);
      const folder = await mkdtemp(join(tmpdir(), 'broken-'));
      for (const [problem, text] of Object.entries(broken(language))) {
        if (text === null) continue;
        const file = join(folder, `${problem}.json`);
        await writeFile(file, text);
        await open(phone, file);
        const alert = phone.page.getByRole('alert');
        await alert.filter({ hasText: past.problem[problem as keyof typeof past.problem] }).waitFor();
        expect(await alert.innerText()).toContain(past.notOpened);
        expect(path(phone)).toBe('/history');
        expect(await shelf(phone)).toEqual(before);
      }
      await rows(phone, finished(language).players[0]?.name ?? '').waitFor();
    },
  );
});

it('a history of which one game is damaged shows the others, and puts that one aside', async () => {
  const kept = { ...keptPast('en'), [gameKey('kept')]: 'damaged', ...keptSettings('en', brisk) };
  const phone = await house.phone({ language: 'en', kept }, '/history');
  await rows(phone, 'Ann').tap();
  await reads(phone, phone.words.past.problem.damaged).waitFor();
  expect((await shelf(phone))[`${gameKey('kept')}.aside.1`]).toBe('damaged');
});
