import type { TFunction } from 'i18next';
import { lastStep, sameMove, type GameTypes, type PlayedMatch } from '../../../engine/core';
import type { MatchState } from '../../../store/match/matchState';
import { stillAsked, type Passing } from '../../../store/match/passing';
import { peopleAt, stateOf, type Running } from '../../../store/match/running';
import { step } from '../../../store/match/step';
import { stayingAnswer, type EarlyAnswer } from '../../../store/match/earlyAnswers';
import type { TableGame } from '../../../store/match/tableGame';
import type { Answer } from '../GameScreens';
import { speakersAt } from './asking';
import { mannerOf, mannersAt, type Secret } from './phonePlace';
import type { Saying, StillOpen } from './picture';
import type { Scenery } from './pictureOf';
import { goesRound, waitingFor } from './whoAnswers';

interface Ahead<G extends GameTypes> {
  readonly state: MatchState<G>;
  readonly running: Running<G>;
  readonly events: readonly G['Event'][];
}

/** What comes once everybody lets pass what goes round; null where that is not for the people at the table alone to say. */
function ifPassed<G extends GameTypes>(
  { screens, running, said, settings }: Scenery<G>,
  type: 'allPass' | 'allPassAndStay',
): Ahead<G> | null {
  const { table } = screens.match;
  const people = peopleAt(running.match.players);
  if (people.length === 1 || settings.askInPrivate || !goesRound(table, stateOf(running))) return null;
  if (said.seatsToLook.length > 0 || !stillAsked(table, running).every((seat) => people.includes(seat)))
    return null;
  const state = step({ ...said, running }, { type }, table);
  if (state.running === null) return null;
  const events = state.running.steps.slice(running.steps.length).flatMap((one) => one.events);
  return { state, running: state.running, events };
}

/**
 * At a quick table nobody has to say that nobody has anything: the next question stands there, whoever answers it goes
 * on, and until then everybody may speak up. Only where nothing happens in between that could be seen.
 */
export function withNextShown<G extends GameTypes>(scenery: Scenery<G>): Scenery<G> {
  const { screens, running, said } = scenery;
  if (running.pace !== 'quick') return scenery;
  const { game } = screens.match.table;
  const round = game.asked(stateOf(running));
  if (!round || !screens.questions[round.kind].passes?.withNext) return scenery;
  const ahead = ifPassed(scenery, 'allPassAndStay');
  const state = ahead && stateOf(ahead.running);
  const asked = state && game.asked(state);
  if (!asked || !peopleAt(running.match.players).includes(asked.seat)) return scenery;
  if (goesRound(screens.match.table, state)) return scenery;
  if (!ahead.events.every((event) => game.tells(event).harmless)) return scenery;
  if (mannerOf(screens, game.view(state, 'table'), asked, mannersAt(scenery)) === 'private') return scenery;
  return { ...scenery, running: ahead.running, said, goesRound: running };
}

/** What goes round still while the next question is shown: who may say something to it, and what else can be done first. */
export function stillOpen<G extends GameTypes>(
  t: TFunction,
  { screens, names, said, goesRound: running }: Scenery<G>,
  passing: Passing<G>,
): StillOpen<G> {
  const { table } = screens.match;
  const asked = running && table.game.asked(stateOf(running));
  if (!asked) return { speakers: [], first: [] };
  const waiting = waitingFor(table, running, passing, peopleAt(running.match.players));
  const view = table.game.view(stateOf(running), 'table');
  return {
    speakers: speakersAt(
      t,
      { screens, running, passing, view, names, early: said.early },
      asked.kind,
      waiting,
    ),
    first: changesFirst(t, { screens, names }, running, passing),
  };
}

/** It has just been chosen: somebody alone would not be asked again. */
function isSettled<G extends GameTypes>(
  { game }: TableGame<G>,
  { steps }: PlayedMatch<G>,
  { seat, kind }: EarlyAnswer<G>,
): boolean {
  const view = game.view(lastStep(steps).state, 'table');
  const past = () => steps.flatMap(({ events }) => events.map((event) => game.witness(event, 'table')));
  return game.questions[kind].canGoUnasked?.({ view, people: [seat], past }) === true;
}

/** With this few others to choose from, each is a button of its own. */
const few = 3;

/** What lies on the table stays as it is when somebody goes on: its owner may say something else first. */
function changesFirst<G extends GameTypes>(
  t: TFunction,
  { screens, names }: Pick<Scenery<G>, 'screens' | 'names'>,
  running: Running<G>,
  passing: Passing<G>,
): readonly Answer<Saying<G>>[] {
  const { game } = screens.match.table;
  const state = stateOf(running);
  const round = game.asked(state);
  const staying = stayingAnswer(screens.match.table, running, passing);
  if (!round || !staying) return [];
  const and = screens.questions[round.kind].passes?.andStay?.(t, game.view(state, 'table'), staying, names);
  if (!and || isSettled(screens.match.table, passing.end, staying)) return [];
  const others = game.moves(stateOf(passing.end)).filter((move) => !sameMove(move, staying.move));
  return others.length > few
    ? [{ move: { by: 'all' }, label: and.anew, kind: 'plain' }]
    : others.map((move) => ({ move: { allAnd: move }, label: and.other(move), kind: 'plain' }));
}

/**
 * Where nothing but a look comes of it, the one who is to look lifts the lamp as soon as nobody stops them. That
 * somebody will look is public; what a shot would lead to is not, so it has no such lamp.
 */
export function lookerAhead<G extends GameTypes>(scenery: Scenery<G>): Secret | null {
  if (scenery.goesRound) return null;
  const { tells } = scenery.screens.match.table.game;
  const ahead = ifPassed(scenery, 'allPass');
  const [seat] = ahead?.state.seatsToLook ?? [];
  if (!ahead || seat === undefined) return null;
  const isOpen = (event: G['Event']) => {
    const { harmless, foreseen, newTo } = tells(event);
    return harmless === true || foreseen === true || newTo !== undefined;
  };
  return ahead.events.every(isOpen)
    ? { seat, asks: false, lamp: 'onTable', lampKey: `${seat} `, letsPass: true }
    : null;
}
