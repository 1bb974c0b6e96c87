/** What a table shows, move by move, without a screen. */
import type { GameTypes, MatchPlayer } from '../../../../engine/core';
import type { CopsMove } from '../../../../engine/cops';
import type { Coup, CoupMove, CoupSetup } from '../../../../engine/coup';
import { copsMatches } from '../../../../store/cops/match';
import { coupMatches } from '../../../../store/coup/match';
import { copsScreens } from '../../../../ui/cops/screens';
import { coupScreens } from '../../../../ui/coup/screens';
import { openPast } from '../../../../ui/match/picture/past';
import type { Asking, Round } from '../../../../ui/match/picture/picture';
import { setupOf } from '../../../engine/cops/support/play';
import { deckFrom } from '../../../engine/coup/support/deck';
import { plain, shownNow, type Around } from './pictures';

const [sara, noa, dan] = [0, 1, 2] as const;
const people: readonly MatchPlayer[] = [{ name: 'Sara' }, { name: 'Noa' }, { name: 'Dan' }];
const withBots = people.map((player, seat) => (seat === sara ? player : { ...player, bot: 'steady' }));
const hebrew: CoupSetup = {
  book: 'hebrew',
  players: 3,
  first: sara,
  deck: deckFrom(['duke contessa', 'captain captain', 'assassin ambassador']),
};

function sitDown(players = people, setup = hebrew) {
  coupMatches.together.clear();
  coupMatches.together.start(setup, players, 1);
  coupMatches.together.allHaveLooked();
}
const act = (action: 'income' | 'foreignAid' | 'tax', ...then: readonly CoupMove[]) =>
  [{ type: 'act', action } as const, ...then].forEach(coupMatches.together.answer);
const now = (around?: Omit<Around<Coup>, 'said'>) => shownNow(coupScreens, around);
const asking = () => now().picture.asking;
const told = () => now().picture.speech.lines.map(({ text }) => plain(text));

function roundIn<G extends GameTypes>(asked: Asking<G>): Round<G> {
  if (asked.is !== 'round') throw new Error(`The table is not asked: ${asked.is}.`);
  return asked;
}
const round = () => roundIn(asking());
const labels = () => round().buttons.map(({ label }) => plain(label));

afterEach(() => {
  coupMatches.together.clear();
  copsMatches.together.clear();
});

