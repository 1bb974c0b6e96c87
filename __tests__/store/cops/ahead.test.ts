import { sameMove } from '../../../engine/core';
import { cops, type CopsMove, type CopsSetup, type Equipment } from '../../../engine/cops';
import { copsMatch, copsTable } from '../../../store/cops/match';
import { passesAhead } from '../../../store/match/earlyAnswers';
import { stateOf } from '../../../store/match/running';
import { setupOf } from '../../engine/cops/support/play';

const running = () => {
  const { running: now } = copsMatch.useMatch.getState();
  if (!now) throw new Error('Nothing is being played.');
  return now;
};
const asked = () => cops.asked(stateOf(running()));
const ahead = () =>
  passesAhead(copsTable, running(), copsMatch.useMatch.getState().early).map(
    ({ seat, kind }) => `${seat} ${kind}`,
  );
const kindsSince = (moves: number) =>
  running()
    .steps.slice(moves)
    .map(({ state }) => cops.asked(state)?.kind);

interface Table {
  readonly hands?: readonly string[];
  readonly equipment?: readonly Equipment[];
  readonly bots?: readonly (string | undefined)[];
}

const laidOut = (variant: CopsSetup['variant'], { bots = [], ...table }: Table = {}) => {
  copsMatch.start(
    setupOf(variant, table),
    ['a', 'b', 'c', 'd'].map((name, seat) => ({ name, ...(bots[seat] ? { bot: bots[seat] } : {}) })),
  );
  for (let seat = 0; seat < 4; seat++) copsMatch.answer({ type: 'arrange', order: [0, 1, 2] });
};

/** Somebody does this, and nobody stirs. */
const quietly = (move: CopsMove) => {
  copsMatch.answer(move);
  while (cops.moves(stateOf(running())).some((one) => sameMove(one, copsTable.letPass)))
    copsMatch.allPassAndStay();
};

/** Seat 0 has a gun on seat 2, and pulls the trigger when it is next their turn. */
const shotDeclared = (variant: CopsSetup['variant'], table?: Table) => {
  laidOut(variant, table);
  quietly({ type: 'arm', target: 2 });
  quietly({ type: 'reveal', card: 1 });
  for (let turn = 1; turn < 4; turn++) quietly({ type: 'investigate', target: 0, card: 0 });
  copsMatch.answer({ type: 'shoot' });
};

afterEach(() => copsMatch.clear());

describe('GC-30: the windows of a shot', () => {
  test('nobody stirs before it and nobody after it, in one touch', () => {
    shotDeclared('base');
    expect(asked()?.kind).toBe('beforeAction');
    expect(ahead()).toEqual(['1 afterShot', '2 afterShot', '3 afterShot', '0 afterShot']);
    const before = running().match.moves.length;
    copsMatch.allPassAhead();
    expect(running().match.moves.slice(before)).toEqual(Array(8).fill({ type: 'pass' }));
    expect(kindsSince(before).slice(0, 8)).toEqual([
      ...Array<string>(4).fill('beforeAction'),
      ...Array<string>(4).fill('afterShot'),
    ]);
    expect(asked()?.kind).not.toBe('afterShot');
  });

  test('what the bullet turns up comes before anybody is asked again', () => {
    shotDeclared('base');
    copsMatch.allPass();
    expect(asked()?.kind).toBe('afterShot');
    expect(ahead()).toEqual([]);
  });

  test('one touch for both is offered whatever anybody holds, and whoever is shot', () => {
    const tables: readonly Table[] = [
      { equipment: ['riotShield', 'restrainingOrder', 'k9', 'defibrillator'] },
      { equipment: ['smokeGrenade', 'coffee', 'medKit', 'blackmail'] },
      { hands: ['AHH', 'HCC', 'KHC', 'CCH'] },
      { hands: ['AHH', 'KCC', 'HHC', 'CCH'] },
    ];
    const offered = tables.map((table) => {
      shotDeclared('band', table);
      return ahead();
    });
    expect(new Set(offered.map(String)).size).toBe(1);
    expect(offered[0]).toHaveLength(4);
  });

  test('whoever has answered for themselves is asked for themselves again', () => {
    shotDeclared('base');
    copsMatch.speak(3, { type: 'pass' });
    expect(ahead()).toEqual([]);
    copsMatch.allPass();
    expect(asked()?.kind).toBe('afterShot');
  });

  test('a card that is played after all has everybody asked again', () => {
    shotDeclared('base', { equipment: ['coffee', 'smokeGrenade', 'medKit', 'blackmail'] });
    copsMatch.speak(1, { type: 'speak' });
    copsMatch.answer({ type: 'use', equipment: 'smokeGrenade' });
    expect(asked()).toMatchObject({ kind: 'beforeAction', seat: 2 });
    expect(ahead()).toEqual([]);
  });

  test('GC-V15: off to the band with whoever had no card, and the turn is over, in one touch', () => {
    laidOut('band', {
      hands: ['AHH', 'KCC', 'HHC', 'CCH'],
      equipment: ['coffee', 'medKit', 'smokeGrenade', 'blackmail'],
    });
    quietly({ type: 'arm', target: 2 });
    quietly({ type: 'reveal', card: 1 });
    quietly({ type: 'investigate', target: 0, card: 0 });
    quietly({ type: 'use', equipment: 'smokeGrenade' });
    quietly({ type: 'investigate', target: 0, card: 0 });
    quietly({ type: 'investigate', target: 0, card: 2 });
    copsMatch.answer({ type: 'shoot' });
    copsMatch.allPassAhead();
    expect(asked()?.kind).toBe('atDeath');
    expect(ahead()).toEqual(['1 afterAction', '3 afterAction', '0 afterAction']);
    copsMatch.allPassAhead();
    expect(asked()).toMatchObject({ kind: 'aim', seat: 0 });
  });

  test('GC-30: in the base game the fallen alone is asked, and lets nothing pass for the others', () => {
    shotDeclared('base', { hands: ['AHH', 'KCC', 'HHC', 'CCH'] });
    copsMatch.allPassAhead();
    expect(asked()).toMatchObject({ kind: 'atDeath', seat: 2 });
    expect(ahead()).toEqual([]);
  });
});

test('GC-14: after a look somebody knows more, and everybody is asked again', () => {
  laidOut('base');
  copsMatch.answer({ type: 'investigate', target: 1, card: 0 });
  expect(ahead()).toEqual([]);
});
