import { useState, type ReactNode } from 'react';
import type { GameTypes, Question, Seat, Step } from '../../engine/core';
import type { Lamp } from '../curtain/useLamp';
import { Sheet } from '../components/Sheet';
import { TurnedContext } from '../components/turned';
import { useSettings } from '../../store/settings';
import { useLanguage } from '../i18n/language';
import { AnswerSheet } from './AnswerSheet';
import { TableTools } from './bar/TableTools';
import { TakenBack } from './bar/TakenBack';
import type { GameScreens, SeenTable } from './GameScreens';
import type { Manner } from './held';
import type { SeatMark } from './MarkPill';
import { RuleDoors } from '../rules/RuleDoors';
import { QuestionPane } from './QuestionPane';
import { sinceYourTurn } from './stage/sinceYourTurn';
import { Stage } from './stage/Stage';
import { toldOnStage } from './stage/told';
import { TableScreen } from './TableScreen';
import { useTurnedTable } from './turned';

export interface PublicTableProps<G extends GameTypes> extends SeenTable<G> {
  readonly screens: GameScreens<G>;
  readonly people: readonly Seat[];
  /** The only person at the table, who needs no curtain. */
  readonly alone: Seat | null;
  readonly asked: Question<G['Kind']> | null;
  readonly manner: Manner;
  /** The lamp of whoever has something to see, or to answer, in private. */
  readonly lamp: Lamp;
  /** What the asked person may answer here and now. */
  readonly moves: readonly G['Move'][];
  /** People the table waits for. */
  readonly waiting: readonly Seat[];
  /** What can be said in the same breath as that nobody steps in: something on the table stays as it is. */
  readonly staying: { readonly seat: Seat; readonly move: G['Move'] } | null;
  /** Whether the same people can let pass in the same breath what they are asked next. */
  readonly ahead: boolean;
  readonly marks: Readonly<Record<Seat, SeatMark>>;
  /** All that has happened, as everybody witnessed it. */
  readonly witnessed: readonly Pick<Step<G>, 'events'>[];
  readonly newsFrom: number;
  readonly viewAt: (step: number) => G['View'];
  /** The step to which a touch can be taken back; null where none can. */
  readonly takeBackTo: number | null;
  /** What the touch that has just been taken back had led to, as everybody witnessed it. */
  readonly takenBack: readonly Pick<Step<G>, 'events'>[];
  readonly hasSpoken: (seat: Seat) => boolean;
  /** The one thing that a seat can object, said by touching it. */
  readonly saidAtOnce: (seat: Seat) => G['Move'] | null;
  readonly finishing: boolean;
  /** The faces of bots that everybody knows of, by seat. */
  readonly faces: readonly (string | null)[];
  /** Something is shown over it: what flies over the table waits until it is seen. */
  readonly covered: boolean;
  /** What somebody who learns is told, above what is asked. */
  readonly guide: ReactNode;
  readonly onHasten: () => void;
  /** Somebody reads the aid card, the log or the menu, and nothing goes on meanwhile. */
  readonly onReading: (reads: boolean) => void;
  readonly onPeek: (seat: Seat) => void;
  readonly onEnd: () => void;
  readonly onLeave: () => void;
}

/** The phone lies in the middle of the table: what everybody may see, and what everybody may answer. */
export function PublicTable<G extends GameTypes>(props: PublicTableProps<G>) {
  const { screens, view, names, people, alone, waiting, witnessed, newsFrom } = props;
  const { Board, Finding, Hand } = screens;
  const { t } = useLanguage();
  const [speaker, setSpeaker] = useState<Seat | null>(null);
  const recent = witnessed.slice(newsFrom + 1).flatMap(({ events }) => events);
  const talks = useSettings((settings) => settings.talk);
  const [isHandUp, setHandUp] = useState(false);
  const [vain, setVain] = useState({ at: witnessed.length, times: 0 });
  const turn = screens.turnOf(view);
  const since = alone === null ? [] : sinceYourTurn(t, { ...props, steps: witnessed, own: alone });
  const talk =
    talks && !props.finishing
      ? (screens.words.talk?.(t, { steps: witnessed, from: newsFrom + 1, faces: props.faces, names }) ?? null)
      : null;
  const { turned, turnTable } = useTurnedTable();
  const book = screens.bookOf?.(view);
  const over = props.asked === null;
  const past = witnessed.flatMap(({ events }) => events);
  const speech = toldOnStage(t, { screens, view, names, recent, past, alone, since, talk, over });

  /** To ask the table, each player's button is their seat. */
  const keyOf = (seat: Seat) => {
    const name = names[seat] ?? '';
    const objection = props.hasSpoken(seat) ? null : props.saidAtOnce(seat);
    const [answer] = objection === null ? [] : screens.words.answers(t, [objection], view, names);
    if (!answer) return { label: t('match.answerOf', { name }), act: () => setSpeaker(seat) };
    return {
      label: t('match.says', { name, answer: answer.label }),
      act: () => screens.match.speak(seat, answer.move),
    };
  };

  return (
    <TurnedContext value={turned}>
      <TableScreen
        title={turn === alone ? t('match.yourTurn') : t('match.turnOf', { name: names[turn] ?? '' })}
        isTitleOnStage={speech.lines.some((line) => line.turn)}
        onLeave={props.onLeave}
        tools={
          <TableTools
            {...{ screens, view, names, people, alone, witnessed }}
            lookers={alone === null ? people.filter((seat) => !screens.isOut(view, seat)) : []}
            viewAt={props.viewAt}
            takeBackTo={props.takeBackTo}
            onCannotTakeBack={() =>
              setVain(({ at, times }) => ({
                at: witnessed.length,
                times: at === witnessed.length ? times + 1 : 1,
              }))
            }
            isOver={over}
            onReading={props.onReading}
            onPeek={props.onPeek}
            {...(people.length > 1 ? { onTurn: turnTable } : {})}
          />
        }
        board={
          <Board
            {...{ view, names, turned }}
            fills
            own={alone}
            stage={(room) => <Stage {...{ room, speech }} />}
            marks={props.marks}
            recent={props.finishing || props.covered ? null : { key: witnessed.length, events: recent }}
            pressable={alone === null ? waiting : [alone]}
            onSeat={(seat) => (alone === null ? keyOf(seat).act() : setHandUp(true))}
            seatLabel={(seat) => (seat === alone ? t('match.peek') : keyOf(seat).label)}
          />
        }
        guide={props.guide}
        page={witnessed.length}
        takesRoom={
          alone !== null && props.asked?.seat === alone && screens.takesMore?.has(props.asked.kind) === true
        }
        question={
          <RuleDoors book={book} onReading={props.onReading}>
            <QuestionPane {...props} />
          </RuleDoors>
        }
      />
      <AnswerSheet
        {...{ screens, view, names }}
        seat={speaker !== null && waiting.includes(speaker) ? speaker : null}
        hasSpoken={speaker !== null && props.hasSpoken(speaker)}
        onClose={() => setSpeaker(null)}
      />
      <TakenBack
        {...{ screens, view, names, alone }}
        steps={props.takenBack}
        vain={vain.at === witnessed.length ? vain.times : 0}
      />
      {alone !== null && (
        <Sheet visible={isHandUp} title={t('match.yourHand')} onClose={() => setHandUp(false)}>
          <RuleDoors book={book}>
            {Finding && <Finding {...{ view, names }} seat={alone} />}
            <Hand {...{ view, names }} seat={alone} />
          </RuleDoors>
        </Sheet>
      )}
    </TurnedContext>
  );
}
