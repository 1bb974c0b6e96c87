/** Who is waited for, and what stands beside each seat. Sara, Dan and Noa are people, Bolt is a bot. */
import { createMatch, replay, type PlayedMatch, type Seat } from '../../../../engine/core';
import type { EarlyAnswer } from '../../../../store/match/earlyAnswers';
import { ifAllPass } from '../../../../store/match/passing';
import { marksOf, waitingFor } from '../../../../ui/match/picture/whoAnswers';
import { pebble, pebbleTable, type Pebble, type PebbleMove } from '../../../support/pebble';
import { pebbleScreens } from '../../../support/pebbleScreens';

const [sara, dan, noa, bolt] = [0, 1, 2, 3] as const;
const people = [sara, dan, noa];
const players = [{ name: 'Sara' }, { name: 'Dan' }, { name: 'Noa' }, { name: 'Bolt', bot: 'wary' }];

const hide: PebbleMove = { type: 'hide', pebble: true };
const call: PebbleMove = { type: 'call' };
const pass: PebbleMove = { type: 'pass' };

/** After these moves of a game that somebody has begun. */
function after(first: Seat, ...moves: readonly PebbleMove[]): PlayedMatch<Pebble> {
  const match = { ...createMatch(pebble, { players: 4, first, rounds: 1 }, 1, players), moves };
  return { match, steps: replay(pebble, match) };
}
const passing = (played: PlayedMatch<Pebble>) => ifAllPass(pebbleTable, played);
const waiting = (played: PlayedMatch<Pebble>) => waitingFor(pebbleTable, played, passing(played), people);
const marks = (played: PlayedMatch<Pebble>, early: readonly EarlyAnswer<Pebble>[] = []) =>
  marksOf(pebbleScreens, { played, passing: passing(played), people, early, passedOver: [] });
const early = (seat: Seat, move: PebbleMove): EarlyAnswer<Pebble> => ({
  seat,
  kind: 'doubt',
  move,
  since: 1,
});

describe('the table waits', () => {
  test('for nobody while one player is asked in secret', () => {
    expect(waiting(after(sara))).toEqual([]);
  });

  test('for every person who may still say something, in turn, and for no bot', () => {
    expect(waiting(after(sara, hide))).toEqual([dan, noa]);
    expect(waiting(after(bolt, hide))).toEqual([sara, dan, noa]);
  });

  test('no longer for those who have let it pass', () => {
    expect(waiting(after(sara, hide, pass))).toEqual([noa]);
    expect(waiting(after(sara, hide, pass, pass))).toEqual([]);
  });

  test('for nobody once the game is over', () => {
    expect(waiting(after(sara, hide, call, hide, call, hide, call, hide, call))).toEqual([]);
  });
});

describe('beside a seat stands', () => {
  test('who is asked in secret, and nothing of the others', () => {
    expect(marks(after(sara))).toEqual({ [sara]: 'toAnswer' });
  });

  test('which bot is thinking', () => {
    expect(marks(after(bolt))).toEqual({ [bolt]: 'thinking' });
    expect(marks(after(sara, hide, pass, pass))).toMatchObject({ [bolt]: 'thinking' });
  });

  test('who is still to answer, and who has let it pass', () => {
    expect(marks(after(sara, hide))).toEqual({ [dan]: 'toAnswer', [noa]: 'toAnswer', [bolt]: 'toAnswer' });
    expect(marks(after(sara, hide, pass))).toEqual({
      [dan]: 'passes',
      [noa]: 'toAnswer',
      [bolt]: 'toAnswer',
    });
  });

  test('what somebody has called out before their turn, rather than that they are to answer', () => {
    expect(marks(after(sara, hide), [early(noa, call)])).toMatchObject({
      [dan]: 'toAnswer',
      [noa]: 'objects',
    });
    expect(marks(after(sara, hide), [early(noa, pass)])).toMatchObject({ [noa]: 'passes' });
  });

  test('no pass of the turn before', () => {
    expect(marks(after(sara, hide, pass, pass, pass, hide))).toEqual({
      [noa]: 'toAnswer',
      [bolt]: 'toAnswer',
      [sara]: 'toAnswer',
    });
  });

  test('nothing once the game is over', () => {
    expect(marks(after(sara, hide, call, hide, call, hide, call, hide, call))).toEqual({});
  });
});
