/** A lesson in Pebble: the learner hides a pebble and is not called; the other hides one, and the learner calls. */
import { useHistory } from '../../../store/history/history';
import type { Lesson } from '../../../store/lessons/lesson';
import { isNewcomer } from '../../../store/lessons/newcomer';
import { openLesson } from '../../../store/lessons/openLesson';
import { isUnderWay, progressIn, useLessons } from '../../../store/lessons/progress';
import type * as Progress from '../../../store/lessons/progress';
import { waitingOf } from '../../../store/match/saved';
import { startApp } from '../support/startApp';
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

/** The app starts, and somebody goes to the lesson. */
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

/** As far as the learner's second move. */
function halfWay() {
  const match = opened();
  match.answer(hide);
  match.botAnswer(pass);
  return match;
}

test('the learner makes the move that is due, and the others wait until it is read what they do', () => {
  const match = opened();
  match.answer({ type: 'hide', pebble: false });
  expect(movesOf(match)).toEqual([]);
  match.answer(hide);
  expect(match.thinking()).toBeNull();
  expect(movesOf(match)).toEqual([hide]);
  expect(movesOf(halfWay())).toEqual([hide, pass, hide]);
});

describe('the app is killed', () => {
  test('in the middle: it comes back to the same step, and nobody decides again', () => {
    halfWay();
    const again = opened();
    expect(movesOf(again)).toEqual([hide, pass, hide]);
    again.answer(call);
    const end = again.useMatch.getState().running?.steps.at(-1)?.state;
    expect(end && pebbleTable.game.outcome(end)).toEqual({ winners: [0], reason: 'points' });
  });

  test('after the end: the lesson begins again', () => {
    halfWay().answer(call);
    expect(movesOf(opened())).toEqual([]);
  });

  test('and the lesson is shorter since: it begins again', () => {
    useLessons.setState({ pebble: { variant: 'short', beats: 17, done: false } }, true);
    expect(movesOf(opened())).toEqual([]);
  });

  test('and another book is opened: its lesson begins', () => {
    halfWay();
    useLessons.setState({ pebble: { ...progress(), variant: 'long' } }, true);
    expect(movesOf(opened())).toEqual([]);
  });

  test('and the lesson has other beats since: it begins again, and has been taken as before', () => {
    const key = 'underTheTable.lessons';
    localStorage.setItem(key, JSON.stringify({ version: 1, value: { pebble: { beats: 1, done: true } } }));
    const { useLessons: kept } = startApp(
      () => require('../../../store/lessons/progress') as typeof Progress,
    );
    expect(kept.getState()).toEqual({ pebble: { beats: 0, done: true } });
  });
});

test('its end and its being skipped count nowhere, but it is offered first no more', () => {
  const match = halfWay();
  expect(isUnderWay(useLessons.getState(), 'pebble')).toBe(true);
  expect(isNewcomer(useLessons.getState())).toBe(true);
  match.answer(call);
  expect(progress()).toMatchObject({ beats: 0, done: true });
  expect(isNewcomer(useLessons.getState())).toBe(false);
  expect(useHistory.getState()?.games ?? []).toEqual([]);
  expect(waitingOf(['pebble'])).toEqual([]);
});

test('skipped, it can be gone on with until something else is begun', () => {
  const match = opened();
  match.answer(hide);
  match.clear();
  expect(movesOf(match)).toBeUndefined();
  expect(progress()).toMatchObject({ beats: 0, done: true });
  match.putBack();
  expect(movesOf(match)).toEqual([hide]);
  expect(progress().beats).toBe(1);
});

test('somebody who has played a game to its end is no newcomer', () => {
  expect(isNewcomer({})).toBe(true);
  localStorage.setItem('underTheTable.past.some-game', '{}');
  expect(isNewcomer({})).toBe(false);
});
