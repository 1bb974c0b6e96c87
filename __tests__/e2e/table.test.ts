import { coup } from '../../engine';
import { stateOf, written } from './support/coup';
import { cover, coverButton, curtainOf, lamp } from './support/curtain';
import { openHouse } from './support/house';
import { keptSettings } from './support/kept';
import type { Phone } from './support/phone';
import { luck, momentOf, playToTheEnd } from './support/player';
import {
  act,
  brisk,
  choose,
  handOver,
  keptSitting,
  liftCurtain,
  moves,
  reads,
  say,
  seatSays,
  sitting,
  takePhone,
  touchSeat,
} from './support/playing';
import { pageLanguage } from './support/reading';
import { nameField } from './support/rehearsal';
import { cardsTold } from './support/secrets';
import { directionOf, type Language } from './support/words';

const house = openHouse();

const three = {
  hands: { Ann: 'duke captain', Bob: 'assassin contessa', Cem: 'captain contessa' },
} as const;

/** Where the app keeps the last table. */
const tableKey = 'underTheTable.table.coup';

const lastTable = (...names: readonly string[]) => ({
  [tableKey]: JSON.stringify({
    version: 1,
    value: {
      players: names.map((name) => ({ name, bot: null })),
      book: 'hebrew',
      wishes: {
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

const coins = (phone: Phone, count: 1 | 3) =>
  phone.fill(count === 1 ? phone.words.coins_one : manyCoins(phone), { count });

/** “3 coins” has a form of its own where one counts in more than two. */
const manyCoins = ({ words }: Phone): string => ('coins_few' in words ? words.coins_few : words.coins_other);

const takeBack = (phone: Phone) => phone.button(phone.words.match.takeBack);

/** Ann asks for foreign aid, and everybody is asked whether they block it. */
async function annAsksForAid(phone: Phone): Promise<void> {
  await act(phone, 'Ann', 'foreignAid');
  await reads(phone, phone.words.decision.question.blockAny).waitFor();
}

describe.each(['he', 'en'] as const)('a new game, in %s,', (language) => {
  it('is dealt in two touches where people have played before', async () => {
    const kept = { ...lastTable('Ann', 'Bob', 'Cem'), ...keptSettings(language, brisk) };
    const phone = await house.phone({ language, kept });
    await phone.enter('new');
    await phone.press(phone.words.newGame.deal);
    await turnOf(phone, 'Bob').waitFor();
    expect(await written(phone)).toMatchObject({
      setup: { book: 'hebrew', players: 3, first: 1 },
      players: [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cem' }],
      moves: [],
    });
    expect(new URL(phone.page.url()).pathname).toBe('/coup');
  });

  it('is set up by hand: a book, three names, a bot, an option, who begins; and the first turn', async () => {
    const phone = await house.phone({ language, kept: keptSettings(language, brisk) });
    const { newGame, coup: terms } = phone.words;
    await phone.enter('new');
    await phone.page.getByRole('radio').filter({ hasText: terms.books.persian }).last().tap();
    for (const [seat, name] of ['Mina', 'Tom', 'Юля'].entries()) await nameField(phone, seat + 1).fill(name);
    await phone.press(newGame.botsForEmpty);
    const gizmo = await nameField(phone, 4).inputValue();
    expect(Object.values<string>(newGame.botNames)).toContain(gizmo);
    await phone.with('switch', newGame.strict).tap();
    await phone.press(newGame.starts.agreed, 'radio');
    await phone.page.getByRole('radio').filter({ hasText: 'Tom' }).tap();
    await phone.press(newGame.deal);

    await turnOf(phone, 'Tom').waitFor();
    expect(await written(phone)).toMatchObject({
      setup: { book: 'persian', players: 4, first: 1, options: { strictDoubleDanger: true } },
      players: [{ name: 'Mina' }, { name: 'Tom' }, { name: 'Юля' }, { name: gizmo, bot: 'steady' }],
    });
    await act(phone, 'Tom', 'income');
    await turnOf(phone, 'Юля').waitFor();
    expect(await seatSays(phone, 'Tom')).toContain(coins(phone, 3));
    expect(await moves(phone)).toEqual([{ type: 'act', action: 'income' }]);
  });
});

it('a new game does not end a running one unasked', async () => {
  const phone = await sitting(house, three, { language: 'en', kept: lastTable('Dan', 'Eve') });
  const { newGame, common } = phone.words;
  await phone.back();
  await phone.enter('new');
  await phone.press(newGame.deal);
  await phone.heading(newGame.giveUpTitle).waitFor();
  await phone.inDialog('button', common.cancel).tap();
  expect((await written(phone))?.players[0]?.name).toBe('Ann');
  await phone.press(newGame.deal);
  await phone.inDialog('button', newGame.giveUp).tap();
  await turnOf(phone, 'Eve').waitFor();
  expect((await written(phone))?.players.map(({ name }) => name)).toEqual(['Dan', 'Eve']);
});

describe('a slip of the finger', () => {
  it('is taken back, on the screen and on the device, one touch after the other', async () => {
    const phone = await sitting(house, three, { language: 'ru' });
    const { match, decision } = phone.words;
    expect(await takeBack(phone).isDisabled()).toBe(true);
    await annAsksForAid(phone);
    const asked = await written(phone);

    await phone.press(match.nobodyBlocks);
    await turnOf(phone, 'Bob').waitFor();
    expect(await moves(phone)).toHaveLength(3);

    await takeBack(phone).tap();
    await reads(phone, decision.question.blockAny).waitFor();
    await turnOf(phone, 'Ann').waitFor();
    expect(await written(phone)).toEqual(asked);

    await takeBack(phone).tap();
    await handOver(phone, 'Ann').waitFor();
    expect(await moves(phone)).toEqual([]);
    expect(await takeBack(phone).isDisabled()).toBe(true);
  });

  it('stays where it fell once a card has been shown', async () => {
    const phone = await sitting(house, three, { language: 'fa' });
    const { decision } = phone.words;
    await act(phone, 'Ann', 'tax');
    await touchSeat(phone, 'Bob');
    await say(phone, decision.answers.challenge);
    await handOver(phone, 'Ann').waitFor();
    expect(await takeBack(phone).isEnabled()).toBe(true);

    await takePhone(phone, 'Ann');
    await phone.press(phone.fill(decision.confirm.show, { role: phone.words.cast.duke.name }));
    await handOver(phone, 'Bob').waitFor();
    expect(await takeBack(phone).isDisabled()).toBe(true);
    await phone.reload();
    await liftCurtain(phone, 'Bob');
    expect((await moves(phone))?.at(-1)).toEqual({ type: 'prove' });
  });
});

describe('the language changed in the middle of a game', () => {
  /** By way of the first page, and back to the table by its own door. */
  async function change(phone: Phone, language: Language): Promise<void> {
    await phone.back();
    await phone.enter('settings');
    await phone.press(phone.words.language[language], 'radio');
    phone.language = language;
    await phone.heading(phone.words.settings.title).waitFor();
    await phone.back();
    await phone.enter('coup');
    expect(await pageLanguage(phone)).toEqual([language, directionOf(language)]);
  }

  it('asks the same in other words, from the other side, and the game goes on to its end', async () => {
    const phone = await sitting(house, three, { language: 'fa' });
    await annAsksForAid(phone);
    const asked = await written(phone);
    for (const language of ['ru', 'he', 'en'] as const) {
      await change(phone, language);
      await reads(phone, phone.words.decision.question.blockAny).waitFor();
      await turnOf(phone, 'Ann').waitFor();
      await phone.button(phone.words.match.nobodyBlocks).waitFor();
      expect(await written(phone)).toEqual(asked);
    }
    await phone.press(phone.words.match.nobodyBlocks);

    // A question for Bob alone is asked behind his curtain.
    await turnOf(phone, 'Bob').waitFor();
    await change(phone, 'fa');
    await curtainOf(phone, 'Bob').waitFor();
    expect(await cardsTold(phone)).toEqual([]);

    let last = await written(phone);
    await playToTheEnd(phone, {
      choose: luck(3),
      meanwhile: async () => {
        last = (await written(phone)) ?? last;
      },
    });
    await phone.heading(phone.words.past.result).waitFor();
    expect(await pageLanguage(phone)).toEqual(['fa', 'rtl']);
    expect(await written(phone)).toBeNull();
    expect(last?.moves.length).toBeGreaterThan(3);
  });
});

describe('each asked in private', () => {
  it('is called to the curtain in turn, and nobody answers for another', async () => {
    const phone = await sitting(house, three, { language: 'he' }, { askInPrivate: true });
    const { decision, match, coup: terms } = phone.words;
    await act(phone, 'Ann', 'foreignAid');
    for (const name of ['Bob', 'Cem']) {
      await reads(phone, decision.question.blockAny).waitFor();
      expect(await phone.button(match.nobodyBlocks).count()).toBe(0);
      for (const other of Object.keys(three.hands))
        expect(await phone.button(phone.fill(match.answerOf, { name: other })).count()).toBe(0);
      await handOver(phone, name).tap();
      await curtainOf(phone, name).waitFor();
      expect(await cardsTold(phone)).toEqual([]);
      await liftCurtain(phone, name);
      await phone.page.getByText(terms.actions.foreignAid).first().waitFor();
      await phone.press(decision.answers.allow);
    }
    await turnOf(phone, 'Bob').waitFor();
    expect(await moves(phone)).toEqual([
      { type: 'act', action: 'foreignAid' },
      { type: 'allow' },
      { type: 'allow' },
    ]);
  });
});

describe('looking at one’s own cards while another is asked', () => {
  const handOf = (phone: Phone, ...roles: readonly (keyof Phone['words']['cast'])[]) =>
    roles.map((role) =>
      phone.see('img', phone.fill(phone.words.board.known, { role: phone.words.cast[role].name })),
    );

  async function peekingCem(): Promise<Phone> {
    const phone = await sitting(house, three, { language: 'en' });
    await annAsksForAid(phone);
    await phone.press(phone.words.match.peek);
    await phone.page.getByRole('dialog').getByRole('button').filter({ hasText: 'Cem' }).tap();
    await curtainOf(phone, 'Cem').waitFor();
    return phone;
  }

  it('takes their curtain, shows those and no others, and leads back to the question', async () => {
    const phone = await peekingCem();
    const asked = await written(phone);
    await liftCurtain(phone, 'Cem');
    for (const card of handOf(phone, 'captain', 'contessa')) expect(await card.isVisible()).toBe(true);
    for (const card of handOf(phone, 'assassin', 'duke')) expect(await card.count()).toBe(0);
    expect(await phone.button(phone.words.match.nobodyBlocks).count()).toBe(0);
    await cover(phone);
    await reads(phone, phone.words.decision.question.blockAny).waitFor();
    expect(await written(phone)).toEqual(asked);
  });

  it('is given up by Back before the curtain was lifted, and once lifted covers itself first', async () => {
    const phone = await peekingCem();
    await liftCurtain(phone, 'Cem');
    await phone.page.goBack();
    await curtainOf(phone, 'Cem').waitFor();
    await phone.page.goBack();
    await reads(phone, phone.words.decision.question.blockAny).waitFor();
    expect(new URL(phone.page.url()).pathname).toBe('/coup');
  });
});

describe('a seat that is touched', () => {
  it('offers what its player may say; a word given early stands, and can be withdrawn', async () => {
    const phone = await sitting(house, three, { language: 'en' });
    const { decision, match, board, cast, common } = phone.words;
    const { marks } = board;
    const blockAs = (role: 'captain' | 'ambassador') =>
      phone.fill(decision.answers.block, { role: cast[role].name });
    const offered = async () =>
      (await phone.page.getByRole('dialog').getByRole('button').allInnerTexts())
        .map((words) => words.trim())
        .filter((words) => words !== '' && words !== common.close);
    await act(phone, 'Ann', 'steal', 'Bob');
    await reads(phone, decision.question.challenge).waitFor();
    expect(await phone.button(phone.fill(match.answerOf, { name: 'Ann' })).count()).toBe(0);

    await touchSeat(phone, 'Bob');
    expect(await offered()).toEqual([
      decision.answers.challenge,
      blockAs('captain'),
      blockAs('ambassador'),
      decision.answers.allow,
    ]);
    await phone.inDialog('button', common.close).tap();

    await touchSeat(phone, 'Cem');
    expect(await offered()).toEqual([decision.answers.challenge, decision.answers.allow]);
    await say(phone, decision.answers.allow);
    expect(await seatSays(phone, 'Cem')).toContain(marks.passes);
    // Bob has not spoken: the game waits for him.
    expect(await moves(phone)).toHaveLength(1);

    await touchSeat(phone, 'Cem');
    expect(await offered()).toContain(match.withdraw);
    await say(phone, match.withdraw);
    expect(await seatSays(phone, 'Cem')).toContain(marks.toAnswer);

    await touchSeat(phone, 'Bob');
    await say(phone, blockAs('captain'));
    expect(await seatSays(phone, 'Bob')).toContain(marks.blocks);
    // He does not challenge; Cem still may, and is now the only one to ask.
    await phone.press(decision.answers.allow);
    expect(await moves(phone)).toEqual([
      { type: 'act', action: 'steal', target: 1 },
      { type: 'allow' },
      { type: 'allow' },
      { type: 'block', role: 'captain' },
    ]);
    await touchSeat(phone, 'Cem');
    await say(phone, decision.answers.challenge);
    expect((await moves(phone))?.slice(4)).toEqual([{ type: 'challenge' }]);
    await handOver(phone, 'Bob').waitFor();
  });
});

describe('alone against bots', () => {
  const alone = {
    hands: { Ann: 'duke captain', Bolt: 'assassin contessa', Cog: 'captain contessa' },
    bots: ['Bolt', 'Cog'],
  } as const;

  const thinks = (phone: Phone, name: string) =>
    reads(phone, phone.fill(phone.words.match.thinking, { name }));

  it('no curtain ever hangs, and one’s own cards lie open', async () => {
    const phone = await sitting(house, alone, { language: 'fa' });
    const { board, cast } = phone.words;
    for (const role of ['duke', 'captain'] as const)
      expect(
        await phone
          .see('img', phone.fill(board.known, { role: cast[role].name }))
          .first()
          .isVisible(),
      ).toBe(true);
    const met = new Set<string>();
    await playToTheEnd(phone, {
      choose: luck(5),
      meanwhile: async (moment) => {
        met.add(moment);
        expect(await lamp(phone).count()).toBe(0);
        expect(await coverButton(phone).count()).toBe(0);
      },
    });
    expect([...met].filter((moment) => moment !== 'table' && moment !== 'sheet')).toEqual([]);
    expect(await momentOf(phone)).toBe('end');
  });

  it('bots take their time, the same for every hand, and are hurried by a touch', async () => {
    const kept = keptSitting(alone, 'ru', { botPace: 'normal' });
    const phone = await house.freshPhone({ language: 'ru', kept });
    await phone.page.clock.install();
    await phone.visit('/coup');
    await phone.page.clock.pauseAt(Date.now() + 60_000);
    await choose(phone, 'income');
    await thinks(phone, 'Bolt').waitFor();

    await phone.page.clock.runFor(1450);
    expect(await thinks(phone, 'Bolt').isVisible()).toBe(true);
    expect(await moves(phone)).toHaveLength(1);
    await phone.page.clock.runFor(300);
    await phone.page.waitForFunction(() => true);
    expect((await moves(phone))?.length).toBeGreaterThan(1);
  });

  it('“go on” hastens a bot', async () => {
    const phone = await sitting(house, alone, { language: 'en' }, { botPace: 'slow' });
    await choose(phone, 'income');
    const before = await moves(phone);
    await phone.press(phone.words.match.hasten);
    expect((await moves(phone))?.length).toBe((before?.length ?? 0) + 1);
    await takeBack(phone).waitFor();
    expect(await takeBack(phone).isDisabled()).toBe(true);
    const match = await written(phone);
    if (match === null) throw new Error('Nothing is written down.');
    expect(coup.asked(stateOf(match))?.seat).not.toBe(1);
  });
});
