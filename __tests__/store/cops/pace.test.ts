/** When a table of Good Cop Bad Cop is asked: the engine's windows stand, most of them pass by themselves. */
import {
  cops,
  type CopsEvent,
  type CopsMove,
  type CopsSetup,
  type CopsState,
  type Equipment,
} from '../../../engine/cops';
import { copsMatches } from '../../../store/cops/match';
import { paces } from '../../../store/match/pace';
import { stateOf } from '../../../store/match/running';
import { at, setupOf, type Play, type Table } from '../../engine/cops/support/play';
import { asked, base, canPass, laidOut, moves, noBots, running, shotDeclared } from './table';

const seat = () => asked()?.seat;
const kind = () => asked()?.kind;

/** Every question somebody has been asked since the cards were laid, one after the other. */
function askedBy(deeds: readonly CopsMove[]): readonly string[] {
  const questions: string[] = [];
  const note = () => questions.push(`${seat()} ${kind()}`);
  for (const deed of deeds) {
    note();
    copsMatches.together.answer(deed);
    while (canPass()) {
      note();
      copsMatches.together.allPass();
    }
    if (kind() === 'aim') copsMatches.together.answer({ type: 'aim', target: 0 });
    copsMatches.together.allHaveLooked();
  }
  return questions;
}

const alone = [undefined, 'random', 'random', 'random'];

afterEach(() => copsMatches.together.clear());

describe('GC-18: who is alone and has just aimed', () => {
  const table = at('base', { equipment: ['coffee', 'smokeGrenade', 'medKit', 'wiretap'] });
  const armed = table.play('0 arm 2, 0 reveal 1');
  const isSpared = (game: Play, people: readonly number[] = [0]) =>
    cops.questions.aim.canGoUnasked?.({ view: game.view(), people, past: () => game.events });

  test('is not asked again where the gun points', () => {
    expect(isSpared(armed.play('nobody stirs'))).toBe(true);
    laidOut(base, alone);
    copsMatches.together.answer({ type: 'arm', target: 2 });
    copsMatches.together.answer({ type: 'reveal', card: 1 });
    while (canPass()) copsMatches.together.botAnswer({ type: 'pass' });
    expect(moves().filter(({ type }) => type === 'aim')).toEqual([{ type: 'aim', target: 2 }]);
    expect(asked()).toMatchObject({ kind: 'act', seat: 1 });
  });

  test('is once a card has been played, in a later turn, and among others', () => {
    expect(isSpared(armed.play('1 smokeGrenade, nobody stirs'))).toBe(false);
    const later = armed.play('0 aim 2, others look, 0 investigate 1.0, nobody stirs');
    expect(later.asked).toBe('0 aim');
    expect(isSpared(later)).toBe(false);
    expect(isSpared(armed.play('nobody stirs'), [0, 1])).toBe(false);
  });
});

describe('GC-34: before an action', () => {
  test('the table is asked where somebody could want to stop it, once', () => {
    laidOut();
    expect(askedBy([{ type: 'investigate', target: 1, card: 0 }])).toEqual([
      '0 act',
      '1 beforeAction',
      '1 afterAction',
    ]);
    expect(asked()).toMatchObject({ kind: 'act', seat: 1 });
  });

  test('it is not where there is nothing to stop, and the record has everybody pass', () => {
    laidOut();
    copsMatches.together.answer({ type: 'arm', target: 2 });
    expect(asked()).toMatchObject({ kind: 'reveal', seat: 0 });
    expect(moves().slice(4)).toEqual([{ type: 'arm', target: 2 }, ...Array(4).fill({ type: 'pass' })]);
  });

  test('what was declared can be taken back with the windows that passed by themselves', () => {
    laidOut();
    const before = moves();
    copsMatches.together.answer({ type: 'arm', target: 2 });
    copsMatches.together.takeBack();
    expect(moves()).toEqual(before);
  });

  test('whose action it is is not asked: the others decide', () => {
    laidOut();
    copsMatches.together.answer({ type: 'investigate', target: 1, card: 0 });
    for (const other of [1, 2]) copsMatches.together.speak(other, { type: 'pass' });
    expect(asked()).toMatchObject({ kind: 'beforeAction', seat: 3 });
    copsMatches.together.speak(3, { type: 'pass' });
    expect(kind()).toBe('afterAction');
  });

  test('GC-32: what one’s own card has let one see can be turned up at once', () => {
    laidOut(setupOf('base', { equipment: ['polygraph', 'surveillanceCamera', 'coffee', 'medKit'] }));
    copsMatches.together.answer({ type: 'use', equipment: 'polygraph', target: 1, cards: [0] });
    copsMatches.together.answer({ type: 'look', target: 0, cards: [0] });
    expect(kind()).toBe('beforeAction');
  });
});