describe('a turn among people', () => {
  beforeEach(() => sitDown());

  test('begins with whose lamp stands on the table, and their page says what they are asked', () => {
    const { picture, page } = now();
    expect(plain(picture.title)).toBe('Sara’s turn');
    expect(picture.asking).toMatchObject({ is: 'handOver', seat: sara });
    expect(picture.marks).toEqual({ [sara]: 'toAnswer' });
    expect(picture.secret).toMatchObject({ seat: sara, asks: true, lamp: 'onTable' });
    expect(page?.view).toMatchObject({ viewer: sara });
    expect(page?.question).toMatchObject({ kind: 'act', led: [] });
  });

  test('FC-30: goes to the whole table, which one touch lets pass and any seat stops', () => {
    act('foreignAid');
    const { picture, page } = now();
    expect(labels()).toEqual(['Nobody blocks']);
    expect(round().speakers.map(({ seat, label }) => `${seat} ${plain(label)}`)).toEqual([
      '1 Noa: Block as the Duke',
      '2 Dan: Block as the Duke',
    ]);
    expect(round().toAnswer).toBe(2);
    expect(told()).toEqual(['Sara', 'Foreign aid: 2 coins from the treasury']);
    expect(plain(picture.canTakeBack ?? '')).toBe('Sara asks for foreign aid.');
    expect(page).toBeNull();
  });

  test('FC-13: says what hangs on it for all, and by name for whom it is the end', () => {
    act('tax', { type: 'challenge' }, { type: 'prove' }, { type: 'lose', card: 0 });
    act('income');
    act('income');
    act('tax');
    expect(round().stakes.map(plain)).toEqual([
      'A lie: Sara loses an influence, and the action fails.',
      'Noa: The truth: you are out.',
      'Dan: The truth: you lose an influence.',
    ]);
  });

  test('hears who has spoken before their turn, and the last to speak finds their own answers', () => {
    act('foreignAid');
    coupMatches.together.speak(dan, { type: 'allow' });
    expect(now().picture.marks).toMatchObject({ [noa]: 'toAnswer', [dan]: 'passes' });
    expect(round().speakers.map(({ seat, hasSpoken }) => [seat, hasSpoken])).toEqual([
      [noa, false],
      [dan, true],
    ]);
    coupMatches.together.withdraw(dan);
    coupMatches.together.speak(noa, { type: 'allow' });
    expect(labels()).toEqual(['Block as the Duke', 'No block']);
  });

  test('is given back by the arrow, which says what it undid', () => {
    act('foreignAid');
    coupMatches.together.takeBack();
    const { picture } = now();
    expect(plain(picture.takenBack)).toBe('Sara asks for foreign aid.');
    expect(picture.canTakeBack).toBeNull();
    expect(picture.asking).toMatchObject({ is: 'handOver', seat: sara });
  });

  test('at a quick table, is asked in the open, with a lamp for the cards alone', () => {
    coupMatches.together.changePace('quick');
    const { picture, page } = now();
    expect(picture.asking).toMatchObject({ is: 'question', seat: sara, kind: 'act', hasLamp: true });
    expect(picture.secret).toMatchObject({ seat: sara, asks: false, lamp: 'onTable' });
    expect(page?.question).toBeNull();
  });

  test('by setting, is answered in private, from hand to hand', () => {
    act('foreignAid');
    const { picture } = now({ settings: { askInPrivate: true }, place: { by: 'asked' } });
    expect(picture.asking).toMatchObject({ is: 'handOver', seat: noa });
    expect(picture.secret).toMatchObject({ seat: noa, asks: true, lamp: 'onCurtain' });
  });

  test('waits for a player who only looks at their own cards', () => {
    const { picture, page } = now({ place: { by: 'looker', seat: dan } });
    expect(picture.lookers).toEqual([sara, noa, dan]);
    expect(picture.secret).toMatchObject({ seat: dan, asks: false, lamp: 'onCurtain' });
    expect(page).toMatchObject({ seat: dan, question: null, isFirstLook: false });
  });
});

test('FC-05: after the deal everybody looks first, the one who begins last', () => {
  coupMatches.together.clear();
  coupMatches.together.start(hebrew, people, 1);
  const called = () => now().page;
  expect(called()).toMatchObject({ seat: noa, question: null, isFirstLook: true });
  coupMatches.together.looked(noa);
  coupMatches.together.looked(dan);
  expect(called()).toMatchObject({ seat: sara, isFirstLook: true });
  expect(called()?.question).toMatchObject({ kind: 'act' });
});

describe('somebody alone', () => {
  test('sees their own cards and answers on the table, which speaks to them', () => {
    sitDown(withBots);
    const { picture } = now();
    expect(picture).toMatchObject({ own: sara, title: 'Your turn', secret: null, lookers: [] });
    expect(picture.view.seats[sara]?.cards.map(({ role }) => role)).toEqual(['duke', 'contessa']);
    expect(picture.view.seats[noa]?.cards.map(({ role }) => role)).toEqual([null, null]);
    expect(picture.asking).toMatchObject({ is: 'question', seat: sara, hasLamp: false });
    expect(picture.passesUnconcerned).toBeNull();
  });

  test('is told which bot thinks, and what came of their last turn', () => {
    sitDown(withBots);
    act('income');
    expect(asking()).toEqual({ is: 'thinking', seat: noa, canFinish: false });
    expect(now().picture.marks).toEqual({ [noa]: 'thinking' });
    expect(now().picture.passesUnconcerned).toBe(false);
    coupMatches.together.botAnswer({ type: 'act', action: 'income' });
    coupMatches.together.botAnswer({ type: 'act', action: 'income' });
    expect(told().slice(1)).toEqual([
      'Noa takes income: one coin.',
      'Dan takes income: one coin.',
      'Your turn',
    ]);
  });

  test('only bots that everybody knows by a face say a word', () => {
    const said = (bots: readonly (string | undefined)[]) => {
      sitDown(people.map((player, seat) => ({ ...player, ...(bots[seat] ? { bot: bots[seat] } : {}) })));
      act('tax');
      coupMatches.together.botAnswer({ type: 'challenge' });
      return now().picture.speech.foot;
    };
    expect(said([undefined, 'steady:liar', 'steady'])).toBeDefined();
    expect(said([undefined, 'steady?liar', 'steady'])).toBeUndefined();
  });
});

