/** V-24: at a fall everybody else is asked first, and the fallen last. */
import { parse, serialise } from '../../../engine/core';
import { cops, type Cops } from '../../../engine/cops';
import { copsMatches, copsTable } from '../../../store/cops/match';
import { openCountedMatch } from '../../../store/history/countedMatch';
import { stillAsked } from '../../../store/match/passing';
import { stateOf } from '../../../store/match/running';
import { Play, setupOf } from '../../engine/cops/support/play';
import { asked, running, shotDeclared } from './table';

const setup = setupOf('band', {
  players: 5,
  equipment: ['k9', 'coffee', 'mobileDetonator', 'defibrillator', 'medKit'],
});

const waiting = () => stillAsked(copsTable, running());
const statuses = () => cops.view(stateOf(running()), 'table').seats.map(({ status }) => status);

describe('the fallen who speaks up at once', () => {
  beforeEach(() => {
    shotDeclared(setup);
    copsMatches.together.allPass();
    copsMatches.together.allPass();
    expect(asked()?.kind).toBe('atDeath');
    copsMatches.together.speak(2, { type: 'speak' });
  });

  afterEach(() => copsMatches.together.clear());

  test('waits until the others have had their say', () => {
    expect(waiting()).toEqual([3, 4, 0, 1, 2]);
    expect(asked()).toMatchObject({ kind: 'atDeath', seat: 3 });
    copsMatches.together.allPass();
    expect(asked()).toMatchObject({ kind: 'use', seat: 2 });
  });

  test('has nothing left to say once somebody has saved them', () => {
    copsMatches.together.speak(3, { type: 'speak' });
    copsMatches.together.answer({ type: 'use', equipment: 'defibrillator', target: 2 });
    expect(statuses()).toEqual(['cop', 'cop', 'cop', 'cop', 'cop']);
    expect(asked()?.kind).toBe('afterAction');
  });

  test('is still asked where who might have saved them thinks better of it', () => {
    copsMatches.together.speak(3, { type: 'speak' });
    copsMatches.together.answer({ type: 'withdraw' });
    expect(waiting()).toContain(2);
  });
});

/** Checksums as the program reckoned them that knew no such ruling. */
const kept = {
  bombPressed: { line: '2 mobileDetonator 4', checksum: 'ca55c955' },
  savedAfterwards: { line: '2 mobileDetonator 4, 3 defibrillator 2', checksum: 'c2d31a14' },
};

describe('a game that was begun before the ruling', () => {
  const hit = new Play(cops.deal(setup, 1, 1)).play(
    '0 arrange 012, 1 arrange 012, 2 arrange 012, 3 arrange 012, 4 arrange 012, 0 arm 2, 0 reveal 1, 0 aim 2',
    'others look, 0 shoot, all pass, all pass',
  );
  const recordOf = ({ line, checksum }: (typeof kept)['bombPressed']) =>
    JSON.stringify({
      ...{ version: 1, game: 'cops', setup, seed: 1, players: [...'01234'].map((name) => ({ name })) },
      ...{ moves: hit.play(line).moves, checksum },
    });

  test.each(Object.entries(kept))('is read as it was: %s', (_, game) => {
    expect(serialise(parse<Cops>(cops, recordOf(game)))).toBe(recordOf(game));
  });

  test('goes on as it began: who has pressed the bomb may be saved after it', () => {
    const key = 'underTheTable.match.cops';
    const [early, passedOver, touches, unseen] = [[], [], [], []];
    const value = { id: 'old', record: recordOf(kept.bombPressed), early, passedOver, touches, unseen };
    localStorage.setItem(key, JSON.stringify({ version: 4, value }));
    const match = openCountedMatch(copsTable);
    match.resume();
    const state = () => stateOf(match.useMatch.getState().running ?? running());
    expect(cops.asked(state())).toMatchObject({ kind: 'atDeath', seat: 1 });
    match.answer({ type: 'pass' });
    match.answer({ type: 'speak' });
    match.answer({ type: 'use', equipment: 'defibrillator', target: 2 });
    expect(cops.view(state(), 'table').seats[2]?.status).toBe('cop');
    match.clear();
  });
});
