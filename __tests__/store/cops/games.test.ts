import { sameMove } from '../../../engine/core';
import { cops, type CopsMove, type CopsSetup } from '../../../engine/cops';
import { copsMatch, copsTable } from '../../../store/cops/match';
import { readAnswers, stayingAnswer } from '../../../store/match/earlyAnswers';
import { openCountedMatch } from '../../../store/history/countedMatch';
import { askedOfBot, peopleAt, stateOf, stillAsked } from '../../../store/match/running';
import { changeSettings } from '../../../store/settings';
import { chance, oneOf } from '../../engine/core/playout';
import { player } from '../../engine/cops/properties/tables';
import { setupOf } from '../../engine/cops/support/play';

const running = () => {
  const { running: now } = copsMatch.useMatch.getState();
  if (!now) throw new Error('Nothing is being played.');
  return now;
};

function thought(): CopsMove {
  const thinking = copsMatch.thinking();
  for (;;) {
    const step = thinking?.next();
    if (step?.done) return step.value;
  }
}

/** Plays to the end: bots by themselves, people by chance, a table that lets things pass with one touch. */
function playToTheEnd(setup: CopsSetup, bots: readonly (string | undefined)[], seed: number) {
  const luck = chance(seed);
  const choose = player(luck);
  let touches = 0;
  copsMatch.start(
    setup,
    bots.map((bot, seat) => ({ name: `P${seat}`, ...(bot === undefined ? {} : { bot }) })),
    seed,
  );
  while (cops.asked(stateOf(running()))) {
    if (askedOfBot(copsTable, running())) {
      copsMatch.botAnswer(thought());
      continue;
    }
    touches++;
    const moves = cops.moves(stateOf(running()));
    const people = peopleAt(running().match.players);
    if (!moves.some((move) => sameMove(move, copsTable.letPass))) copsMatch.answer(choose(moves));
    else if (luck() < 0.9) copsMatch.allPass();
    else {
      const waiting = stillAsked(copsTable, stateOf(running())).filter((seat) => people.includes(seat));
      copsMatch.speak(oneOf(waiting, luck), { type: 'speak' });
    }
  }
  return { touches, played: running() };
}

afterEach(() => {
  copsMatch.clear();
  changeSettings({ fewerQuestions: false });
});

describe.each([
  ['base', 4, [undefined, undefined, undefined, undefined]],
  ['base', 5, [undefined, 'random', undefined, 'random', 'random']],
  ['band', 4, [undefined, 'random', undefined, 'random']],
  ['band', 8, [undefined, ...Array.from({ length: 7 }, () => 'random')]],
] as const)('%s, %i players', (variant, players, bots) => {
  test.each([1, 2])('a whole game of people and bots, dealt by %i', (seed) => {
    const { played } = playToTheEnd({ variant, players, first: 0 }, bots, seed);
    const outcome = cops.outcome(stateOf(played));
    expect(outcome?.winners.length).toBeGreaterThan(0);
    expect(played.steps).toHaveLength(played.match.moves.length + 1);
  });
});

test('one touch lets a window pass for the whole table, and nobody is asked twice', () => {
  copsMatch.start(
    { variant: 'base', players: 4, first: 0 },
    ['a', 'b', 'c', 'd'].map((name) => ({ name })),
    5,
  );
  for (let seat = 0; seat < 4; seat++) copsMatch.answer({ type: 'arrange', order: [0, 1, 2] });
  copsMatch.answer({ type: 'investigate', target: 1, card: 0 });
  expect(cops.asked(stateOf(running()))?.kind).toBe('beforeAction');
  copsMatch.allPass();
  expect(cops.asked(stateOf(running()))?.kind).toBe('afterAction');
  copsMatch.allPass();
  expect(cops.asked(stateOf(running()))).toMatchObject({ kind: 'act', seat: 1 });
});