describe('great moments', () => {
  const moments = (gone = 0) => now({ unseenFrom: 1, gone }).picture.scenes;
  const proof: readonly CoupMove[] = [{ type: 'challenge' }, { type: 'prove' }, { type: 'lose', card: 0 }];

  test('stand in the picture until they have been seen: the one to be shown, then what comes after it', () => {
    sitDown();
    act('tax', ...proof);
    expect(moments().map(({ scene, which }) => [scene.kind, scene.seat, which])).toEqual([
      ['honour', sara, '1.0'],
      ['loss', noa, '1.1'],
    ]);
    expect(moments(1)).toEqual(moments().slice(1));
    expect(moments(2)).toEqual([]);
    expect(now().picture.scenes).toEqual([]);
  });

  test('cover the table: nothing flies over it until the last of them has been seen', () => {
    sitDown();
    act('tax', ...proof);
    expect(now({ unseenFrom: 1, gone: 1 }).picture.recent).toBeNull();
    expect(now({ unseenFrom: 1, gone: 2 }).picture.recent).toMatchObject({ key: 4 });
  });

  test('speak to somebody alone, and wait for them where they have a part in it', () => {
    sitDown(withBots);
    act('tax');
    coupMatches.together.botAnswer({ type: 'challenge' });
    coupMatches.together.answer({ type: 'prove' });
    coupMatches.together.botAnswer({ type: 'lose', card: 0 });
    coupMatches.together.botAnswer({ type: 'act', action: 'tax' });
    coupMatches.together.botAnswer({ type: 'challenge' });
    coupMatches.together.botAnswer({ type: 'concede' });
    expect(moments().map(({ scene, isOwn }) => [scene.seat, scene.title, isOwn])).toEqual([
      [sara, 'You told the truth!', true],
      [noa, 'An influence lost', true],
      [noa, 'Into exile', false],
    ]);
  });
});

