import type { GameTypes } from '../../engine/core';
import type { Deed } from './deeds';
import { stillToCome, withEarlyAnswers } from './earlyAnswers';
import { freshState, type MatchState } from './matchState';
import { askedAfterAll } from './passedOver';
import {
  askedOfBot,
  calledToLook,
  isBehindOneLamp,
  isOver,
  openingLook,
  rewound,
  stateOf,
  undoable,
  withAnswer,
  type Running,
} from './running';
import {
  allLetPass,
  allLetPassAhead,
  allLetPassAnd,
  passedOverBut,
  spoken,
  spokenAhead,
  unsaid,
  type Now,
  type Waiting,
} from './speaking';
import type { TableGame } from './tableGame';

/** How things stand after a deed. What cannot be done now changes nothing; an answer that is none throws a `MoveError`. */
export function step<G extends GameTypes>(
  state: MatchState<G>,
  deed: Deed<G>,
  table: TableGame<G>,
): MatchState<G> {
  const { running, cleared, newsSince } = state;
  if (deed.type === 'loaded')
    return { ...deed.loaded, finishing: stillFinishing(table, state, deed.loaded.running) };
  if (deed.type === 'start')
    return { ...freshState, running: deed.running, seatsToLook: openingLook(table, deed.running) };
  if (deed.type === 'clear')
    return { ...freshState, cleared: running && !isOver(table, running) ? running : null };
  if (deed.type === 'putBack')
    return cleared ? { ...freshState, running: cleared, newsSince: cleared.match.moves.length } : state;
  if (!running) return state;
  const now = { ...state, table, running };
  switch (deed.type) {
    case 'looked':
      return { ...state, seatsToLook: state.seatsToLook.filter((seat) => seat !== deed.seat) };
    case 'allHaveLooked':
      return { ...state, seatsToLook: [] };
    case 'answer':
      return afterStandingDown(now, deed.move) ?? afterAnswer(now, deed.move);
    case 'answerNext':
      return afterNextAnswer(now, deed.move);
    case 'speak':
      return afterTouch(now, running, spoken(now, deed.seat, deed.move));
    case 'speakAhead':
      return afterTouch(now, running, spokenAhead(now, deed.seat, deed.move));
    case 'withdraw':
      return afterTouch(now, running, unsaid(now, deed.seat));
    case 'allPass':
      return afterTouch(now, running, allLetPass(now));
    case 'allPassAndStay':
      return afterTouch(now, running, allLetPassAnd(now));
    case 'allPassAnd':
      return afterTouch(now, running, allLetPassAnd(now, deed.move));
    case 'allPassAhead':
      return afterTouch(now, running, allLetPassAhead(now));
    case 'passUnconcerned':
      return { ...afterBots(now, withAnswer(table, running, table.letPass)), newsSince };
    case 'botAnswer':
      return afterStandingDown(now, deed.move) ?? afterBots(now, withAnswer(table, running, deed.move));
    case 'applyBotMoves':
      return afterBots(now, deed.running);
    case 'changePace':
      return { ...state, running: { ...running, pace: deed.pace } };
    case 'changePassing':
      return { ...state, running: { ...running, passesUnconcerned: deed.passesUnconcerned } };
    case 'finish':
      return askedOfBot(table, running) ? { ...state, finishing: true, undoPoints: [] } : state;
    case 'stopFinishing':
      return { ...state, finishing: false };
    case 'takeBack':
      return beforeLastTouch(state, running);
  }
}

/** After an answer: what the table is spared goes by, and those who have spoken already are taken at their word. */
function playedOn<G extends GameTypes>(now: Now<G>, answered: Running<G>, { early, passedOver }: Waiting<G>) {
  const { table } = now;
  const running = withEarlyAnswers(table, answered, early);
  return {
    ...freshState,
    running,
    early: stillToCome(table, running, early),
    passedOver,
    seatsToLook: calledToLook(table, running, now.running.match.moves.length),
  };
}

function afterTouch<G extends GameTypes>(
  now: Now<G>,
  answered: Running<G>,
  waiting: Waiting<G>,
): MatchState<G> {
  const { table, undoPoints, newsSince } = now;
  const after = playedOn(now, answered, waiting);
  const moves = now.running.match.moves.length;
  if (after.running.match.moves.length === moves) return { ...after, undoPoints, newsSince };
  return {
    ...after,
    undoPoints: undoable(table, after.running, [...undoPoints, moves]),
    newsSince: isBehindOneLamp(table, now.running, newsSince) ? newsSince : moves,
  };
}

/** The news is the last answer of a bot. */
function afterBots<G extends GameTypes>(now: Now<G>, answered: Running<G>): MatchState<G> {
  const after = playedOn(now, answered, now);
  return {
    ...after,
    newsSince: answered.match.moves.length - 1,
    finishing: stillFinishing(now.table, now, after.running),
  };
}

/** Bots that play to the end go on with it until a person is asked. */
const stillFinishing = <G extends GameTypes>(
  table: TableGame<G>,
  { finishing }: MatchState<G>,
  running: Running<G> | null,
): boolean => finishing && running !== null && askedOfBot(table, running) !== null;

function afterAnswer<G extends GameTypes>(now: Now<G>, move: G['Move']): MatchState<G> {
  const { table, running, early } = now;
  const asked = table.game.asked(stateOf(running));
  const passedOver = passedOverBut(now, asked?.seat);
  return afterTouch(now, withAnswer(table, running, move), { early, passedOver });
}

/** Both in one touch: it can only be taken back as a whole. */
function afterNextAnswer<G extends GameTypes>(now: Now<G>, move: G['Move']): MatchState<G> {
  const { table, undoPoints } = now;
  const passed = afterTouch(now, now.running, allLetPassAnd(now));
  if (!passed.running) return passed;
  const after = afterAnswer({ ...passed, table, running: passed.running }, move);
  const points = [...undoPoints, now.running.match.moves.length];
  return { ...after, undoPoints: after.running ? undoable(table, after.running, points) : [] };
}

/** Somebody who has spoken up lets it pass after all. Null where nobody has to be asked for it. */
function afterStandingDown<G extends GameTypes>(now: Now<G>, move: G['Move']): MatchState<G> | null {
  const next = askedAfterAll(now.table, now.running, now.passedOver, move);
  if (next === null) return null;
  const moves = next.running.match.moves.length;
  return { ...freshState, ...next, undoPoints: now.undoPoints.filter((point) => point < moves) };
}

function beforeLastTouch<G extends GameTypes>(state: MatchState<G>, running: Running<G>): MatchState<G> {
  const moves = state.undoPoints.at(-1);
  if (moves === undefined) return state;
  return {
    ...freshState,
    running: rewound(running, moves),
    undoPoints: state.undoPoints.slice(0, -1),
    newsSince: moves,
    takenBack: running.steps.slice(moves + 1),
  };
}
