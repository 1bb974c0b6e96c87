import { sameMove, type GameTypes, type Seat } from '../../engine/core';
import {
  lastEventfulMove,
  passesAhead,
  stayingAnswer,
  stillToCome,
  withEarlyAnswers,
  withPasses,
  type EarlyAnswer,
} from './earlyAnswers';
import { freshState, type MatchState } from './matchState';
import { askedAfterAll, passedOverBy, type PassedOver } from './passedOver';
import {
  askedOfBot,
  calledToLook,
  ifAllPass,
  isBehindOneLamp,
  isOver,
  openingLook,
  rewound,
  stateOf,
  undoable,
  withAnswer,
  type Passing,
  type Running,
} from './running';
import type { Pace } from './pace';
import type { TableGame } from './tableGame';

/** What can happen to a match. */
export type Deed<G extends GameTypes> =
  /** The device remembers it so, or another window has gone further. */
  | { readonly type: 'loaded'; readonly loaded: MatchState<G> }
  /** It has just been dealt. */
  | { readonly type: 'start'; readonly running: Running<G> }
  /** This seat has seen what it was called to look at. */
  | { readonly type: 'looked'; readonly seat: Seat }
  /** Nobody needs to look any more. */
  | { readonly type: 'allHaveLooked' }
  /** The asked person answers. */
  | { readonly type: 'answer'; readonly move: G['Move'] }
  /** Everybody lets pass what is asked, all stays as it is, and the person who is asked next answers. */
  | { readonly type: 'answerNext'; readonly move: G['Move'] }
  /** Somebody round the table answers, whether or not it is their turn to be asked. */
  | { readonly type: 'speak'; readonly seat: Seat; readonly move: G['Move'] }
  /** They let this one pass, and answer what the same people are asked next, if all happens as announced. */
  | { readonly type: 'speakAhead'; readonly seat: Seat; readonly move: G['Move'] }
  /** All that a seat has said before its time is unsaid. */
  | { readonly type: 'withdraw'; readonly seat: Seat }
  /** Everybody who has not spoken lets it pass. */
  | { readonly type: 'allPass' }
  /** The same, and the owner of what lies on the table leaves it as it is when asked next. */
  | { readonly type: 'allPassAndStay' }
  /** The same, and this is what the owner does with it when asked next. */
  | { readonly type: 'allPassAnd'; readonly move: G['Move'] }
  /** The same, and so it is with what the same people are asked next, if all happens as announced. */
  | { readonly type: 'allPassAhead' }
  /** The asked person has said beforehand that this may pass: no touch, and the news of before stays. */
  | { readonly type: 'passUnconcerned' }
  /** The bot that is asked answers. */
  | { readonly type: 'botAnswer'; readonly move: G['Move'] }
  /** Bots have answered one another, and this is how far they have come. */
  | { readonly type: 'applyBotMoves'; readonly running: Running<G> }
  /** Bots answer one another, as fast as they can, until a person is asked or the game is over. */
  | { readonly type: 'finish' }
  | { readonly type: 'stopFinishing' }
  /** A slip of the finger is undone: the table is as it was before the last touch. */
  | { readonly type: 'takeBack' }
  /** The table wants to be asked more, or less. */
  | { readonly type: 'changePace'; readonly pace: Pace }
  /** The running match leaves the table before its end, and counts nowhere. */
  | { readonly type: 'clear' }
  /** It was not meant: the match is back as it was. */
  | { readonly type: 'putBack' };

/** How things stand after a deed. What cannot be done now changes nothing; an answer that is none throws a `MoveError`. */
export function step<G extends GameTypes>(
  state: MatchState<G>,
  deed: Deed<G>,
  table: TableGame<G>,
): MatchState<G> {
  const { running, early, cleared, newsSince } = state;
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
      return afterTouch(now, running, withWords(now, deed.seat, []));
    case 'allPass':
      return afterAllPass(now, () => []);
    case 'allPassAndStay':
      return afterAllPass(now, (passing) => stayingAnswer(table, running, passing) ?? []);
    case 'allPassAnd':
      return afterAllPass(now, (passing) => {
        const staying = stayingAnswer(table, running, passing);
        return staying ? { ...staying, move: deed.move } : [];
      });
    case 'allPassAhead':
      return afterAllPass(now, (passing) => passesAhead(table, running, early, passing));
    case 'passUnconcerned':
      return { ...afterBots(now, withAnswer(table, running, table.letPass)), newsSince };
    case 'botAnswer':
      return afterStandingDown(now, deed.move) ?? afterBots(now, withAnswer(table, running, deed.move));
    case 'applyBotMoves':
      return afterBots(now, deed.running);
    case 'changePace':
      return { ...state, running: { ...running, pace: deed.pace } };
    case 'finish':
      return askedOfBot(table, running) ? { ...state, finishing: true, undoPoints: [] } : state;
    case 'stopFinishing':
      return { ...state, finishing: false };
    case 'takeBack':
      return beforeLastTouch(state, running);
  }
}