describe('at Good Cop Bad Cop', () => {
  const four = ['Sara', 'Noa', 'Dan', 'Ada'].map((name) => ({ name }));
  const pictured = () => shownNow(copsScreens).picture;
  const buttons = () => roundIn(pictured().asking).buttons.map(({ move }) => move);

  function layOut(...moves: readonly CopsMove[]) {
    copsMatches.together.clear();
    copsMatches.together.start(setupOf('base'), four, 1);
    for (let seat = 0; seat < 4; seat++) copsMatches.together.answer({ type: 'arrange', order: [0, 1, 2] });
    for (const move of moves) {
      copsMatches.together.answer(move);
      while (pictured().asking.is === 'round') copsMatches.together.allPassAndStay();
      copsMatches.together.allHaveLooked();
    }
  }
  const roundTheTable = [1, 2, 3].map(
    () => ({ type: 'investigate', target: 0, card: 0 }) as const,
  ) satisfies readonly CopsMove[];
  const armed: readonly CopsMove[] = [
    { type: 'arm', target: 2 },
    { type: 'reveal', card: 1 },
    ...roundTheTable,
  ];

  test('GC-30: one touch lets both windows of a shot pass', () => {
    layOut(...armed);
    copsMatches.together.answer({ type: 'shoot' });
    expect(buttons()).toEqual([{ by: 'allAhead' }]);
    copsMatches.together.allPassAhead();
    expect(pictured().view).toMatchObject({ lastShot: 2 });
    expect(pictured().view.asked?.kind).not.toBe('afterShot');
  });

  test('GC-18: with “nobody” the same breath says that the gun stays where it points', () => {
    layOut(...armed);
    copsMatches.together.answer({ type: 'investigate', target: 1, card: 0 });
    copsMatches.together.allPass();
    copsMatches.together.allHaveLooked();
    expect(buttons()).toEqual([{ by: 'allAndStay' }, { by: 'all' }]);
  });

  test('GC-14: the phone goes to the player who has a card to look at', () => {
    layOut();
    copsMatches.together.answer({ type: 'investigate', target: 1, card: 0 });
    copsMatches.together.allPass();
    const { picture, page } = shownNow(copsScreens);
    expect(picture.secret).toMatchObject({ seat: 0, asks: false, lamp: 'onCurtain' });
    expect(page?.view.looks).toEqual([{ seat: 1, card: 0 }]);
  });

  test('GC-14: what somebody has come to see is large on their own page, and no great moment of the table', () => {
    layOut();
    copsMatches.together.answer({ type: 'investigate', target: 1, card: 0 });
    copsMatches.together.allPass();
    const { picture, page } = shownNow(copsScreens, { unseenFrom: 1 });
    expect(page?.findings.map(({ title }) => title)).toEqual(['Kingpin']);
    expect(picture.scenes).toEqual([]);
    copsMatches.together.allHaveLooked();
    expect(shownNow(copsScreens, { place: { by: 'looker', seat: 2 } }).page?.findings).toEqual([]);
  });

  test('GC-14: of two looks one after the other, each is shown once', () => {
    const table = {
      hands: ['AHH', 'KCC', 'HHC', 'CCH'],
      equipment: ['wiretap', 'coffee', 'k9', 'taser'],
    } as const;
    copsMatches.together.clear();
    copsMatches.together.start(setupOf('base', table), four, 1);
    for (let seat = 0; seat < 4; seat++) copsMatches.together.answer({ type: 'arrange', order: [0, 1, 2] });
    const found = () => {
      const place = { by: 'looker', seat: 0 } as const;
      return shownNow(copsScreens, { place }).page?.findings.map(({ title }) => title);
    };
    copsMatches.together.answer({ type: 'use', equipment: 'wiretap', target: 1, card: 0 });
    expect(found()).toEqual(['Kingpin']);
    copsMatches.together.answer({ type: 'look', target: 2, cards: [0] });
    expect(found()).toEqual(['Honest']);
  });

  test('GC-14: once their own turn has come again, it is in their notes alone', () => {
    layOut({ type: 'investigate', target: 1, card: 0 }, ...roundTheTable);
    const { page } = shownNow(copsScreens, { place: { by: 'looker', seat: 0 } });
    expect(page?.seat).toBe(0);
    expect(page?.findings).toEqual([]);
  });
});

test('what a viewer has witnessed of a step is found out once, however often the table is drawn', () => {
  sitDown();
  act('income');
  const { running } = coupMatches.together.useMatch.getState();
  const pastOf = openPast(coupScreens);
  const steps = running?.steps ?? [];
  const seen = (viewer: 'table' | number) => pastOf(steps, { viewer, forgetsUpTo: null }).steps;
  expect(seen('table')[1]).toBe(seen('table')[1]);
  expect(seen(sara)[1]).toBe(seen(sara)[1]);
  const forgetful = pastOf(steps, { viewer: sara, forgetsUpTo: 0 }).steps;
  expect([forgetful[0], forgetful[1]]).toEqual([seen('table')[0], seen(sara)[1]]);
  expect(forgetful[0]).toBe(seen('table')[0]);
});
