import type { TFunction } from 'i18next';
import { sameMove, type GameTypes, type Seat } from '../../../engine/core';
import type { MatchState } from '../../../store/match/matchState';
import { ifAllPass } from '../../../store/match/passing';
import { onlyPerson, stateOf, type Running } from '../../../store/match/running';
import type { Settings } from '../../../store/settings';
import { openFaces } from '../../faces/seatFaces';
import { linesOf } from '../../log/eventRow';
import type { GameScreens, SeenTable } from '../GameScreens';
import type { Queue } from '../showdown/queue';
import type { Scene } from '../showdown/scene';
import { askingOf, foretoldOf } from './asking';
import type { Eyes, openPast, Past, Witnessed } from './past';
import { lookerAhead, stillOpen } from './ahead';
import { beginsTurn, mannerOf, mannersAt, secretNow, type PhonePlace } from './phonePlace';
import type { Picture, PrivatePage } from './picture';
import { scenesAhead } from './scenesAhead';
import { sinceYourTurn } from './sinceYourTurn';
import { toldOnStage, turnInWords } from './toldOnStage';
import { marksOf, unawaited } from './whoAnswers';

type Wishes = Pick<Settings, 'askInPrivate' | 'ownMemory' | 'talk'>;

/** All that a picture is made of. */
export interface Scenery<G extends GameTypes> {
  readonly screens: GameScreens<G>;
  readonly running: Running<G>;
  readonly said: Omit<MatchState<G>, 'running'>;
  readonly names: readonly string[];
  readonly settings: Wishes;
  readonly place: PhonePlace;
  readonly pastOf: ReturnType<typeof openPast<G>>;
  /** Which great moments of this match have been seen. */
  readonly queue: Queue;
  /** What goes round still, where what is asked next is shown already (`withNextShown`). */
  readonly goesRound?: Running<G>;
}

const eyesOn = <G extends GameTypes>({ running, said, settings }: Scenery<G>): Eyes => ({
  viewer: onlyPerson(running.match.players) ?? 'table',
  forgetsUpTo: settings.ownMemory ? said.newsSince : null,
});

/** What has happened, as the viewer of the open table is told it. */
export const pastAt = <G extends GameTypes>(scenery: Scenery<G>): Past<G> =>
  scenery.pastOf(scenery.running.steps, eyesOn(scenery));

export function pictureOf<G extends GameTypes>(t: TFunction, scenery: Scenery<G>): Picture<G> {
  const { screens, running, said, names, settings, place } = scenery;
  const { early, passedOver, undoPoints, newsSince, finishing, takenBack, seatsToLook } = said;
  const { table } = screens.match;
  const { players, moves } = running.match;
  const past = pastAt(scenery);
  const view = past.viewAt(moves.length);
  const own = onlyPerson(players);
  const manners = mannersAt(scenery);
  const { people } = manners;
  const asked = table.game.asked(stateOf(running));
  const asksRound = scenery.goesRound ?? running;
  const passing = ifAllPass(table, asksRound);
  const manner = mannerOf(screens, view, asked, manners);
  const answered = marksOf(screens, { played: asksRound, passing, people, early, passedOver });
  const marks = scenery.goesRound ? unawaited(answered) : answered;
  const seen = { screens, view, names, own };

  const events = past.steps.map((step) => step.events);
  const recent = events.slice(newsSince + 1).flat();
  const scenes = scenesAhead(t, { ...scenery, own });
  const faces = openFaces(players);
  // What is drafted or laid out beforehand is nobody's turn.
  const isBefore =
    asked !== null &&
    table.game.questions[asked.kind].showsDeal === true &&
    !beginsTurn(table, asked.kind) &&
    !events.flat().some((event) => screens.events.rowOf(event).kind === 'heading');
  const title = isBefore ? t('match.beforeFirstTurn') : turnInWords(t, seen);
  const speech = toldOnStage(t, {
    ...seen,
    recent,
    past: events.flat(),
    since: own === null ? [] : sinceYourTurn(t, { ...seen, past, own }),
    talk:
      settings.talk && !finishing
        ? (screens.faces?.talk(t, { steps: past.steps, from: newsSince + 1, faces, names }) ?? null)
        : null,
    over: asked === null,
    underWay: asked !== null && !beginsTurn(table, asked.kind),
    atRest: title,
  });
  const looker = lookerAhead(scenery);
  const undo = undoPoints.at(-1);
  const asking = askingOf(t, {
    ...{ ...seen, running, asked, passing, manner, people, early, marks, finishing },
    led: events.at(-1) ?? [],
    past: events.flat(),
    stillOpen: stillOpen(t, scenery, passing),
    looker: looker?.seat ?? null,
  });
  const isLeftToPass =
    asked?.seat !== own ||
    (asking.is === 'question' && asking.moves.some((move) => sameMove(move, table.letPass)));
  const canChoosePassing = own !== null && !screens.isOut(view, own) && asked !== null && isLeftToPass;

  return {
    own,
    names,
    people,
    pace: running.pace,
    view,
    moves: moves.length,
    title,
    speech,
    marks,
    recent: finishing || scenes.length > 0 ? null : { key: moves.length, events: recent },
    scenes,
    asking,
    secret:
      looker ??
      secretNow({
        ...{ asked, manner, place, seatsToLook },
        beginsTurn: asked !== null && beginsTurn(table, asked.kind),
        asksBoth: asked !== null && screens.questions[asked.kind].open?.answers !== undefined,
      }),
    lookers: own === null ? people.filter((seat) => !screens.isOut(view, seat)) : [],
    canTakeBack: undo === undefined ? null : retold(t, seen, past.steps.slice(undo + 1)),
    takenBack: retold(t, seen, scenery.pastOf(takenBack, eyesOn(scenery)).steps),
    passesUnconcerned: canChoosePassing ? running.passesUnconcerned : null,
  };
}