/** A match that is being played, and what it is played by. */
interface Now<G extends GameTypes> extends MatchState<G> {
  readonly table: TableGame<G>;
  readonly running: Running<G>;
}

/** What waits to be asked, and who has not been asked. */
type Waiting<G extends GameTypes> = Pick<MatchState<G>, 'early' | 'passedOver'>;

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

/** People who answer for themselves are passed over no more. */
const passedOverBut = <G extends GameTypes>({ passedOver }: Now<G>, seat?: Seat): readonly PassedOver<G>[] =>
  passedOver.filter((one) => one.seat !== seat);

function afterAnswer<G extends GameTypes>(now: Now<G>, move: G['Move']): MatchState<G> {
  const { table, running, early } = now;
  const asked = table.game.asked(stateOf(running));
  const passedOver = passedOverBut(now, asked?.seat);
  return afterTouch(now, withAnswer(table, running, move), { early, passedOver });
}

/** Both in one touch: it can only be taken back as a whole. */
function afterNextAnswer<G extends GameTypes>(now: Now<G>, move: G['Move']): MatchState<G> {
  const { table, undoPoints } = now;
  const passed = afterAllPass(now, (passing) => stayingAnswer(table, now.running, passing) ?? []);
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

/** These are now all the answers of a seat that wait for their questions. */
function withWords<G extends GameTypes>(
  now: Now<G>,
  seat: Seat,
  answers: readonly Pick<EarlyAnswer<G>, 'kind' | 'move'>[],
): Waiting<G> {
  const since = lastEventfulMove(now.table, now.running);
  const others = now.early.filter((word) => word.seat !== seat);
  return {
    early: [...others, ...answers.map((answer) => ({ ...answer, seat, since }))],
    passedOver: passedOverBut(now, seat),
  };
}

/**
 * What a seat says answers the question on the table. Or it answers only the one that comes if all let this one pass:
 * then its seat lets it pass, too, and waits until nobody else has objected either (C-04, C-05).
 */
function answersIn<G extends GameTypes>(
  table: TableGame<G>,
  running: Running<G>,
  asked: G['Kind'],
  { seat, move }: { readonly seat: Seat; readonly move: G['Move'] },
): readonly Pick<EarlyAnswer<G>, 'kind' | 'move'>[] {
  const { game, letPass } = table;
  const isAnswerTo = (one: G['State']) => game.moves(one).some((legal) => sameMove(legal, move));
  const end = stateOf(ifAllPass(table, running).end);
  const next = game.asked(end);
  if (isAnswerTo(stateOf(running)) || next?.seat !== seat || !isAnswerTo(end)) return [{ kind: asked, move }];
  return [
    { kind: asked, move: letPass },
    { kind: next.kind, move },
  ];
}

/** An objection closes the question: the others who have not spoken are passed over, unless it is the last word. */
function spoken<G extends GameTypes>(now: Now<G>, seat: Seat, move: G['Move']): Waiting<G> {
  const { table, running } = now;
  const asked = table.game.asked(stateOf(running));
  if (!asked) return now;
  const answers = answersIn(table, running, asked.kind, { seat, move });
  const said = withWords(now, seat, answers);
  const lastWord = table.game.questions[asked.kind].lastWord?.(table.game.view(stateOf(running), 'table'));
  if (answers.length > 1 || sameMove(move, table.letPass) || seat === lastWord) return said;
  const early = withPasses(table, running, said.early);
  return { early, passedOver: [...said.passedOver, ...passedOverBy(table, said.early, early)] };
}

/** A seat lets this question pass and answers the next: the others say for themselves whether they let this one pass. */
function spokenAhead<G extends GameTypes>(now: Now<G>, seat: Seat, move: G['Move']): Waiting<G> {
  const { table, running, early } = now;
  const asked = table.game.asked(stateOf(running));
  const next = passesAhead(table, running, early).find((word) => word.seat === seat);
  if (!asked || !next) return now;
  return withWords(now, seat, [
    { kind: asked.kind, move: table.letPass },
    { kind: next.kind, move },
  ]);
}

/** Everybody who has not spoken lets it pass, and may have said what comes next. */
function afterAllPass<G extends GameTypes>(
  now: Now<G>,
  next: (passing: Passing<G>) => EarlyAnswer<G> | readonly EarlyAnswer<G>[],
): MatchState<G> {
  const { table, running } = now;
  const passing = ifAllPass(table, running);
  const waiting = withPasses(table, running, now.early, passing);
  // Two touches at the same question may say the same of the next.
  const isSaid = ({ seat, kind }: EarlyAnswer<G>) =>
    waiting.some((word) => word.seat === seat && word.kind === kind);
  const early = waiting.concat([next(passing)].flat().filter((word) => !isSaid(word)));
  return afterTouch(now, running, { early, passedOver: [] });
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
