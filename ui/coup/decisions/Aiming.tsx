import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../engine/core';
import {
  costOf,
  obstacle,
  parties,
  seatsInReach,
  type Action,
  type Coup,
  type CoupView,
} from '../../../engine/coup';
import { Avatar } from '../../components/Avatar';
import { Button } from '../../components/Button';
import { Plate, Plates } from '../../components/Plate';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { isolated } from '../../i18n/written';
import type { SeenTable } from '../../match/GameScreens';
import { QuestionRule } from '../../match/question/QuestionRule';
import { nameAt } from '../../match/seat';
import { useRuleDoor } from '../../rules/RuleDoors';
import { space } from '../../theme/tokens';
import { useWorth, Worth } from '../coach/Worth';
import type { CoupRule } from '../log/rules';
import { SecondTouchPrompt, isForGood, useTouches } from './SecondTouchPrompt';
import { ruleAgainst, whyNot } from './whyNot';
import { hiddenCards } from './words';

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
export function Aiming({ view, names, action, acts, question, rule, onMove, onBack }: AimingProps) {
  const { t } = useLanguage();
  return (
    <View style={{ gap: space.m }}>
      <QuestionRule rule={rule}>{question}</QuestionRule>
      <Plates>
        {seatsInReach(view, action).map((seat) => {
          const act = acts.find(({ target }) => target === seat);
          return (
            <TargetPlate
              key={seat}
              {...{ view, names, action, seat }}
              answerKey={act ? acts.indexOf(act) + 1 : undefined}
              onPress={act ? () => onMove(act) : null}
            />
          );
        })}
      </Plates>
      {onBack && <Button label={t('coup.decision.otherAction')} icon="back" onPress={onBack} />}
    </View>
  );
}

interface TargetPlateProps extends Pick<AimingProps, 'view' | 'names' | 'action'> {
  readonly seat: Seat;
  readonly onPress: (() => void) | null;
  readonly answerKey: number | undefined;
}

function TargetPlate({ view, names, action, seat, onPress, answerKey }: TargetPlateProps) {
  const { t } = useLanguage();
  const name = nameAt(names, seat);
  const worth = useWorth(action, seat);
  const reason = onPress === null ? obstacle(view, action, seat) : null;
  const onWhy = useRuleDoor(ruleAgainst(action, reason));
  const endsIt = isForGood(view, action, seat);
  const { touches, again } = useTouches({ action, onPress, isForGood: endsIt });
  return (
    <Plate {...touches} {...{ answerKey, onWhy }} reason={whyNot(t, reason)}>
      <View style={styles.who}>
        <Avatar seat={seat} name={name} size={28} />
        <Text variant="label" style={{ flexShrink: 1 }}>
          {seat === view.turn ? t('coup.decision.oneself') : isolated(name)}
        </Text>
      </View>
      {worth !== null && <Worth chance={worth} />}
      <View>
        {aboutSeat(t, view, action, seat).map((line) => (
          <Text key={line} variant="small" tone="inkMuted">
            {line}
          </Text>
        ))}
      </View>
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

const styles = StyleSheet.create({
  /** A long name goes below the mark rather than over the edge. */
  who: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
});