describe('a shot', () => {
  const hands = ['AHH', 'KCC', 'HHC', 'CCH'];

  const shotAt = (table: Table = {}, variant: CopsSetup['variant'] = 'base') =>
    shotDeclared(setupOf(variant, { hands, ...table }));

  /** Every window in which the table is asked, each let pass by one touch. */
  function windows(): readonly string[] {
    const asks: string[] = [];
    for (;;) {
      const [first] = cops.moves(stateOf(running()));
      if (first?.type === 'keep') copsMatches.together.answer(first);
      if (!canPass()) return asks;
      asks.push(`${kind()}`);
      copsMatches.together.allPassAhead();
    }
  }

  test.each(['base', 'band'] as const)('has the table asked twice at most: %s', (variant) => {
    shotAt({}, variant);
    expect(windows()).toEqual(['beforeAction', 'atDeath']);
  });

  test('a Riot Shield is spoken for before the shot, and asked for when it is fired', () => {
    shotAt({ equipment: ['coffee', 'medKit', 'riotShield', 'taser'] });
    copsMatches.together.speakAhead(2, { type: 'speak' });
    expect(kind()).toBe('beforeAction');
    copsMatches.together.allPassAhead();
    expect(asked()).toMatchObject({ kind: 'use', seat: 2 });
    expect(cops.moves(stateOf(running()))).toContainEqual({ type: 'use', equipment: 'riotShield' });
  });

  test('GC-32: who could save the fallen is asked after a Mobile Detonator has gone off', () => {
    shotAt({ equipment: ['coffee', 'medKit', 'mobileDetonator', 'defibrillator'] });
    copsMatches.together.allPassAhead();
    expect(kind()).toBe('atDeath');
    copsMatches.together.speak(2, { type: 'speak' });
    copsMatches.together.answer({ type: 'use', equipment: 'mobileDetonator', target: 1 });
    expect(windows()).toEqual(['afterShot', 'afterAction']);
  });

  test('nobody speaks ahead to what may never be asked', () => {
    laidOut();
    copsMatches.together.answer({ type: 'investigate', target: 1, card: 0 });
    copsMatches.together.speakAhead(2, { type: 'speak' });
    expect(copsMatches.together.useMatch.getState().early).toEqual([]);
  });
});

describe('GC-31: no card is asked for that all have seen go under the deck', () => {
  const shield: CopsEvent = { type: 'used', seat: 2, equipment: 'riotShield' };
  const exchanged = (times: number) =>
    Array.from({ length: times }, (): readonly CopsEvent[] => [
      { type: 'drew', seat: 1 },
      { type: 'discarded', seat: 1 },
    ]).flat();

  /** Whether the table is spared the window of a Riot Shield after all this has happened. */
  function isSparedAfter(...past: readonly CopsEvent[]): boolean | undefined {
    const players = setupOf('base', { hands: ['AHH', 'KCC', 'HHC', 'CCH'] });
    const state: CopsState = {
      ...cops.deal(players, 1),
      turn: 0,
      shot: { by: 0, target: 2, fatal: false, takesAlong: null },
      asking: { kind: 'afterShot', seat: 1 },
    };
    const view = cops.view(state, 'table');
    return cops.questions.afterShot.canGoUnasked?.({ view, people: [0, 1, 2, 3], past: () => past });
  }

  test('while nobody can have drawn it again', () => {
    expect(isSparedAfter()).toBe(false);
    expect(isSparedAfter(shield)).toBe(true);
    // After sixteen draws from a deck of sixteen, with a card laid under it each time, the sixteenth may be the card.
    expect(isSparedAfter(shield, ...exchanged(15))).toBe(true);
    expect(isSparedAfter(shield, ...exchanged(16))).toBe(false);
  });
});

