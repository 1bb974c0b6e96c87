import { useWindowDimensions } from 'react-native';
import {
  coup,
  type CoupEvent,
  type CoupMove,
  type CoupSetup,
  type CoupState,
  type CoupView,
  type Seat,
} from '../../engine';
import { coupTable } from '../../store/match/coupTable';
import { lastOf, type Running } from '../../store/match/running';
import { Button } from '../Button';
import { useScreenReader } from '../curtain/useScreenReader';
import { useLanguage } from '../i18n/language';
import { HandOver } from '../match/HandOver';
import { Thinking } from '../match/Thinking';
import { Text } from '../Text';
import { Claim } from './board/Claim';
import { Hand } from './board/Hand';
import { answersOf, questionLine } from './decisions/answers';
import { Decision } from './decisions/Decision';
import { PublicAnswers } from './decisions/PublicAnswers';
import { laysOutCards, saysItAgain } from './decisions/saidAlready';
import { answersAtTable, speak } from './speaking';

interface CoupQuestionProps {
  readonly running: Running<CoupSetup, CoupState, CoupMove, CoupEvent>;
  readonly view: CoupView;
  readonly names: readonly string[];
  readonly people: readonly Seat[];
  readonly alone: Seat | null;
  readonly inPrivate: boolean;
  /** People the table waits for. */
  readonly waiting: readonly Seat[];
  readonly onHandedOver: () => void;
  readonly onEnd: () => void;
}

/** What is asked, below or beside the table. */
export function CoupQuestion(props: CoupQuestionProps) {
  const { view, names, alone } = props;
  const { t } = useLanguage();
  const spoken = useScreenReader();
  return (
    <>
      {!saysItAgain(view) && <Claim view={view} names={names} />}
      <Answers {...props} />
      {alone !== null && spoken && (
        <Text variant="small" tone="inkMuted">
          {t('match.spokenCards')}
        </Text>
      )}
      {alone !== null && !laysOutCards(view) && <Hand view={view} seat={alone} />}
    </>
  );
}

function Answers({ running, view, names, people, alone, inPrivate, waiting, ...on }: CoupQuestionProps) {
  const { t } = useLanguage();
  const { asked } = view;
  if (!asked)
    return (
      <>
        <Text variant="label" align="center">
          {t('match.over')}
        </Text>
        <Button label={t('match.howItWent')} icon="crown" kind="brass" onPress={on.onEnd} />
      </>
    );
  const name = names[asked.seat] ?? '';
  if (waiting.length > 0) return <AskTheTable {...{ view, names, waiting }} />;
  if (!people.includes(asked.seat)) {
    const watching = people.every((seat) => view.seats[seat]?.out);
    return (
      <>
        <Thinking seat={asked.seat} name={name} onHasten={coupTable.letBotAnswer} />
        {watching && <Button label={t('match.toTheEnd')} icon="next" onPress={coupTable.letBotsFinish} />}
      </>
    );
  }
  if (inPrivate)
    return (
      <HandOver
        seat={asked.seat}
        name={name}
        question={questionLine(t, view, names)}
        onHandedOver={on.onHandedOver}
      />
    );
  const { state } = lastOf(running);
  return (
    <Decision
      key={running.steps.length}
      view={alone === asked.seat ? view : coup.view(state, 'table')}
      moves={coup.moves(state)}
      names={names}
      onMove={coupTable.answer}
    />
  );
}

/** Ten at a low screen see all their seats, marked, rather than be told about them. */
const tooLowForWords = ({ seats }: CoupView, height: number) => seats.length > 6 && height < 700;

/** Everybody may speak: one touch lets all of it pass, a touch on one's own seat says something else. */
function AskTheTable({ view, names, waiting }: Pick<CoupQuestionProps, 'view' | 'names' | 'waiting'>) {
  const { t } = useLanguage();
  const { height } = useWindowDimensions();
  const [only, another] = waiting;
  const inWords = !tooLowForWords(view, height);
  if (only !== undefined && another === undefined)
    return (
      <>
        <Text variant="label" align="center">
          {t('match.answerOf', { name: names[only] ?? '' })}
        </Text>
        <PublicAnswers
          answers={answersOf(t, answersAtTable(view, only), view, names)}
          onMove={(move) => speak(view, only, move)}
        />
      </>
    );
  return (
    <>
      {inWords && (
        <Text variant="label" align="center">
          {questionLine(t, view, names)}
        </Text>
      )}
      <Button
        label={t(view.asked?.kind === 'block' ? 'match.nobodyBlocks' : 'match.nobodyChallenges')}
        kind="brass"
        icon="check"
        onPress={() => coupTable.sayAll()}
      />
      {inWords && (
        <Text variant="small" tone="inkMuted" align="center">
          {t('match.touchYourSeat', { count: waiting.length })}
        </Text>
      )}
    </>
  );
}
