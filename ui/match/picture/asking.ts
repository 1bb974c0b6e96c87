import type { TFunction } from 'i18next';
import { sameMove, type GameTypes, type Question, type Seat } from '../../../engine/core';
import { passesAhead, stayingAnswer, type EarlyAnswer } from '../../../store/match/earlyAnswers';
import type { Passing } from '../../../store/match/passing';
import { stateOf, type Running } from '../../../store/match/running';
import { listed } from '../../i18n/listed';
import type { Answer, GameScreens, SeenTable } from '../GameScreens';
import { nameAt } from '../seat';
import type { SeatMark } from '../table/MarkPill';
import type { Manner } from './phonePlace';
import type { Asking, Foretold, InWords, Round, Saying, Speaker, StillOpen } from './picture';
import { saidAtOnce, waitingFor } from './whoAnswers';

interface Asked<G extends GameTypes> extends SeenTable<G> {
  readonly screens: Pick<GameScreens<G>, 'match' | 'answers' | 'questions' | 'isOut'>;
  readonly running: Running<G>;
  readonly asked: Question<G['Kind']> | null;
  readonly passing: Passing<G>;
  readonly manner: Manner;
  readonly own: Seat | null;
  readonly people: readonly Seat[];
  readonly early: readonly EarlyAnswer<G>[];
  readonly marks: Readonly<Record<Seat, SeatMark>>;
  readonly finishing: boolean;
  readonly led: readonly G['Event'][];
  /** All that the viewer has witnessed. */
  readonly past: readonly G['Event'][];
  readonly stillOpen: StillOpen<G>;
  readonly looker: Seat | null;
}

export function askingOf<G extends GameTypes>(t: TFunction, told: Asked<G>): Asking<G> {
  const { screens, running, asked, manner, own, people, view, finishing, led, stillOpen } = told;
  const { table } = screens.match;
  if (asked === null) return { is: 'over' };
  const state = stateOf(running);
  const waiting = manner !== 'aloud' || own !== null ? [] : waitingFor(table, running, told.passing, people);
  if (waiting.length > 0) return roundOf(t, told, asked.kind, waiting);
  if (finishing) return { is: 'finishing' };
  const { seat, kind } = asked;
  if (!people.includes(seat))
    return { is: 'thinking', seat, canFinish: people.every((one) => screens.isOut(view, one)) };
  const words = inWords(t, told, kind);
  if (manner === 'private') return { is: 'handOver', seat, ...words };
  const all = table.game.moves(state);
  const hasLamp = manner === 'open';
  const moves = hasLamp ? (screens.questions[kind].open?.answers?.(all) ?? all) : all;
  const foretold = foretoldOf(t, told, { seat, kind }, told.past);
  return { is: 'question', seat, kind, moves, led, hasLamp, ...stillOpen, ...words, ...foretold };
}

/** What is told above a question, by what its reader has witnessed. */
export function foretoldOf<G extends GameTypes>(
  t: TFunction,
  { screens, view, names }: SeenTable<G> & Pick<Asked<G>, 'screens'>,
  { seat, kind }: Pick<Question<G['Kind']>, 'seat' | 'kind'>,
  past: readonly G['Event'][],
): Foretold {
  const { warns, cause } = screens.questions[kind];
  return {
    warning: warns?.(t, view, seat) ?? null,
    cause: cause?.(t, { view, names }, past) ?? null,
  };
}

function inWords<G extends GameTypes>(t: TFunction, told: Asked<G>, kind: G['Kind']): InWords {
  const { screens, view, names } = told;
  const { line, rule } = screens.questions[kind];
  return { question: line(t, view, names), rule: rule?.(view) ?? null };
}

function roundOf<G extends GameTypes>(
  t: TFunction,
  told: Asked<G>,
  kind: G['Kind'],
  waiting: readonly Seat[],
): Round<G> {
  const speakers = speakersAt(t, told, kind, waiting);
  return {
    is: 'round',
    ...inWords(t, told, kind),
    speakers,
    // Bots are shown with the same question mark.
    toAnswer: Object.values(told.marks).filter((mark) => mark === 'toAnswer').length,
    stakes: stakesOf(t, speakers, told.names),
    buttons: buttonsFor(t, told, kind, speakers),
    looker: told.looker,
  };
}

/** What hangs on the answer for most of them; and for whom it is something else, that by their names. */
function stakesOf<G extends GameTypes>(
  t: TFunction,
  speakers: readonly Speaker<G>[],
  names: readonly string[],
): readonly string[] {
  const lines = [...new Set(speakers.flatMap(({ stakes }) => stakes))];
  const heard = lines.map((line) => ({ line, by: speakers.filter(({ stakes }) => stakes.includes(line)) }));
  const isForMost = ({ by }: (typeof heard)[number]) => by.length * 2 > speakers.length;
  return [
    ...heard.filter(isForMost).map(({ line }) => line),
    ...heard
      .filter((one) => !isForMost(one))
      .map(({ line, by }) => {
        const name = listed(
          t,
          by.map(({ seat }) => nameAt(names, seat)),
        );
        return t('match.says', { name, answer: line });
      }),
  ];
}

