import { cops, type CopsSetup } from '../../../engine/cops';
import { openCountedMatch } from '../../../store/history/countedMatch';
import { copsMatches, copsTable } from '../../../store/cops/match';
import { readAnswers, stayingAnswer } from '../../../store/match/earlyAnswers';
import { stillAsked } from '../../../store/match/passing';
import { peopleAt, stateOf } from '../../../store/match/running';
import { chance, oneOf } from '../../engine/core/playout';
import { player } from '../../engine/cops/properties/tables';
import { setupOf } from '../../engine/cops/support/play';
import { asked, base, botAnswers, canPass, deal, laidOut, moves, noBots, quietly, running } from './table';

/** Plays to the end: bots by themselves, people by chance, a table that lets things pass with one touch. */
function playToTheEnd(setup: CopsSetup, bots: typeof noBots, seed: number) {
  const luck = chance(seed);
  const choose = player(luck);
  deal(setup, bots, seed);
  while (asked()) {
    if (botAnswers()) continue;
    if (!canPass()) copsMatches.together.answer(choose(cops.moves(stateOf(running()))));
    else if (luck() < 0.9) copsMatches.together.allPass();
    else {
      const people = peopleAt(running().match.players);
      const waiting = stillAsked(copsTable, running()).filter((seat) => people.includes(seat));
      copsMatches.together.speak(oneOf(waiting, luck), { type: 'speak' });
    }
  }
  return running();
}

afterEach(() => {
  copsMatches.together.clear();
});

describe.each([
  ['base', 4, noBots],
  ['base', 5, [undefined, 'random', undefined, 'random', 'random']],
  ['band', 4, [undefined, 'random', undefined, 'random']],
  ['band', 8, [undefined, ...Array<string>(7).fill('random')]],
] as const)('%s, %i players', (variant, players, bots) => {
  test.each([1, 2])('a whole game of people and bots, dealt by %i', (seed) => {
    const played = playToTheEnd({ variant, players, first: 0 }, bots, seed);
    expect(cops.outcome(stateOf(played))?.winners.length).toBeGreaterThan(0);
    expect(played.steps).toHaveLength(played.match.moves.length + 1);
  });
});

describe('GC-30, D-09: a player who speaks up before their turn takes nobody else their chance', () => {
  const waiting = () => stillAsked(copsTable, running());
  const answered = () => copsMatches.together.useMatch.getState().early.map(({ seat }) => seat);

  beforeEach(() => {
    laidOut();
    copsMatches.together.answer({ type: 'investigate', target: 1, card: 0 });
  });

  test('they are asked for their card, and if they play none, all others are asked after all', () => {
    copsMatches.together.speak(3, { type: 'speak' });
    expect(asked()).toMatchObject({ kind: 'use', seat: 3, secret: true });
    copsMatches.together.answer({ type: 'withdraw' });
    expect(waiting()).toEqual([1, 2, 3]);
    expect(answered()).toEqual([3]);
    copsMatches.together.speak(1, { type: 'speak' });
    expect(asked()).toMatchObject({ kind: 'use', seat: 1 });
    copsMatches.together.answer({ type: 'withdraw' });
    copsMatches.together.allPass();
    expect(asked()?.kind).toBe('afterAction');
  });

  test('who has answered for themselves is not asked again', () => {
    copsMatches.together.speak(1, { type: 'pass' });
    copsMatches.together.speak(3, { type: 'speak' });
    copsMatches.together.answer({ type: 'withdraw' });
    expect(asked()).toMatchObject({ kind: 'beforeAction', seat: 2 });
    expect(answered()).toEqual([3]);
    copsMatches.together.speak(2, { type: 'pass' });
    expect(asked()?.kind).toBe('afterAction');
  });

  test('asked in private, one after the other, nobody has been passed over', () => {
    copsMatches.together.answer({ type: 'pass' });
    copsMatches.together.answer({ type: 'speak' });
    copsMatches.together.answer({ type: 'withdraw' });
    expect(asked()).toMatchObject({ kind: 'beforeAction', seat: 3 });
  });

  test('nor have those who were asked before what is asked now', () => {
    copsMatches.together.speak(3, { type: 'speak' });
    copsMatches.together.answer({ type: 'withdraw' });
    copsMatches.together.allPass();
    copsMatches.together.answer({ type: 'speak' });
    copsMatches.together.answer({ type: 'withdraw' });
    expect(asked()).toMatchObject({ kind: 'afterAction', seat: 2 });
  });

  test('a phone that dies meanwhile remembers who was passed over', () => {
    copsMatches.together.speak(3, { type: 'speak' });
    const again = openCountedMatch(copsTable);
    again.resume();
    again.answer({ type: 'withdraw' });
    const { running: now } = again.useMatch.getState();
    expect(now && stillAsked(copsTable, now)).toEqual([1, 2, 3]);
  });

  test('what is taken back then is what was done before', () => {
    copsMatches.together.speak(3, { type: 'speak' });
    copsMatches.together.answer({ type: 'withdraw' });
    copsMatches.together.takeBack();
    expect(asked()).toMatchObject({ kind: 'act', seat: 0 });
  });
});

