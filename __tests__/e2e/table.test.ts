import { openAid, openPeek, tableOf, takeBackButton } from '../../tools/browser/bar';
import { keptMatch, playedUntil, written, type CoupMatch } from '../../tools/browser/coup';
import { cover, coverButton, curtainOf, lamp } from '../../tools/browser/curtain';
import { idleMoment } from '../../tools/browser/idle';
import { keptSettings } from '../../tools/browser/kept';
import type { Phone } from '../../tools/browser/phone';
import { luck, playToTheEnd } from '../../tools/browser/player';
import { nameField } from '../../tools/browser/rehearsal';
import { seated } from '../../tools/browser/tables';
import type { Language } from '../../tools/browser/words';
import { directions } from '../../ui/i18n/direction';
import { eachDirection } from '../support/languages';
import {
  act,
  brisk,
  choose,
  lampOf,
  liftCurtain,
  moves,
  object,
  reads,
  say,
  seatSays,
  sitting,
  takePhone,
  three,
  touchSeat,
} from './support/playing';
import { pageLanguage } from './support/reading';
import { cardsTold } from './support/secrets';
import { expect, test } from './support/test';

/** Where the app keeps the last table. */
const tableKey = 'underTheTable.table.coup';

const lastTable = (...names: readonly string[]) => ({
  [tableKey]: JSON.stringify({
    version: 2,
    value: {
      players: names.map((name) => ({ name, bot: null })),
      choices: {
        book: 'hebrew',
        sixth: 'ambassador',
        factions: false,
        anarchist: false,
        twoPlayers: null,
        strictDoubleDanger: false,
      },
      start: 'agreed',
      first: 1,
    },
  }),
});

const turnOf = (phone: Phone, name: string) => phone.heading(phone.fill(phone.words.match.turnOf, { name }));

/** Ann has lost against three bots, and none of them has lost yet. */
function annIsOut(): CoupMatch {
  for (let seed = 1; seed < 1000; seed++) {
    const match = playedUntil(
      seated('en', { book: 'persian', players: 4, bots: 3, seed }),
      ({ players, stage }) =>
        stage.kind === 'act' &&
        players.every((player, seat) => player.cards.every(({ faceUp }) => faceUp) === (seat === 0)),
    );
    if (match !== null) return match;
  }
  throw new Error('Ann is never the first to lose.');
}

/** Long enough for what bots do in one idle moment, and too short for them to take another unasked, in milliseconds. */
const oneMoment = 100;

/** As on a slow phone: its clock jumps by 30 ms whenever it is read, so bots get only a few moves done at a time. */
const slowly = ({ page }: Phone) =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance);
    let lost = 0;
    performance.now = () => now() + (lost += 30);
  });

const seatTells = (phone: Phone, name: string, words: string) =>
  expect.poll(() => seatSays(phone, name)).toContain(words);

/** Ann asks for foreign aid, and everybody is asked whether they block it. */
async function annAsksForAid(phone: Phone): Promise<void> {
  await act(phone, 'Ann', 'foreignAid');
  await reads(phone, phone.words.coup.decision.question.blockAny).waitFor();
}

