/** What comes of each deed: no device, no store, the same every time. Ann, Ben and Cem play Pebble; Dot is a bot. */
import { MoveError, type Seat } from '../../../engine/core';
import { freshState, type MatchState } from '../../../store/match/matchState';
import type { Deed } from '../../../store/match/deeds';
import { start } from '../../../store/match/running';
import { scriptedStep, type Script } from '../../../store/match/script';
import { step } from '../../../store/match/step';
import { frozen } from '../../engine/support/frozen';
import { pebbleTable, type Pebble, type PebbleMove } from '../../support/pebble';

const [ann, ben, cem] = [0, 1, 2] as const;
const players = [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cem' }, { name: 'Dot', bot: 'wary' }];
const setup = { players: 4, first: ann, rounds: 1 };

const hide: PebbleMove = { type: 'hide', pebble: true };
const pass: PebbleMove = { type: 'pass' };
const call: PebbleMove = { type: 'call' };

type State = MatchState<Pebble>;
type Told = Deed<Pebble>;

const deal: Told = { type: 'start', running: start(pebbleTable, 'id', setup, players, 1, 'careful') };
const answer = (move: PebbleMove): Told => ({ type: 'answer', move });
const speak = (seat: Seat, move: PebbleMove): Told => ({ type: 'speak', seat, move });

/** How things stand after all of it. Nothing that is given to a step may be changed by it. */
const after = (...deeds: readonly Told[]): State => onward(freshState, ...deeds);
const onward = (from: State, ...deeds: readonly Told[]): State =>
  deeds.reduce((state, deed) => frozen(step(frozen(state), frozen(deed), pebbleTable)), from);

const moves = ({ running }: State) => running?.match.moves.map(({ type }) => type).join(' ');
const spoken = ({ early }: State) => early.map(({ seat, move }) => `${seat} ${move.type}`);

test('the same deeds lead to the same, from wherever they are begun again', () => {
  const deeds = [deal, answer(hide), speak(cem, pass), speak(ben, pass)];
  expect(after(...deeds)).toEqual(after(...deeds));
  const half = after(...deeds.slice(0, 2));
  expect(onward(half, ...deeds.slice(2))).toEqual(after(...deeds));
});

test('what is said early waits; an objection lets the others pass', () => {
  const waiting = after(deal, answer(hide), speak(cem, pass));
  expect([moves(waiting), spoken(waiting), waiting.newsSince]).toEqual(['hide', ['2 pass'], 0]);
  expect(spoken(onward(waiting, { type: 'withdraw', seat: cem }))).toEqual([]);
  expect(moves(onward(waiting, speak(ben, pass)))).toBe('hide pass pass');
  expect(moves(after(deal, answer(hide), speak(cem, call)))).toBe('hide pass call');
});

test('each touch can be taken back until a bot has answered', () => {
  const touched = after(deal, answer(hide), speak(ben, pass), { type: 'allPass' });
  expect([moves(touched), touched.undoPoints, touched.newsSince]).toEqual(['hide pass pass', [0, 1, 2], 2]);
  const undone = onward(touched, { type: 'takeBack' });
  expect([moves(undone), undone.undoPoints, undone.newsSince]).toEqual(['hide pass', [0, 1], 2]);
  expect(undone.takenBack.flatMap(({ events }) => events.map(({ type }) => type))).toEqual(['passed']);
  expect(onward(undone, speak(cem, pass)).takenBack).toEqual([]);
  const answered = onward(touched, { type: 'botAnswer', move: pass });
  expect([answered.undoPoints, answered.newsSince]).toEqual([[], 3]);
});

test('a hand that has been opened cannot be closed again', () => {
  const opened = after(deal, answer(hide), speak(ben, call));
  expect(opened.undoPoints).toEqual([]);
  expect(onward(opened, { type: 'takeBack' })).toBe(opened);
});

test('bots play to the end only while one of them is asked', () => {
  const people = after(deal, answer(hide));
  expect(onward(people, { type: 'finish' })).toBe(people);
  const finishing = onward(people, { type: 'allPass' }, { type: 'finish' });
  expect([finishing.finishing, finishing.undoPoints]).toEqual([true, []]);
  expect(onward(finishing, { type: 'botAnswer', move: pass }).finishing).toBe(false);
  expect(onward(finishing, { type: 'stopFinishing' }).finishing).toBe(false);
});

test('where another window has gone further, bots play on to the end if one of them is asked there, too', () => {
  const finishing = after(deal, answer(hide), { type: 'allPass' }, { type: 'finish' });
  const bots = after(deal, answer(hide), speak(ben, pass), speak(cem, pass));
  expect(onward(finishing, { type: 'loaded', loaded: bots })).toEqual({ ...bots, finishing: true });
  const people = after(deal);
  expect(onward(finishing, { type: 'loaded', loaded: people })).toEqual(people);
  expect(onward(finishing, { type: 'loaded', loaded: freshState })).toEqual(freshState);
});

test('what was given up is put back as it was', () => {
  const playing = after(deal, answer(hide));
  const cleared = onward(playing, { type: 'clear' });
  expect([cleared.running, cleared.cleared]).toEqual([null, playing.running]);
  expect(onward(cleared, { type: 'putBack' }).running).toBe(playing.running);
  expect(onward(playing, { type: 'putBack' })).toBe(playing);
});

test.each<Told>([
  answer(hide),
  speak(ben, pass),
  { type: 'allPass' },
  { type: 'takeBack' },
  { type: 'finish' },
])('where nothing is being played, $type does nothing', (deed) => expect(after(deed)).toBe(freshState));

test('an answer that is none is refused', () => {
  expect(() => after(deal, answer(call))).toThrow(MoveError);
});

describe('in an arranged match', () => {
  const script: Script<Pebble> = (made) => [[hide, pass] as const, undefined, [call] as const][made];
  const arranged = (state: State, deed: Told) =>
    scriptedStep(script, frozen(state), frozen(deed), pebbleTable);
  const dealt = after(deal);

  test('the move that is due counts, with what follows from it', () => {
    const next = arranged(dealt, answer(hide));
    expect([moves(next), next.newsSince, next.undoPoints]).toEqual(['hide pass', 0, []]);
    expect(moves(arranged(next, { type: 'botAnswer', move: call }))).toBe('hide pass call');
  });

  test('another answer has gone astray, until the one that is due comes', () => {
    const astray = arranged(arranged(dealt, answer({ type: 'hide', pebble: false })), answer(pass));
    expect([moves(astray), astray.astray]).toEqual(['', 2]);
    expect(arranged(astray, answer(hide)).astray).toBe(0);
  });

  test.each<Told>([
    deal,
    speak(ben, call),
    { type: 'withdraw', seat: ben },
    { type: 'allPass' },
    { type: 'allPassAndStay' },
    { type: 'allPassAnd', move: pass },
    { type: 'allPassAhead' },
    { type: 'passUnconcerned' },
    { type: 'takeBack' },
    { type: 'finish' },
    { type: 'looked', seat: ann },
    { type: 'allHaveLooked' },
  ])('nothing comes of $type', (deed) => {
    const next = arranged(dealt, answer(hide));
    expect(arranged(next, deed)).toBe(next);
  });

  test('it can be left, and put back', () => {
    const left = arranged(dealt, { type: 'clear' });
    expect(left.running).toBeNull();
    expect(arranged(left, { type: 'putBack' }).running).toBe(dealt.running);
  });
});