type Speaking<G extends GameTypes> = Pick<
  Asked<G>,
  'screens' | 'running' | 'passing' | 'view' | 'names' | 'early'
>;

export const speakersAt = <G extends GameTypes>(
  t: TFunction,
  told: Speaking<G>,
  kind: G['Kind'],
  seats: readonly Seat[],
): readonly Speaker<G>[] => {
  const { screens, running, early, passing } = told;
  const ahead = passesAhead(screens.match.table, running, early, passing);
  return seats.map((seat) => speakerAt(t, told, kind, seat, ahead));
};

function speakerAt<G extends GameTypes>(
  t: TFunction,
  told: Speaking<G>,
  kind: G['Kind'],
  seat: Seat,
  ahead: readonly EarlyAnswer<G>[],
): Speaker<G> {
  const { screens, view, names, early } = told;
  const { questions, match } = screens;
  const name = names[seat] ?? '';
  const title = t('match.answerOf', { name });
  const said = match.table.game.questions[kind].aloud?.(view, seat) ?? [];
  const answers = screens.answers(t, said, view, names);
  const hasSpoken = early.some((answer) => answer.seat === seat);
  const later = laterAnswers(t, told, kind, seat, ahead);
  const atOnce = hasSpoken || later.length > 0 ? null : saidAtOnce(match.table, told.passing, seat, said);
  const objection = answers.find(({ move }) => sameMove(move, atOnce));
  return {
    seat,
    title,
    warning: questions[kind].warns?.(t, view, seat) ?? null,
    label: objection ? t('match.says', { name, answer: objection.label }) : title,
    atOnce: objection?.move ?? null,
    hasSpoken,
    answers,
    later,
    stakes: questions[kind].stakes?.(t, view, seat, names) ?? [],
  };
}

/** What this seat can say already of what the same people are asked next. */
function laterAnswers<G extends GameTypes>(
  t: TFunction,
  { screens, view }: Speaking<G>,
  kind: G['Kind'],
  seat: Seat,
  ahead: readonly EarlyAnswer<G>[],
): readonly Answer<G['Move']>[] {
  const { questions, match } = screens;
  const words = questions[kind].passes?.ahead?.(t);
  const next = ahead.find((word) => word.seat === seat);
  if (!words || !next) return [];
  const said = match.table.game.questions[next.kind].aloud?.(view, seat) ?? [];
  return said
    .filter((move) => !sameMove(move, match.table.letPass))
    .map((move) => ({ move, label: words.then, kind: 'plain' }));
}

/** One touch for the whole table; the only speaker finds their own answers instead. */
function buttonsFor<G extends GameTypes>(
  t: TFunction,
  told: Asked<G>,
  kind: G['Kind'],
  [only, another]: readonly Speaker<G>[],
): readonly Answer<Saying<G>>[] {
  const { screens, running, passing, view, names, early } = told;
  const { table } = screens.match;
  const { passes } = screens.questions[kind];
  const staying = stayingAnswer(table, running, passing);
  const and = staying && passes?.andStay?.(t, view, staying, names);
  const ahead = passesAhead(table, running, early, passing).length > 0 && passes?.ahead?.(t);
  const forAll = (by: 'all' | 'allAndStay' | 'allAhead', label: string, kind: Answer<unknown>['kind']) =>
    ({ move: { by }, label, kind }) as const;
  const firstly = (by: 'all' | 'allAndStay' | 'allAhead', label: string) =>
    ({ ...forAll(by, label, 'brass'), icon: 'check' }) as const;

  const nobody = and
    ? [firstly('allAndStay', and.stays), forAll('all', and.anew, 'plain')]
    : passes
      ? [ahead ? firstly('allAhead', ahead.nobody) : firstly('all', passes.all(t))]
      : [];
  if (only === undefined || another !== undefined) return told.looker === null ? nobody : [];
  const { seat, answers, later } = only;
  const own = answers.map((answer) => ({ ...answer, move: { by: seat, move: answer.move } }));
  const objects = [
    ...own.filter(({ move }) => !sameMove(move.move, table.letPass)),
    ...later.map((answer) => ({ ...answer, move: { later: seat, move: answer.move } })),
  ];
  if (and) return [...nobody, ...objects];
  if (told.looker !== null) return objects;
  return ahead ? [...objects, ...nobody] : own;
}
