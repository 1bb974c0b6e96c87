import { useState, type ReactNode } from 'react';
import type { GameTypes, Seat } from '../../../engine/core';
import { Sheet } from '../../components/Sheet';
import { BegunContext } from '../../components/StepBack';
import { TurnedContext } from '../../components/turned';
import type { Lamp } from '../../curtain/useLamp';
import { useLanguage } from '../../i18n/language';
import { useNotedRules } from '../../rules/played';
import { RuleDoors } from '../../rules/RuleDoors';
import { AnswerSheet } from '../question/AnswerSheet';
import { TableTools } from './bar/TableTools';
import { useTakenBack } from './bar/takenBack';
import type { GameScreens, SeatPress } from '../GameScreens';
import type { Past } from '../picture/past';
import type { Picture } from '../picture/picture';
import { QuestionPane } from '../question/QuestionPane';
import { SpeechPanel } from './stage/SpeechPanel';
import { CollectTargets, uncollected, useTargets } from '../targets';
import { TableScreen } from './TableScreen';
import { useTurnedTable } from './turned';

/** What people do at the table that is no part of the game. */
export interface TableDeeds<G extends GameTypes> {
  /** The bot that pretends to think answers now. */
  hasten(): void;
  /** Somebody reads the aid card, the log or the menu, or no longer: nothing goes on meanwhile. */
  read(reads: boolean): void;
  /** The person who is asked answers on the open table. */
  answer(move: G['Move']): void;
  /** A player wants to look at their own cards. */
  peek(seat: Seat): void;
  /** On to how the game went. */
  end(): void;
  leave(): void;
}

export interface PublicTableProps<G extends GameTypes> {
  readonly screens: GameScreens<G>;
  readonly picture: Picture<G>;
  /** For those who want to read it, all that has happened, by the same eyes. */
  readonly past: Past<G>;
  /** The lamp of the player who has something to see, or to answer, in private. */
  readonly lamp: Lamp;
  /** What somebody who learns is told, above what is asked. */
  readonly guide: ReactNode;
  readonly does: TableDeeds<G>;
}

/** The phone lies in the middle of the table: what everybody may see, and what everybody may answer. */
export function PublicTable<G extends GameTypes>(props: PublicTableProps<G>) {
  const { screens, picture, past, guide, does } = props;
  const { view, names, own, people, moves, asking, speech, marks, recent } = picture;
  const { Board, Hand, match } = screens;
  const { t } = useLanguage();
  const [speaking, setSpeaking] = useState<Seat | null>(null);
  const [begun, setBegun] = useState(false);
  const [isHandUp, setHandUp] = useState(false);
  const [vain, setVain] = useState({ at: moves, times: 0 });
  const { turned, turnTable } = useTurnedTable();
  const { targets, collect } = useTargets();
  const takenBack = useTakenBack({
    words: picture.takenBack,
    vain: vain.at === moves ? vain.times : 0,
  });
  const rules = screens.rulesOf?.(view);
  useNotedRules(rules);
  const speakers = 'speakers' in asking ? asking.speakers : [];
  // While somebody may still speak up, a touch on their seat is theirs, until an action has been begun.
  const isSpeakingFirst = asking.is === 'question' && speakers.length > 0 && !begun;
  const speakerAt = (seat: Seat | null) => speakers.find((one) => one.seat === seat);

  function pressing(seat: Seat): SeatPress | null {
    if (seat === own) return { label: t('match.peek'), act: () => setHandUp(true) };
    const speaker = own === null ? speakerAt(seat) : undefined;
    if (!speaker) return null;
    const { label, atOnce } = speaker;
    return { label, act: () => (atOnce === null ? setSpeaking(seat) : match.speak(seat, atOnce)) };
  }

  return (
    <TurnedContext value={turned}>
      <BegunContext value={setBegun}>
        <CollectTargets value={isSpeakingFirst ? uncollected : collect}>
          <TableScreen
            picture={picture}
            onLeave={does.leave}
            tools={
              <TableTools
                {...{ screens, picture, past, does }}
                onCannotTakeBack={() =>
                  setVain(({ at, times }) => ({ at: moves, times: at === moves ? times + 1 : 1 }))
                }
                {...(people.length > 1 ? { onTurn: turnTable } : {})}
              />
            }
            board={
              <Board
                {...{ view, names, turned, own, marks, recent, pressing, targets }}
                fills
                stage={(room) => <SpeechPanel room={room} speech={takenBack ?? speech} />}
              />
            }
            guide={guide}
            room={asking.is === 'question' ? screens.questions[asking.kind].room : undefined}
            question={
              <RuleDoors rules={rules} onReading={does.read}>
                <QuestionPane {...props} begun={begun} />
              </RuleDoors>
            }
          />
        </CollectTargets>
        <AnswerSheet
          {...{ screens, picture }}
          speaker={speakerAt(speaking) ?? null}
          onClose={() => setSpeaking(null)}
        />
        {own !== null && (
          <Sheet visible={isHandUp} title={t('match.yourHand')} onClose={() => setHandUp(false)}>
            <RuleDoors rules={rules}>
              <Hand {...{ view, names }} seat={own} />
            </RuleDoors>
          </Sheet>
        )}
      </BegunContext>
    </TurnedContext>
  );
}
