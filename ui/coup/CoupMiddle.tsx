import { useState } from 'react';
import { coup, type CoupEvent, type CoupMove, type CoupSetup, type CoupState, type Seat } from '../../engine';
import { coupTable } from '../../store/match/coupTable';
import { lastOf, type Running } from '../../store/match/running';
import { useLanguage } from '../i18n/language';
import { IconButton } from '../IconButton';
import { News } from '../match/News';
import { PeekSheet } from '../match/PeekSheet';
import { TableScreen } from '../match/TableScreen';
import { Board } from './board/Board';
import { CoupLogSheet } from './story/CoupLogSheet';
import { CoupQuestion } from './CoupQuestion';
import { newsOf } from './story/lines';
import { marksOf, waitingFor } from './round';
import { AnswerSheet } from './AnswerSheet';

interface CoupMiddleProps {
  readonly running: Running<CoupSetup, CoupState, CoupMove, CoupEvent>;
  readonly names: readonly string[];
  readonly people: readonly Seat[];
  /** The only person at the table, who needs no curtain. */
  readonly alone: Seat | null;
  /** The question is for one player's eyes. */
  readonly inPrivate: boolean;
  readonly onHandedOver: () => void;
  readonly onPeek: (seat: Seat) => void;
  readonly onEnd: () => void;
  readonly onLeave: () => void;
}

type Over = 'nothing' | 'log' | 'peek';

/** The phone lies in the middle of the table: what everybody may see, and what everybody may answer. */
export function CoupMiddle(props: CoupMiddleProps) {
  const { running, names, people, alone, inPrivate } = props;
  const { t } = useLanguage();
  const { standing, touches, newsFrom } = coupTable.useOnTable();
  const [over, setOver] = useState<Over>('nothing');
  const [speaker, setSpeaker] = useState<Seat | null>(null);
  const { state } = lastOf(running);
  const viewer = alone ?? 'table';
  const view = coup.view(state, viewer);
  const witnessed = running.steps.map(({ events }) => ({
    events: events.map((event) => coup.witness(event, viewer)),
  }));
  const news = witnessed.slice(newsFrom + 1).flatMap(({ events }) => events);
  const waiting = inPrivate || alone !== null ? [] : waitingFor(running, people);
  const putAway = () => setOver('nothing');

  return (
    <>
      <TableScreen
        title={t('match.turnOf', { name: names[view.turn] ?? '' })}
        onLeave={props.onLeave}
        tools={
          <>
            <IconButton
              icon="takeBack"
              label={t('match.takeBack')}
              onPress={coupTable.takeBack}
              disabled={touches.length === 0}
            />
            {alone === null && people.length > 0 && (
              <IconButton icon="peek" label={t('match.peek')} onPress={() => setOver('peek')} />
            )}
            <IconButton icon="log" label={t('match.log')} onPress={() => setOver('log')} />
          </>
        }
        board={
          <>
            <Board
              {...{ view, names }}
              marks={marksOf(running, people, standing)}
              news={{ key: running.steps.length, events: news }}
              pressable={waiting}
              onSeat={setSpeaker}
              seatLabel={(seat) => t('match.answerOf', { name: names[seat] ?? '' })}
            />
            <News lines={newsOf(t, news, names)} />
          </>
        }
        question={<CoupQuestion {...props} {...{ view, waiting }} />}
      />
      <AnswerSheet
        {...{ view, names, standing }}
        seat={speaker !== null && waiting.includes(speaker) ? speaker : null}
        onClose={() => setSpeaker(null)}
      />
      <PeekSheet
        visible={over === 'peek'}
        people={people.filter((seat) => !view.seats[seat]?.out)}
        names={names}
        onPeek={props.onPeek}
        onClose={putAway}
      />
      <CoupLogSheet
        visible={over === 'log'}
        onClose={putAway}
        steps={witnessed}
        views={(step) => coup.view(running.steps[step]?.state ?? state, viewer)}
        names={names}
      />
    </>
  );
}