describe('GC-30, D-09: whoever speaks up before their turn takes nobody else their chance', () => {
  const asked = () => cops.asked(stateOf(running()));
  const waiting = () => stillAsked(copsTable, stateOf(running()));
  const answered = () => copsMatch.useMatch.getState().early.map(({ seat }) => seat);
  const declared = (...bots: readonly (string | undefined)[]) => {
    copsMatch.start(
      { variant: 'base', players: 4, first: 0 },
      [0, 1, 2, 3].map((seat) => ({ name: `P${seat}`, ...(bots[seat] ? { bot: bots[seat] } : {}) })),
      5,
    );
    for (let seat = 0; seat < 4; seat++) copsMatch.answer({ type: 'arrange', order: [0, 1, 2] });
    copsMatch.answer({ type: 'investigate', target: 1, card: 0 });
  };

  test('they are asked for their card, and if they play none, all others are asked after all', () => {
    declared();
    copsMatch.speak(3, { type: 'speak' });
    expect(asked()).toMatchObject({ kind: 'use', seat: 3, secret: true });
    copsMatch.answer({ type: 'withdraw' });
    expect(waiting()).toEqual([1, 2, 3, 0]);
    expect(answered()).toEqual([3]);
    copsMatch.speak(1, { type: 'speak' });
    expect(asked()).toMatchObject({ kind: 'use', seat: 1 });
    copsMatch.answer({ type: 'withdraw' });
    copsMatch.allPass();
    expect(asked()?.kind).toBe('afterAction');
  });

  test('whoever has answered for themselves is not asked again', () => {
    declared();
    copsMatch.speak(1, { type: 'pass' });
    copsMatch.speak(0, { type: 'pass' });
    copsMatch.speak(3, { type: 'speak' });
    copsMatch.answer({ type: 'withdraw' });
    expect(asked()).toMatchObject({ kind: 'beforeAction', seat: 2 });
    expect(answered()).toEqual([3]);
    copsMatch.speak(2, { type: 'pass' });
    expect(asked()).toMatchObject({ kind: 'beforeAction', seat: 0 });
  });

  test('asked in private, one after the other, nobody has been passed over', () => {
    declared();
    copsMatch.answer({ type: 'pass' });
    copsMatch.answer({ type: 'speak' });
    copsMatch.answer({ type: 'withdraw' });
    expect(asked()).toMatchObject({ kind: 'beforeAction', seat: 3 });
  });

  test('nobody has been passed over either who was asked before what is asked now', () => {
    declared();
    copsMatch.speak(3, { type: 'speak' });
    copsMatch.answer({ type: 'withdraw' });
    copsMatch.allPass();
    copsMatch.answer({ type: 'speak' });
    copsMatch.answer({ type: 'withdraw' });
    expect(asked()).toMatchObject({ kind: 'afterAction', seat: 2 });
  });

  test('a phone that dies meanwhile remembers who was passed over', () => {
    declared();
    copsMatch.speak(3, { type: 'speak' });
    const again = openCountedMatch(copsTable);
    again.resume();
    again.answer({ type: 'withdraw' });
    const { running: now } = again.useMatch.getState();
    expect(now && stillAsked(copsTable, stateOf(now))).toEqual([1, 2, 3, 0]);
  });

  test('what is taken back then is what was done before, and the phone can go on from any of it', () => {
    declared();
    copsMatch.speak(3, { type: 'speak' });
    copsMatch.answer({ type: 'withdraw' });
    copsMatch.takeBack();
    expect(asked()).toMatchObject({ kind: 'act', seat: 0 });
  });
});

