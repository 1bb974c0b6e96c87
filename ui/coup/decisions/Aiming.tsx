import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { Seat } from '../../../engine/core';
import { costOf, obstacle, parties, seatsInReach } from '../../../engine/coup';
import type { Action, Coup, CoupView } from '../../../engine/coup';
import { Button } from '../../components/Button';
import { Plate, Plates } from '../../components/Plate';
import { SecondTouchPrompt, useTouches } from '../../components/SecondTouchPrompt';
import { Notes, Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import type { SeenTable } from '../../match/GameScreens';
import { QuestionRule, useRuleDoor } from '../../rules/RuleDoors';
import { SeatHeading } from '../../match/question/SeatHeading';
import { space } from '../../theme/tokens';
import { useWorth, Worth } from '../coach/Worth';
import type { CoupRule } from '../log/rules';
import { ruleAgainst, whyNot } from './whyNot';
import { hiddenCards, isForGood } from './words';

type Act = Coup['Answers']['act'];

interface AimingProps extends SeenTable<Coup> {
  readonly action: Action;
  /** The action against each possible target. */
  readonly acts: readonly Act[];
  readonly question: ReactNode;
  /** The rule behind it. */
  readonly rule: CoupRule;
  readonly onMove: (move: Act) => void;
  readonly onBack?: () => void;
}

/** Against whom: everybody at the table, and why not, where it cannot be. */
export function Aiming(props: AimingProps) {
  const { view, action, question, rule, onBack } = props;
  const { t } = useLanguage();
  return (
    <View style={{ gap: space.m }}>
      <QuestionRule rule={rule}>{question}</QuestionRule>
      <Plates>
        {seatsInReach(view, action).map((seat) => (
          <Target key={seat} {...props} seat={seat} />
        ))}
      </Plates>
      {onBack && <Button label={t('coup.decision.otherAction')} icon="back" onPress={onBack} />}
    </View>
  );
}

function Target({ view, names, action, acts, onMove, seat }: AimingProps & { readonly seat: Seat }) {
  const { t } = useLanguage();
  const worth = useWorth(action, seat);
  const act = acts.find(({ target }) => target === seat);
  const reason = act ? null : obstacle(view, action, seat);
  const onWhy = useRuleDoor(ruleAgainst(action, reason));
  const endsIt = isForGood(view, action, seat);
  const { touches, again } = useTouches({
    what: t(`coup.actions.${action}`),
    onPress: act ? () => onMove(act) : null,
    isForGood: endsIt,
  });
  return (
    <Plate {...touches} {...{ onWhy }} answerKey={act && acts.indexOf(act) + 1} reason={whyNot(t, reason)}>
      <SeatHeading {...{ names, seat }} oneself={seat === view.turn ? t('coup.decision.oneself') : null} />
      {worth !== null && <Worth chance={worth} />}
      <Notes lines={aboutSeat(t, view, action, seat)} />
      {action === 'convert' && (
        <Text variant="small" tone="brassInk">
          {t('coup.decision.price', { coins: t('coins.count', { count: costOf(action, view.turn, seat) }) })}
        </Text>
      )}
      {endsIt && <SecondTouchPrompt words={again} />}
    </Plate>
  );
}

/** What everybody sees of a player, and on which side a conversion would put them. */
function aboutSeat(t: TFunction, view: CoupView, action: Action, seat: Seat): readonly string[] {
  const { coins = 0, party = null } = view.seats[seat] ?? {};
  const purse = [
    t('coins.count', { count: coins }),
    t('coup.influences', { count: hiddenCards(view, seat).length }),
  ];
  if (party === null) return purse;
  if (action !== 'convert') return [...purse, t(`coup.parties.${party}`)];
  const turned = parties.find((other) => other !== party) ?? party;
  return [...purse, t('coup.decision.newSide', { party: t(`coup.parties.${turned}`) })];
}