test.describe('a new game', () => {
  test('is dealt in two touches where people have played before', async ({ app }) => {
    const kept = { ...lastTable('Ann', 'Bob', 'Cem'), ...keptSettings('en', brisk) };
    const phone = await app.phone({ language: 'en', kept });
    await phone.enter('together');
    await phone.press(phone.words.setup.deal);
    await curtainOf(phone, 'Cem').waitFor();
    await phone.pressForGood(phone.words.match.startUnseen);
    await turnOf(phone, 'Bob').waitFor();
    expect(await written(phone)).toMatchObject({
      setup: { book: 'hebrew', players: 3, first: 1 },
      players: [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cem' }],
      moves: [],
    });
    expect(phone.path).toBe('/play/coup?way=together');
  });

  test('is set up by hand: a book, three names, a bot, an option, who begins; and the first turn', async ({
    app,
  }) => {
    const phone = await app.phone({ language: 'he', kept: keptSettings('he', brisk) });
    const { setup, games, coup } = phone.words;
    await phone.enter('together');
    await phone.touch(phone.page.getByRole('button').filter({ hasText: coup.setup.book }));
    await phone.touch(phone.page.getByRole('radio').filter({ hasText: games.coup.variants.persian }));
    for (const [seat, name] of ['Mina', 'Tom', 'Юля'].entries())
      await phone.write(nameField(phone, seat + 1), name);
    await phone.press(setup.botsForEmpty);
    const botNames = Object.values<string>(setup.botNames);
    const gizmo = await nameField(phone, 4).evaluate((field: HTMLInputElement) => field.value);
    expect(botNames).toContain(gizmo);
    await phone.touch(phone.page.getByRole('button').filter({ hasText: setup.options }));
    await phone.touch(phone.with('switch', coup.setup.strict));
    await phone.press(setup.starts.agreed, 'radio');
    await phone.touch(phone.page.getByRole('radio').filter({ hasText: 'Tom' }));
    await phone.press(setup.deal);

    // The phone goes round first, and comes to the starting player last.
    await liftCurtain(phone, 'Юля');
    await cover(phone);
    await curtainOf(phone, 'Mina').waitFor();
    await phone.pressForGood(phone.words.match.allHaveLooked);
    await turnOf(phone, 'Tom').waitFor();
    expect(await written(phone)).toMatchObject({
      setup: { book: 'persian', players: 4, first: 1, options: { strictDoubleDanger: true } },
      players: [{ name: 'Mina' }, { name: 'Tom' }, { name: 'Юля' }, { name: gizmo, bot: 'steady' }],
    });
    await act(phone, 'Tom', 'income');
    await turnOf(phone, 'Юля').waitFor();
    const { coins } = phone.words;
    const several = 'count_few' in coins ? coins.count_few : coins.count_other;
    await seatTells(phone, 'Tom', phone.fill(several, { count: 3 }));
    expect(await moves(phone)).toEqual([{ type: 'act', action: 'income' }]);
  });
});

test.describe('a slip of the finger', () => {
  test('is taken back one touch after the other, even if the phone died in between', async ({ app }) => {
    const phone = await sitting(app, three, { language: 'ru' });
    const { decision } = phone.words.coup;
    await expect(takeBackButton(phone)).toBeDisabled();
    await annAsksForAid(phone);
    const asked = await written(phone);
    await phone.press(decision.nobodyBlocks);
    await turnOf(phone, 'Bob').waitFor();
    expect(await moves(phone)).toHaveLength(3);

    await phone.reload();
    await lampOf(phone, 'Bob').waitFor();
    await phone.touch(takeBackButton(phone));
    await reads(phone, decision.question.blockAny).waitFor();
    await turnOf(phone, 'Ann').waitFor();
    expect(await moves(phone)).toEqual(asked?.moves);

    await phone.reload();
    await reads(phone, decision.question.blockAny).waitFor();
    await phone.touch(takeBackButton(phone));
    await lampOf(phone, 'Ann').waitFor();
    expect(await moves(phone)).toEqual([]);
    await expect(takeBackButton(phone)).toBeDisabled();
  });

  test('stays where it fell once a card has been shown', async ({ app }) => {
    const phone = await sitting(app, three, { language: 'fa' });
    const { decision } = phone.words.coup;
    await act(phone, 'Ann', 'tax');
    await object(phone, 'Bob', decision.answers.challenge);
    await lampOf(phone, 'Ann').waitFor();
    await expect(takeBackButton(phone)).toBeEnabled();

    await takePhone(phone, 'Ann');
    await phone.pressForGood(phone.fill(decision.confirm.show, { role: phone.words.cast.duke.name }));
    await cover(phone);
    await lampOf(phone, 'Bob').waitFor();
    await expect(takeBackButton(phone)).toBeDisabled();
    await phone.reload();
    await takePhone(phone, 'Bob');
    expect((await moves(phone))?.at(-1)).toEqual({ type: 'prove' });
  });
});

test.describe('the language changed in the middle of a game', () => {
  /** By way of the first page, and back to the table by its own door. */
  async function change(phone: Phone, language: Language): Promise<void> {
    await phone.back();
    await phone.enter('settings');
    await phone.press(phone.words.language[language], 'radio');
    phone.language = language;
    await phone.heading(phone.words.settings.title).waitFor();
    await phone.back();
    await phone.enter('continue');
    expect(await pageLanguage(phone)).toEqual([language, directions[language]]);
  }

  test('asks the same in other words, from the other side, and the game goes on to its end', async ({
    app,
  }) => {
    const phone = await sitting(app, three, { language: 'fa' });
    await annAsksForAid(phone);
    const asked = await written(phone);
    for (const language of ['ru', 'he', 'en'] as const) {
      await change(phone, language);
      await reads(phone, phone.words.coup.decision.question.blockAny).waitFor();
      await turnOf(phone, 'Ann').waitFor();
      await phone.button(phone.words.coup.decision.nobodyBlocks).waitFor();
      expect(await written(phone)).toEqual(asked);
    }
    await phone.press(phone.words.coup.decision.nobodyBlocks);

    // A question for Bob alone waits for his lamp.
    await turnOf(phone, 'Bob').waitFor();
    await change(phone, 'fa');
    await lampOf(phone, 'Bob').waitFor();
    expect(await cardsTold(phone)).toEqual([]);

    let last = await written(phone);
    await playToTheEnd(phone, {
      choose: luck(3),
      meanwhile: async () => {
        last = (await written(phone)) ?? last;
      },
    });
    await phone.heading(phone.words.end.result).waitFor();
    expect(await pageLanguage(phone)).toEqual(['fa', 'rtl']);
    expect(await written(phone)).toBeNull();
    expect(last?.moves.length).toBeGreaterThan(3);
  });
});

test('a look at one’s own cards is given up by Back, and once lifted covers itself first', async ({
  app,
}) => {
  const phone = await sitting(app, three, { language: 'en' });
  const { question } = phone.words.coup.decision;
  await annAsksForAid(phone);
  const asked = await written(phone);
  await openPeek(phone);
  await phone.touch(phone.page.getByRole('dialog').getByRole('button').filter({ hasText: 'Cem' }));
  await liftCurtain(phone, 'Cem');
  const { captain, contessa } = phone.words.cast;
  expect((await cardsTold(phone)).sort()).toEqual([captain.name, contessa.name].sort());
  await phone.goBack();
  await curtainOf(phone, 'Cem').waitFor();
  expect(await cardsTold(phone)).toEqual([]);
  await phone.goBack();
  await reads(phone, question.blockAny).waitFor();
  expect(phone.path).toBe('/play/coup');
  expect(await written(phone)).toEqual(asked);
});

test('Back and Escape put away what lies over the table, and nothing of it stays in the history', async ({
  app,
}) => {
  const phone = await sitting(app, three, { language: 'en' });
  const { page } = phone;
  const over = page.getByRole('dialog');
  for (const open of [() => phone.press(phone.words.match.menu), () => openAid(phone)])
    for (const putAway of [() => phone.goBack(), () => phone.key('Escape')]) {
      await open();
      await over.waitFor();
      await putAway();
      await over.waitFor({ state: 'hidden' });
      await tableOf(phone).waitFor();
    }
  await phone.press(phone.words.match.menu);
  await over.waitFor();
  await phone.reload();
  await tableOf(phone).waitFor();
  await phone.visit('/cast');
  await phone.press(phone.fill(phone.words.castPage.open, { name: phone.words.cast.duke.name }));
  await phone.press(phone.words.common.readInRules);
  await phone.button(phone.words.rules.share).waitFor();
  await phone.goBack();
  await phone.heading(phone.words.castPage.title).waitFor();
  await phone.goBack();
  await tableOf(phone).waitFor();
});

test.describe('a phone that dies in the middle of a secret', () => {
  for (const language of eachDirection)
    test(`comes back covered, in ${language}, and asks the same player the same`, async ({ app }) => {
      const phone = await sitting(app, three, { language });
      const { decision } = phone.words.coup;
      await act(phone, 'Ann', 'income');
      await takePhone(phone, 'Bob');
      // Half a choice: whom to rob is not said yet.
      await choose(phone, 'steal');
      await phone.reload();
      await lampOf(phone, 'Bob').waitFor();
      await expect(coverButton(phone)).toHaveCount(0);
      expect(await cardsTold(phone)).toEqual([]);
      await takePhone(phone, 'Bob');
      await choose(phone, 'steal', 'Cem');
      await reads(phone, decision.question.challenge).waitFor();
      expect((await moves(phone))?.slice(1)).toEqual([{ type: 'act', action: 'steal', target: 2 }]);
    });
});

test.describe('a seat that is touched', () => {
  test('offers what its player may say; a word given early outlives the phone, and can be withdrawn', async ({
    app,
  }) => {
    const phone = await sitting(app, three, { language: 'en' });
    const { match, cast, common } = phone.words;
    const { decision, board } = phone.words.coup;
    const { marks } = board;
    const blockAs = (role: 'captain' | 'ambassador') =>
      phone.fill(decision.answers.block, { role: cast[role].name });
    const offered = async () =>
      (await phone.page.getByRole('dialog').getByRole('button').allInnerTexts())
        .map((words) => words.trim())
        .filter((words) => words !== '' && words !== common.close);
    await act(phone, 'Ann', 'steal', 'Cem');
    await reads(phone, decision.question.challenge).waitFor();
    await expect(phone.button(phone.fill(match.answerOf, { name: 'Ann' }))).toHaveCount(0);
    // Bob has only one thing to object, and touching his seat says it.
    const challenge = decision.answers.challenge;
    await expect(phone.button(phone.fill(match.says, { name: 'Bob', answer: challenge }))).toHaveCount(1);

    await touchSeat(phone, 'Cem');
    await expect
      .poll(offered)
      .toEqual([challenge, blockAs('captain'), blockAs('ambassador'), decision.answers.allow.claim]);
    await say(phone, decision.answers.allow.claim);
    await seatTells(phone, 'Cem', marks.passes);
    // Bob has not spoken: the game waits for him, also when the phone dies meanwhile.
    await phone.reload();
    await seatTells(phone, 'Cem', marks.passes);
    expect(await moves(phone)).toHaveLength(1);

    await touchSeat(phone, 'Cem');
    await expect.poll(offered).toContain(match.withdraw);
    await say(phone, match.withdraw);
    await seatTells(phone, 'Cem', marks.toAnswer);

    await touchSeat(phone, 'Cem');
    await say(phone, blockAs('captain'));
    await seatTells(phone, 'Cem', marks.stops);
    // He does not challenge; Bob still may.
    await phone.press(decision.nobodyChallenges);
    expect(await moves(phone)).toEqual([
      { type: 'act', action: 'steal', target: 2 },
      { type: 'allow' },
      { type: 'allow' },
      { type: 'block', role: 'captain' },
    ]);
    await object(phone, 'Bob', challenge);
    await lampOf(phone, 'Cem').waitFor();
    // Ann, who is asked first, has said nothing.
    expect((await moves(phone))?.slice(4)).toEqual([{ type: 'allow' }, { type: 'challenge' }]);
  });
});

test.describe('alone against bots', () => {
  const alone = {
    hands: { Ann: 'duke captain', Bolt: 'assassin contessa', Cog: 'captain contessa' },
    bots: ['Bolt', 'Cog'],
  } as const;

  test('one’s own cards lie open, no curtain hangs, and “go on” hastens a bot', async ({ app }) => {
    const phone = await sitting(app, alone, { language: 'fa' }, { botPace: 'slow' });
    const { cast, coup } = phone.words;
    for (const role of ['duke', 'captain'] as const)
      await seatTells(phone, 'Ann', phone.fill(coup.board.card.known, { role: cast[role].name }));
    await choose(phone, 'income');
    expect(await moves(phone)).toHaveLength(1);
    await phone.press(phone.words.match.hasten);
    expect(await moves(phone)).toHaveLength(2);
    await expect(takeBackButton(phone)).toBeDisabled();
    await expect(lamp(phone)).toHaveCount(0);
  });
});

test('three bots whom nobody plays against any more go straight to the end, unless they are stopped', async ({
  app,
}) => {
  const phone = await app.freshPhone({
    language: 'en',
    kept: { ...keptMatch(annIsOut()), ...keptSettings('en', { ...brisk, botPace: 'slow' }) },
  });
  await slowly(phone);
  await phone.visit('/play/coup');
  const { match, end } = phone.words;
  const played = async () => (await moves(phone))?.length ?? Infinity;
  const shows = (count: number) =>
    expect(reads(phone, phone.fill(match.finishing_other, { count }))).toBeVisible();

  const before = await played();
  await phone.tap(phone.button(match.toTheEnd));
  await shows(before);
  await idleMoment(phone.page);
  await phone.pass(oneMoment);
  const after = await played();
  expect(after).toBeGreaterThan(before);
  await shows(after);

  await phone.tap(phone.button(match.stopFinishing));
  await expect(phone.button(match.hasten)).toBeVisible();
  await expect(phone.button(match.stopFinishing)).toHaveCount(0);
  await idleMoment(phone.page);
  await phone.pass(oneMoment);
  expect(await played()).toBe(after);

  await phone.press(match.toTheEnd);
  await expect.poll(() => phone.sees(phone.heading(end.result))).toBe(true);
  expect(await written(phone)).toBeNull();
});
