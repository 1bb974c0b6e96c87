/** A lesson in Pebble: the learner hides a pebble and is not called; the other hides one, and the learner calls. */
import { useHistory } from '../../../store/history/history';
import type { Lesson } from '../../../store/lessons/lesson';
import { isNewcomer } from '../../../store/lessons/newcomer';
import { openLesson } from '../../../store/lessons/openLesson';
import { isUnderWay, progressIn, useLessons } from '../../../store/lessons/progress';
import { isSaved } from '../../../store/match/saved';
import { oneAnswer } from '../match/restart';
import { pebbleTable, type Pebble, type PebbleMove } from '../../support/pebble';

const hide: PebbleMove = { type: 'hide', pebble: true };
const pass: PebbleMove = { type: 'pass' };
const call: PebbleMove = { type: 'call' };

const lesson: Lesson<Pebble> = {
  setup: { players: 2, first: 0, rounds: 1 },
  seed: 1,
  beats: [{ moves: [hide] }, { moves: [pass, hide] }, { moves: [call] }],
};

type Opened = ReturnType<typeof opened>;

/** The app is started, and somebody goes to the lesson. */
function opened() {
  const match = openLesson(pebbleTable, lesson);
  match.resume();
  return match;
}

const movesOf = ({ useMatch }: Opened) => useMatch.getState().running?.match.moves;
const progress = () => progressIn(useLessons.getState(), 'pebble');

beforeEach(() => {
  localStorage.clear();
  useLessons.setState({}, true);
});

test('only the move that is due counts; anything else has gone astray, until it comes', () => {
  const match = opened();
  match.answer({ type: 'hide', pebble: false });
  match.answer({ type: 'hide', pebble: false });
  expect(movesOf(match)).toEqual([]);
  expect(match.useMatch.getState().astray).toBe(2);
  match.answer(hide);
  expect(movesOf(match)).toEqual([hide]);
  expect(match.useMatch.getState().astray).toBe(0);
});

test('the others keep to what has been arranged, and what they do at one stroke is one piece of news', () => {
  const match = opened();
  expect(match.thinking()).toBeNull();
  match.answer(hide);
  oneAnswer(match);
  expect(movesOf(match)).toEqual([hide, pass, hide]);
  expect(match.useMatch.getState().newsSince).toBe(1);
});

test('nothing passes by itself for somebody who usually lets things pass', () => {
  const match = opened();
  match.answer(hide);
  oneAnswer(match);
  match.passUnconcerned();
  expect(movesOf(match)).toHaveLength(3);
});

describe('the app is killed', () => {
  test('in the middle: it comes back to the same step, and nobody decides again', () => {
    const match = opened();
    match.answer(hide);
    oneAnswer(match);
    const again = opened();
    expect(movesOf(again)).toEqual([hide, pass, hide]);
    again.answer(call);
    expect(
      pebbleTable.game.outcome(again.useMatch.getState().running?.steps.at(-1)?.state ?? never()),
    ).toEqual({ winners: [0], reason: 'points' });
  });

  test('after the end: the lesson begins anew', () => {
    const match = opened();
    match.answer(hide);
    oneAnswer(match);
    match.answer(call);
    expect(movesOf(opened())).toEqual([]);
  });

  test('and the lesson is shorter since: it begins anew', () => {
    useLessons.setState({ pebble: { beats: 17, done: false } }, true);
    expect(movesOf(opened())).toEqual([]);
  });
});

test('its end and its being skipped count nowhere, but it is offered first no more', () => {
  const match = opened();
  match.answer(hide);
  oneAnswer(match);
  expect(isUnderWay(useLessons.getState(), 'pebble')).toBe(true);
  expect(isNewcomer(useLessons.getState())).toBe(true);
  match.answer(call);
  expect(progress()).toEqual({ beats: 0, done: true });
  expect(isNewcomer(useLessons.getState())).toBe(false);
  expect(useHistory.getState()?.games ?? []).toEqual([]);
  expect(isSaved('pebble')).toBe(false);
});

test('skipped, it can be gone on with until something else is begun', () => {
  const match = opened();
  match.answer(hide);
  match.clear();
  expect(movesOf(match)).toBeUndefined();
  expect(progress()).toEqual({ beats: 0, done: true });
  match.putBack();
  expect(movesOf(match)).toEqual([hide]);
  expect(progress().beats).toBe(1);
});

test('whoever has played a game to its end is no newcomer', () => {
  expect(isNewcomer({})).toBe(true);
  localStorage.setItem('underTheTable.past.some-game', '{}');
  expect(isNewcomer({})).toBe(false);
});

function never(): never {
  throw new Error('nothing is being played');
}