describe('at the end of a turn in which a gun is out', () => {
  const dealt = (variant: CopsSetup['variant'], hands?: readonly string[]) => {
    copsMatch.start(
      setupOf(variant, hands ? { hands } : {}),
      ['a', 'b', 'c', 'd'].map((name) => ({ name })),
    );
    for (let seat = 0; seat < 4; seat++) copsMatch.answer({ type: 'arrange', order: [0, 1, 2] });
  };
  const armedAt = (target: number) => {
    copsMatch.answer({ type: 'arm', target });
    copsMatch.allPass();
    copsMatch.answer({ type: 'reveal', card: 1 });
  };
  const asked = () => cops.asked(stateOf(running()));

  test('GC-18: nobody steps in and it stays where it points, in one touch', () => {
    dealt('base');
    armedAt(2);
    expect(stayingAnswer(copsTable, running())).toMatchObject({ seat: 0, move: { type: 'aim', target: 2 } });
    copsMatch.allPassAndStay();
    expect(asked()).toMatchObject({ kind: 'act', seat: 1 });
    expect(running().match.moves.slice(-2)).toEqual([{ type: 'pass' }, { type: 'aim', target: 2 }]);
    expect(copsTable.game.view(stateOf(running()), 'table').seats[0]?.gun?.aim).toBe(2);
  });

  test('GC-18: its owner is asked where they would rather choose anew, and all of it can be taken back', () => {
    dealt('base');
    armedAt(2);
    copsMatch.allPass();
    expect(asked()).toMatchObject({ kind: 'aim', seat: 0 });
    copsMatch.takeBack();
    expect(asked()?.kind).toBe('afterAction');
    copsMatch.allPassAndStay();
    copsMatch.takeBack();
    expect(asked()?.kind).toBe('afterAction');
  });

  test('GC-18: that it stays is not forgotten where the app is killed before bots have let it pass as well', () => {
    dealt('base');
    armedAt(2);
    const stays = stayingAnswer(copsTable, running());
    expect(readAnswers(copsTable, running(), stays ? [stays] : [])).toEqual([stays]);
  });

  test('GC-18: it is asked after all where a card has been played first', () => {
    dealt('base');
    armedAt(2);
    copsMatch.speak(2, { type: 'speak' });
    expect(asked()?.kind).toBe('use');
    expect(stayingAnswer(copsTable, running())).toBeNull();
  });

  test('before anything has come to light nothing is said of what may follow, whoever is shot', () => {
    const offered = [
      ['AHH', 'HCC', 'KHC', 'CCH'],
      ['AHH', 'KCC', 'HHC', 'CCH'],
    ].map((hands) => {
      dealt('band', hands);
      armedAt(2);
      copsMatch.allPassAndStay();
      for (let turn = 1; turn < 4; turn++) {
        copsMatch.answer({ type: 'investigate', target: 0, card: 0 });
        copsMatch.allPass();
        copsMatch.allPass();
      }
      copsMatch.answer({ type: 'shoot' });
      expect(asked()?.kind).toBe('beforeAction');
      return stayingAnswer(copsTable, running());
    });
    expect(offered).toEqual([null, null]);
  });
});

describe('who has something of their own to look at', () => {
  const unseen = () => copsMatch.useMatch.getState().seatsToLook;
  const sitDown = (...bots: readonly (string | undefined)[]) =>
    copsMatch.start(
      { variant: 'base', players: 4, first: 0 },
      bots.map((bot, seat) => ({ name: `P${seat}`, ...(bot === undefined ? {} : { bot }) })),
      5,
    );
  const layCards = () => {
    while (cops.asked(stateOf(running()))?.kind === 'arrange')
      if (askedOfBot(copsTable, running())) copsMatch.botAnswer(thought());
      else copsMatch.answer({ type: 'arrange', order: [0, 1, 2] });
  };

  test('is called to the lamp once the table has let the look happen, and only they', () => {
    sitDown(undefined, undefined, undefined, undefined);
    layCards();
    expect(unseen()).toEqual([]);
    copsMatch.answer({ type: 'investigate', target: 1, card: 0 });
    expect(unseen()).toEqual([]);
    copsMatch.allPass();
    expect(unseen()).toEqual([0]);
    copsMatch.looked(0);
    expect(unseen()).toEqual([]);
  });

  test('is nobody who plays alone: they are told at once', () => {
    sitDown(undefined, 'random', 'random', 'random');
    layCards();
    copsMatch.answer({ type: 'investigate', target: 1, card: 0 });
    for (let moves = 0; moves < 8 && cops.asked(stateOf(running()))?.kind === 'beforeAction'; moves++)
      if (askedOfBot(copsTable, running())) copsMatch.botAnswer({ type: 'pass' });
      else copsMatch.allPass();
    expect(running().steps.some(({ events }) => events.some(({ type }) => type === 'looked'))).toBe(true);
    expect(unseen()).toEqual([]);
  });

  test('whoever draws and is asked what to show for it sees it there', () => {
    sitDown(undefined, undefined, undefined, undefined);
    layCards();
    copsMatch.answer({ type: 'equip' });
    copsMatch.allPass();
    expect(cops.asked(stateOf(running()))).toMatchObject({ kind: 'reveal', seat: 0 });
    expect(unseen()).toEqual([]);
  });
});