describe('at the end of a turn in which a gun is out', () => {
  function armedAt2(setup: CopsSetup = setupOf('base')): void {
    laidOut(setup);
    copsMatches.together.answer({ type: 'arm', target: 2 });
    copsMatches.together.allPass();
    copsMatches.together.answer({ type: 'reveal', card: 1 });
  }

  test('GC-18: nobody steps in and it stays where it points, in one touch', () => {
    armedAt2();
    expect(stayingAnswer(copsTable, running())).toMatchObject({ seat: 0, move: { type: 'aim', target: 2 } });
    copsMatches.together.allPassAndStay();
    expect(asked()).toMatchObject({ kind: 'act', seat: 1 });
    expect(moves().slice(-2)).toEqual([{ type: 'pass' }, { type: 'aim', target: 2 }]);
    expect(cops.view(stateOf(running()), 'table').seats[0]?.gun?.aim).toBe(2);
  });

  test('GC-18: its owner is asked where they would rather choose again, and all of it can be taken back', () => {
    armedAt2();
    copsMatches.together.allPass();
    expect(asked()).toMatchObject({ kind: 'aim', seat: 0 });
    copsMatches.together.takeBack();
    expect(asked()?.kind).toBe('afterAction');
    copsMatches.together.allPassAndStay();
    copsMatches.together.takeBack();
    expect(asked()?.kind).toBe('afterAction');
  });

  test('GC-18: that it stays is not forgotten where the app is killed before bots have let it pass as well', () => {
    armedAt2();
    const stays = stayingAnswer(copsTable, running());
    expect(readAnswers(copsTable, running(), stays ? [stays] : [])).toEqual([stays]);
  });

  test('GC-18: that it stays waits once, however often it is touched before a bot has let it pass as well', () => {
    laidOut(setupOf('base'), [undefined, undefined, undefined, 'steady']);
    copsMatches.together.answer({ type: 'arm', target: 2 });
    copsMatches.together.answer({ type: 'reveal', card: 1 });
    copsMatches.together.allPassAndStay();
    copsMatches.together.allPassAndStay();
    expect(asked()).toMatchObject({ kind: 'afterAction', seat: 3 });
    const { early } = copsMatches.together.useMatch.getState();
    expect(early.filter(({ kind }) => kind === 'aim')).toMatchObject([
      { seat: 0, move: { type: 'aim', target: 2 } },
    ]);
  });

  test('GC-18: it is asked after all where a card has been played first', () => {
    armedAt2();
    copsMatches.together.speak(2, { type: 'speak' });
    expect(asked()?.kind).toBe('use');
    expect(stayingAnswer(copsTable, running())).toBeNull();
  });

  test.each([[['AHH', 'HCC', 'KHC', 'CCH']], [['AHH', 'KCC', 'HHC', 'CCH']]])(
    'before anything has come to light nothing is said of what may follow a shot, with %j',
    (hands) => {
      armedAt2(setupOf('band', { hands }));
      copsMatches.together.allPassAndStay();
      for (let turn = 1; turn < 4; turn++) quietly({ type: 'investigate', target: 0, card: 0 });
      copsMatches.together.answer({ type: 'shoot' });
      expect(asked()?.kind).toBe('beforeAction');
      expect(stayingAnswer(copsTable, running())).toBeNull();
    },
  );
});

describe('who has something of their own to look at', () => {
  const toLook = () => copsMatches.together.useMatch.getState().seatsToLook;

  test('is called to the lamp once the table has let the look happen, and only they', () => {
    laidOut();
    expect(toLook()).toEqual([]);
    copsMatches.together.answer({ type: 'investigate', target: 1, card: 0 });
    expect(toLook()).toEqual([]);
    copsMatches.together.allPass();
    expect(toLook()).toEqual([0]);
    copsMatches.together.looked(0);
    expect(toLook()).toEqual([]);
  });

  test('is nobody who plays alone: they are told at once', () => {
    laidOut(base, [undefined, 'random', 'random', 'random']);
    copsMatches.together.answer({ type: 'investigate', target: 1, card: 0 });
    for (let asks = 0; asks < 8 && asked()?.kind === 'beforeAction'; asks++)
      if (asked()?.seat === 0) copsMatches.together.allPass();
      else copsMatches.together.botAnswer({ type: 'pass' });
    expect(running().steps.some(({ events }) => events.some(({ type }) => type === 'looked'))).toBe(true);
    expect(toLook()).toEqual([]);
  });

  test('is nobody who draws and is asked what to show for it: they see it there', () => {
    laidOut();
    copsMatches.together.answer({ type: 'equip' });
    copsMatches.together.allPass();
    expect(asked()).toMatchObject({ kind: 'reveal', seat: 0 });
    expect(toLook()).toEqual([]);
  });
});

test('GC-15: the card turned up for equipment and the one given back are told together', () => {
  const told = () => {
    const { newsSince } = copsMatches.together.useMatch.getState();
    const steps = running().steps.slice(newsSince + 1);
    return steps.flatMap(({ events }) => events.map(({ type }) => type));
  };
  laidOut(setupOf('base', { equipment: ['medKit', 'taser', 'coffee', 'wiretap'], deck: ['k9'] }));
  copsMatches.together.answer({ type: 'equip' });
  copsMatches.together.allPass();
  copsMatches.together.answer({ type: 'reveal', card: 0 });
  expect(told()).toContain('revealed');
  copsMatches.together.answer({ type: 'keep', equipment: 'k9' });
  expect(told()).toEqual(expect.arrayContaining(['revealed', 'discarded']));
});
