import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { parties, type Action, type CoupMove, type CoupView, type Seat } from '../../../engine';
import { Avatar } from '../../Avatar';
import { Button } from '../../Button';
import { useLanguage } from '../../i18n/language';
import { Text } from '../../Text';
import { space } from '../../theme/tokens';
import { Plate, Plates } from './Plate';
import { priceAt, seatsInReach, whyNotAt, type WhyNotAt } from './whyNot';
import { hiddenCards, nameAt } from './words';

type Act = Extract<CoupMove, { type: 'act' }>;

interface AimingProps {
  readonly view: CoupView;
  readonly names: readonly string[];
  readonly action: Action;
  /** The action against each possible target. */
  readonly acts: readonly Act[];
  readonly question: ReactNode;
  readonly onMove: (move: CoupMove) => void;
  readonly onBack?: () => void;
}

/** Against whom: everybody at the table, and why not, where it cannot be. */
export function Aiming({ view, names, action, acts, question, onMove, onBack }: AimingProps) {
  const { t } = useLanguage();
  return (
    <View style={{ gap: space.m }}>
      {question}
      <Plates>
        {seatsInReach(view, action).map((seat) => {
          const act = acts.find(({ target }) => target === seat);
          return (
            <TargetPlate
              key={seat}
              {...{ view, names, action, seat }}
              onPress={act ? () => onMove(act) : null}
            />
          );
        })}
      </Plates>
      {onBack && <Button label={t('decision.otherAction')} icon="back" onPress={onBack} />}
    </View>
  );
}

interface TargetPlateProps extends Pick<AimingProps, 'view' | 'names' | 'action'> {
  readonly seat: Seat;
  readonly onPress: (() => void) | null;
}

function TargetPlate({ view, names, action, seat, onPress }: TargetPlateProps) {
  const { t } = useLanguage();
  const name = nameAt(names, seat);
  const reason = onPress === null ? whyNotAt(view, action, seat) : null;
  return (
    <Plate onPress={onPress} reason={reason && reasonIn(t, reason)}>
      <View style={styles.who}>
        <Avatar seat={seat} name={name} size={28} />
        <Text variant="label" style={{ flexShrink: 1 }}>
          {seat === view.turn ? t('decision.oneself', { name }) : name}
        </Text>
      </View>
      <View>
        {aboutSeat(t, view, action, seat).map((line) => (
          <Text key={line} variant="small" tone="inkMuted">
            {line}
          </Text>
        ))}
      </View>
      {action === 'convert' && (
        <Text variant="small" tone="brassInk">
          {t('decision.price', { coins: t('coins', { count: priceAt(view, action, seat) }) })}
        </Text>
      )}
    </Plate>
  );
}

/** What everybody sees of a player, and on which side a conversion would put them. */
function aboutSeat(t: TFunction, view: CoupView, action: Action, seat: Seat): readonly string[] {
  const { coins = 0, party = null } = view.seats[seat] ?? {};
  const purse = [
    t('coins', { count: coins }),
    t('decision.influences', { count: hiddenCards(view, seat).length }),
  ];
  if (party === null) return purse;
  if (action !== 'convert') return [...purse, t(`coup.parties.${party}`)];
  const turned = parties.find((other) => other !== party) ?? party;
  return [...purse, t('decision.newSide', { party: t(`coup.parties.${turned}`) })];
}

const reasonIn = (t: TFunction, reason: WhyNotAt): string =>
  reason.why === 'coins'
    ? t('decision.whyNot.coins', { coins: t('coins', { count: reason.needs }) })
    : t(`decision.whyNotAt.${reason.why}`);

const styles = StyleSheet.create({
  /** A long name goes below the mark rather than over the edge. */
  who: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
});