describe('a table that wants fewer questions', () => {
  const kinds = () => running().steps.map(({ state }) => cops.asked(state)?.kind);
  const sitDown = (...bots: readonly (string | undefined)[]) => {
    changeSettings({ fewerQuestions: true });
    copsMatch.start(
      { variant: 'base', players: 4, first: 0 },
      bots.map((bot, seat) => ({ name: `P${seat}`, ...(bot === undefined ? {} : { bot }) })),
      5,
    );
    while (cops.asked(stateOf(running()))?.kind === 'arrange')
      if (askedOfBot(copsTable, running())) copsMatch.botAnswer(thought());
      else copsMatch.answer({ type: 'arrange', order: [0, 1, 2] });
  };

  test('GC-34: is not asked before somebody arms, and the record has everybody pass', () => {
    sitDown(undefined, 'random', undefined, 'random');
    copsMatch.answer({ type: 'arm', target: 2 });
    expect(running().match.moves.slice(4)).toEqual([
      { type: 'arm', target: 2 },
      ...Array.from({ length: 4 }, () => ({ type: 'pass' })),
    ]);
    expect(cops.asked(stateOf(running()))).toMatchObject({ kind: 'reveal', seat: 0 });
  });

  test('GC-34: is asked before a look, and at the end of the turn', () => {
    sitDown(undefined, undefined, undefined, undefined);
    copsMatch.answer({ type: 'investigate', target: 1, card: 0 });
    expect(cops.asked(stateOf(running()))?.kind).toBe('beforeAction');
    copsMatch.allPass();
    expect(cops.asked(stateOf(running()))?.kind).toBe('afterAction');
  });

  test('GC-35: is asked before a shot', () => {
    sitDown(undefined, undefined, undefined, undefined);
    copsMatch.answer({ type: 'arm', target: 2 });
    for (let moves = 0; moves < 20 && cops.asked(stateOf(running()))?.seat !== 1; moves++) {
      const answers = cops.moves(stateOf(running()));
      if (answers.some((move) => sameMove(move, copsTable.letPass))) copsMatch.allPass();
      else copsMatch.answer(oneOf(answers, () => 0));
    }
    while (cops.asked(stateOf(running()))?.kind !== 'act' || stateOf(running()).turn !== 0) {
      const answers = cops.moves(stateOf(running()));
      if (answers.some((move) => sameMove(move, copsTable.letPass))) copsMatch.allPass();
      else copsMatch.answer(answers.find(({ type }) => type === 'investigate') ?? oneOf(answers, () => 0));
    }
    copsMatch.answer({ type: 'shoot' });
    expect(cops.asked(stateOf(running()))?.kind).toBe('beforeAction');
  });

  test('can take back what it declared as far as nobody has learnt anything', () => {
    sitDown(undefined, undefined, undefined, undefined);
    const before = running().match.moves.length;
    copsMatch.answer({ type: 'arm', target: 2 });
    copsMatch.takeBack();
    expect(running().match.moves).toHaveLength(before);
  });

  test.each([1, 2])('plays whole games dealt by %i, and bots are not asked either', (seed) => {
    changeSettings({ fewerQuestions: true });
    const { played } = playToTheEnd(
      { variant: 'band', players: 4, first: 0 },
      [undefined, 'random', undefined, 'random'],
      seed,
    );
    expect(cops.outcome(stateOf(played))).not.toBeNull();
    expect(kinds().length).toBeGreaterThan(0);
    const unasked = played.steps.filter(({ state }) => copsTable.canGoUnasked?.(cops.view(state, 'table')));
    for (const { state } of unasked)
      expect(played.match.moves[played.steps.findIndex((step) => step.state === state)]).toEqual({
        type: 'pass',
      });
  });
});