interface Looking<G extends GameTypes> extends SeenTable<G> {
  readonly screens: Pick<GameScreens<G>, 'events'>;
  readonly own: Seat | null;
}

/** What some steps of a game led to, in the words of its log. Whose turn came is no deed. */
const retold = <G extends GameTypes>(
  t: TFunction,
  { screens, view, names, own }: Looking<G>,
  steps: readonly Witnessed<G>[],
): string =>
  linesOf(screens.events, t, [{ events: [] }, ...steps], names, view, own)
    .filter(({ step, kind }) => step > 0 && kind !== 'heading')
    .map(({ text }) => text)
    .join(' ');

/** What the player sees for whom the lamp is lifted; null where there is no secret to show. */
export function privatePageOf<G extends GameTypes>(
  t: TFunction,
  scenery: Scenery<G>,
  { secret, moves }: Pick<Picture<G>, 'secret' | 'moves'>,
): PrivatePage<G> | null {
  if (secret === null) return null;
  const { screens, running, said, names, settings, pastOf } = scenery;
  const { game } = screens.match.table;
  const { seat, asks } = secret;
  const past = pastOf(running.steps, { viewer: seat, forgetsUpTo: settings.ownMemory ? nothing : null });
  const events = past.steps.map((step) => step.events);
  const witnessed = events.flat();
  const view = past.viewAt(moves);
  const state = stateOf(running);
  const asked = asks ? game.asked(state) : null;
  return {
    seat,
    view,
    isFirstLook: moves === 0 && said.seatsToLook.length > 0,
    findings: findingsOf(t, scenery, past, seat),
    endsThere: asked === null && said.seatsToLook.includes(seat),
    question: asked && {
      kind: asked.kind,
      moves: game.moves(state),
      led: events.at(-1) ?? [],
      witnessed,
      ...foretoldOf(t, { screens, view, names }, asked, witnessed),
    },
  };
}

/**
 * Since a turn's own question was answered last, or this player answered another in secret; where one is being asked, all
 * that was before has been seen.
 */
function findingsOf<G extends GameTypes>(
  t: TFunction,
  { screens, running: { steps }, names }: Scenery<G>,
  past: Past<G>,
  seat: Seat,
): readonly Scene[] {
  const { table } = screens.match;
  const seenUpTo = steps.findLastIndex(({ state }, at) => {
    const asked = table.game.asked(state);
    if (asked === null) return false;
    return beginsTurn(table, asked.kind) || (asked.secret && asked.seat === seat && at < steps.length - 1);
  });
  return screens
    .showdowns(t, { ...past, from: seenUpTo + 1, names, you: seat })
    .filter(({ isSecret }) => isSecret === true);
}

/** No step lies so far back. */
const nothing = -1;
