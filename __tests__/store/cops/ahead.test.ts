import { cops } from '../../../engine/cops';
import { copsMatches, copsTable } from '../../../store/cops/match';
import { passesAhead } from '../../../store/match/earlyAnswers';
import { setupOf, type Table } from '../../engine/cops/support/play';
import { asked, laidOut, moves, quietly, running, shotDeclared } from './table';

const ahead = () =>
  passesAhead(copsTable, running(), copsMatches.together.useMatch.getState().early).map(
    ({ seat, kind }) => `${seat} ${kind}`,
  );

afterEach(() => copsMatches.together.clear());

describe('GC-30: the windows of a shot', () => {
  test('nobody stirs before it and nobody after it, in one touch', () => {
    shotDeclared(setupOf('base'));
    expect(asked()?.kind).toBe('beforeAction');
    expect(ahead()).toEqual(['1 afterShot', '2 afterShot', '3 afterShot']);
    const before = moves().length;
    copsMatches.together.allPassAhead();
    expect(moves().slice(before)).toEqual(Array(8).fill({ type: 'pass' }));
    const kinds = running().steps.map(({ state }) => cops.asked(state)?.kind);
    expect(kinds.slice(before + 3, before + 5)).toEqual(['beforeAction', 'afterShot']);
    expect(asked()?.kind).not.toBe('afterShot');
  });

  test('what the bullet turns up comes before anybody is asked again', () => {
    shotDeclared(setupOf('base'));
    copsMatches.together.allPass();
    expect(asked()?.kind).toBe('afterShot');
    expect(ahead()).toEqual([]);
  });

  test('one touch for both is offered whatever anybody holds, and wherever the bullet goes', () => {
    const tables: readonly Table[] = [
      { equipment: ['riotShield', 'restrainingOrder', 'k9', 'defibrillator'] },
      { equipment: ['smokeGrenade', 'coffee', 'medKit', 'blackmail'] },
      { hands: ['AHH', 'HCC', 'KHC', 'CCH'] },
      { hands: ['AHH', 'KCC', 'HHC', 'CCH'] },
    ];
    const offered = tables.map((table) => {
      shotDeclared(setupOf('band', table));
      return ahead();
    });
    expect(new Set(offered.map(String)).size).toBe(1);
    expect(offered[0]).toHaveLength(3);
  });

  test('a player who has answered for themselves is asked for themselves again', () => {
    shotDeclared(setupOf('base'));
    copsMatches.together.speak(3, { type: 'pass' });
    expect(ahead()).toEqual([]);
    copsMatches.together.allPass();
    expect(asked()?.kind).toBe('afterShot');
  });

  test('a card that is played after all has everybody asked again', () => {
    shotDeclared(setupOf('base', { equipment: ['coffee', 'smokeGrenade', 'medKit', 'blackmail'] }));
    copsMatches.together.speak(1, { type: 'speak' });
    copsMatches.together.answer({ type: 'use', equipment: 'smokeGrenade' });
    expect(asked()).toMatchObject({ kind: 'beforeAction', seat: 2 });
    expect(ahead()).toEqual([]);
  });

  test('GC-V15: off to the band with a player who had no card, and the turn is over, in one touch', () => {
    laidOut(
      setupOf('band', {
        hands: ['AHH', 'KCC', 'HHC', 'CCH'],
        equipment: ['coffee', 'medKit', 'smokeGrenade', 'blackmail'],
      }),
    );
    quietly({ type: 'arm', target: 2 });
    quietly({ type: 'reveal', card: 1 });
    quietly({ type: 'investigate', target: 0, card: 0 });
    quietly({ type: 'use', equipment: 'smokeGrenade' });
    quietly({ type: 'investigate', target: 0, card: 0 });
    quietly({ type: 'investigate', target: 0, card: 2 });
    copsMatches.together.answer({ type: 'shoot' });
    copsMatches.together.allPassAhead();
    expect(asked()?.kind).toBe('atDeath');
    copsMatches.together.allPass();
    expect(asked()).toMatchObject({ kind: 'aim', seat: 0 });
  });

  test('GC-30: in the base game the fallen alone is asked, and lets nothing pass for the others', () => {
    shotDeclared(setupOf('base', { hands: ['AHH', 'KCC', 'HHC', 'CCH'] }));
    copsMatches.together.allPassAhead();
    expect(asked()).toMatchObject({ kind: 'atDeath', seat: 2 });
    expect(ahead()).toEqual([]);
  });
});

test('GC-14: after a look somebody knows more, and everybody is asked again', () => {
  laidOut();
  copsMatches.together.answer({ type: 'investigate', target: 1, card: 0 });
  expect(ahead()).toEqual([]);
});