describe('alone', () => {
  const holding = (own: Equipment): readonly Equipment[] => [own, 'coffee', 'wiretap', 'k9'];

  test.each(['riotShield', 'mobileDetonator', 'restrainingOrder'] as const)(
    'with %s nobody is asked where it cannot be played, nor about their own action',
    (own) => {
      laidOut(setupOf('base', { equipment: holding(own) }), alone);
      copsMatches.together.answer({ type: 'investigate', target: 1, card: 0 });
      const seats: (number | undefined)[] = [];
      while (canPass()) {
        seats.push(seat());
        copsMatches.together.botAnswer({ type: 'pass' });
      }
      expect(seats).toEqual([1, 2, 3, 1, 2, 3]);
      expect(asked()).toMatchObject({ kind: 'act', seat: 1 });
    },
  );

  test('a card that can be played at no other moment is asked for after one’s own look', () => {
    laidOut(setupOf('base', { equipment: holding('surveillanceCamera') }), alone);
    copsMatches.together.answer({ type: 'investigate', target: 1, card: 0 });
    for (let answers = 0; seat() !== 0 && answers < 20; answers++)
      copsMatches.together.botAnswer({ type: 'pass' });
    expect(asked()).toMatchObject({ kind: 'afterAction', seat: 0 });
  });
});

describe('twin tables, whose equipment differs where nobody can see it', () => {
  const tables: readonly (readonly Equipment[])[] = [
    ['riotShield', 'restrainingOrder', 'mobileDetonator', 'surveillanceCamera'],
    ['smokeGrenade', 'coffee', 'medKit', 'blackmail'],
    ['taser', 'k9', 'defibrillator', 'polygraph'],
  ];
  const deeds: readonly CopsMove[] = [
    { type: 'investigate', target: 1, card: 0 },
    { type: 'arm', target: 0 },
    { type: 'reveal', card: 1 },
    { type: 'investigate', target: 3, card: 2 },
    { type: 'investigate', target: 0, card: 1 },
    { type: 'investigate', target: 2, card: 0 },
    { type: 'shoot' },
  ];

  test.each(paces)('are asked the same at every step, %s', (pace) => {
    const courses = tables.map((equipment) => {
      laidOut(setupOf('base', { hands: ['HHC', 'AHH', 'KCC', 'CCH'], equipment }));
      copsMatches.together.changePace(pace);
      return askedBy(deeds);
    });
    expect(courses[0]?.length).toBeGreaterThan(deeds.length);
    for (const course of courses) expect(course).toEqual(courses[0]);
  });
});

describe('a quick table', () => {
  test('goes on with the next answer, in one touch that can be taken back whole', () => {
    laidOut();
    copsMatches.together.changePace('quick');
    copsMatches.together.answer({ type: 'investigate', target: 1, card: 0 });
    copsMatches.together.allPass();
    copsMatches.together.allHaveLooked();
    const before = moves();
    expect(kind()).toBe('afterAction');
    copsMatches.together.answerNext({ type: 'investigate', target: 2, card: 0 });
    expect(moves().slice(before.length)).toEqual([
      ...Array(4).fill({ type: 'pass' }),
      { type: 'investigate', target: 2, card: 0 },
    ]);
    copsMatches.together.takeBack();
    expect(moves()).toEqual(before);
  });

  test('its pace stays with the game, and changes in the middle of it', () => {
    copsMatches.together.start(
      base,
      noBots.map((_, at) => ({ name: `P${at}` })),
      5,
      'quick',
    );
    expect(running().pace).toBe('quick');
    copsMatches.together.changePace('careful');
    expect(running().pace).toBe('careful');
    copsMatches.together.clear();
    copsMatches.together.putBack();
    expect(running().pace).toBe('careful');
  });
});
