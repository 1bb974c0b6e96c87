import { useState } from 'react';
import { View } from 'react-native';
import { mustCoupAt, seatsInReach, type Action, type Coup } from '../../../engine/coup';
import { LastingQuestion, NextQuestion, Question, useComingBack } from '../../components/Question';
import { Rows } from '../../components/Row';
import { useLanguage } from '../../i18n/language';
import type { DecisionProps } from '../../match/GameScreens';
import { useWanted } from '../../match/question/wanted';
import { useLow } from '../../theme/low';
import { space } from '../../theme/tokens';
import { byAction, mustCoup } from '../log/rules';
import { ActionRow } from './ActionRow';
import { Aiming } from './Aiming';
import { actionsIn } from './whyNot';
import { isForGood } from './words';

type Act = Coup['Answers']['act'];

/** The four books without their options have no more than this. */
const fewActions = 8;

/** First what, then at whom. All of it is read off the table: over a shoulder, a bluff looks like the truth. */
export function Acting({ view, moves, names, onMove }: DecisionProps<Coup, 'act'>) {
  const { t } = useLanguage();
  const leadsOn = useWanted();
  const low = useLow();
  const [aiming, setAiming] = useState<Action | null>(null);
  const { from, leave } = useComingBack();
  const of = (action: Action) => moves.filter((move) => move.action === action);

  // FC-22: there is nothing to choose but the victim.
  if (moves.every(({ action }) => action === 'coup'))
    return (
      <Aiming
        {...{ view, names, onMove }}
        action="coup"
        acts={moves}
        rule={mustCoup}
        question={
          <Question
            title={t('coup.decision.title.forced')}
            lines={[t('coup.decision.whyNot.mustCoup', { count: mustCoupAt })]}
          />
        }
      />
    );
  if (aiming !== null)
    return (
      <Aiming
        {...{ view, names, onMove }}
        action={aiming}
        acts={of(aiming)}
        rule={byAction[aiming]}
        question={
          <NextQuestion title={t('coup.decision.title.aim', { action: t(`coup.actions.${aiming}`) })} />
        }
        onBack={() => setAiming(null)}
      />
    );

  /** Where one rival is left, there is nobody else to aim at. */
  const straight = (action: Action): Act | undefined =>
    seatsInReach(view, action).length <= 1 ? of(action)[0] : undefined;
  const take = (action: Action) => {
    const only = straight(action);
    if (only) return onMove(only);
    leave();
    setAiming(action);
  };
  const takesForGood = (action: Action): boolean => {
    const target = straight(action)?.target;
    return target !== undefined && isForGood(view, action, target);
  };
  const offered = actionsIn(view);
  return (
    <View style={{ gap: space.s }}>
      <LastingQuestion title={t('coup.decision.title.act')} from={from} />
      <Rows>
        {offered.map((action, at) => {
          const pointedAt = leadsOn(of(action));
          return (
            <ActionRow
              key={action}
              {...{ view, action }}
              print={offered.length > fewActions || low ? 'fine' : 'small'}
              onPress={of(action).length === 0 ? null : () => take(action)}
              // In a lesson there is nothing to lose.
              isForGood={!pointedAt && takesForGood(action)}
              answerKey={at + 1}
              pointedAt={pointedAt}
            />
          );
        })}
      </Rows>
    </View>
  );
}
