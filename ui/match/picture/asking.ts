import type { TFunction } from 'i18next';
import { sameMove, type GameTypes, type Question, type Seat } from '../../../engine/core';
import { passesAhead, stayingAnswer, type EarlyAnswer } from '../../../store/match/earlyAnswers';
import { stateOf, type Passing, type Running } from '../../../store/match/running';
import { listed } from '../../i18n/listed';
import type { Answer, GameScreens, SeenTable } from '../GameScreens';
import { nameAt } from '../seat';
import type { SeatMark } from '../table/MarkPill';
import type { Manner } from './phonePlace';
import type { Asking, InWords, Round, Saying, Speaker } from './picture';
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
}

export function askingOf<G extends GameTypes>(t: TFunction, told: Asked<G>): Asking<G> {
  const { screens, running, asked, manner, own, people, view, finishing, led } = told;
  const { table } = screens.match;
  if (asked === null) return { is: 'over' };
  const state = stateOf(running);
  const waiting = manner !== 'aloud' || own !== null ? [] : waitingFor(table, state, told.passing, people);
  if (waiting.length > 0) return roundOf(t, told, asked.kind, waiting);
  if (finishing) return { is: 'finishing' };
  const { seat, kind } = asked;
  if (!people.includes(seat))
    return { is: 'thinking', seat, canFinish: people.every((one) => screens.isOut(view, one)) };
  const words = inWords(t, told, kind);
  if (manner === 'private') return { is: 'handOver', seat, ...words };
  const moves = table.game.moves(state);
  return { is: 'question', seat, kind, moves, led, hasLamp: manner === 'open', ...words };
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
  const speakers = waiting.map((seat) => speakerAt(t, told, kind, seat));
  return {
    is: 'round',
    ...inWords(t, told, kind),
    speakers,
    // Bots are shown with the same question mark.
    toAnswer: Object.values(told.marks).filter((mark) => mark === 'toAnswer').length,
    stakes: stakesOf(t, speakers, told.names),
    buttons: buttonsFor(t, told, kind, speakers),
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

function speakerAt<G extends GameTypes>(
  t: TFunction,
  told: Asked<G>,
  kind: G['Kind'],
  seat: Seat,
): Speaker<G> {
  const { screens, view, names, early } = told;
  const { questions, match } = screens;
  const name = names[seat] ?? '';
  const title = t('match.answerOf', { name });
  const said = match.table.game.questions[kind].aloud?.(view, seat) ?? [];
  const answers = screens.answers(t, said, view, names);
  const hasSpoken = early.some((answer) => answer.seat === seat);
  const atOnce = hasSpoken ? null : saidAtOnce(match.table, told.passing, seat, said);
  const objection = answers.find(({ move }) => sameMove(move, atOnce));
  return {
    seat,
    title,
    label: objection ? t('match.says', { name, answer: objection.label }) : title,
    atOnce: objection?.move ?? null,
    hasSpoken,
    answers,
    stakes: questions[kind].stakes?.(t, view, seat, names) ?? [],
  };
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
  const firstly = (by: 'all' | 'allAndStay', label: string) =>
    ({ ...forAll(by, label, 'brass'), icon: 'check' }) as const;

  const again = ahead ? [forAll('allAhead', ahead, 'plain')] : [];
  const nobody = and
    ? [firstly('allAndStay', and.stays), forAll('all', and.anew, 'plain')]
    : [...(passes ? [firstly('all', passes.all(t))] : []), ...again];
  if (only === undefined || another !== undefined) return nobody;
  const { seat, answers } = only;
  const own = answers.map((answer) => ({ ...answer, move: { by: seat, move: answer.move } }));
  return and
    ? [...nobody, ...own.filter(({ move }) => !sameMove(move.move, table.letPass))]
    : [...own, ...again];
}
