import type { TFunction } from 'i18next';
import { StyleSheet, View } from 'react-native';
import type { CopsView, Cops } from '../../../engine/cops';
import type { Seat } from '../../../engine/core';
import { Avatar } from '../../components/Avatar';
import { Plate, Plates } from '../../components/Plate';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { isolated } from '../../i18n/written';
import type { SeenTable } from '../../match/GameScreens';
import { nameAt, answering } from '../../match/seat';
import { useRuleDoor } from '../../rules/RuleDoors';
import { space } from '../../theme/tokens';
import { aimInWords } from '../terms';
import type { Deed, Step } from './ways';
import { ruleAgainstSeat, whyNotAt } from './whyNot';

interface SeatChoiceProps extends SeenTable<Cops> {
  readonly deed: Deed;
  readonly ask: Step['ask'];
  readonly seats: readonly Seat[];
  /** Whether a lesson wants this seat chosen. */
  readonly leads: (seat: Seat) => boolean;
  readonly onSeat: (seat: Seat) => void;
}

/** Whom: everybody who can be chosen, and after them, where somebody might be expected, why not. */
export function SeatChoice({ seats, leads, onSeat, ...rest }: SeatChoiceProps) {
  const others = rest.names.map((_, seat) => seat).filter((seat) => !seats.includes(seat));
  return (
    <Plates>
      {[...seats, ...others].map((seat) => (
        <SeatPlate
          key={seat}
          {...rest}
          seat={seat}
          pointedAt={leads(seat)}
          onPress={seats.includes(seat) ? () => onSeat(seat) : null}
        />
      ))}
    </Plates>
  );
}

interface SeatPlateProps extends Pick<SeatChoiceProps, 'view' | 'names' | 'deed' | 'ask'> {
  readonly seat: Seat;
  readonly pointedAt: boolean;
  readonly onPress: (() => void) | null;
}

function SeatPlate({ view, names, deed, ask, seat, pointedAt, onPress }: SeatPlateProps) {
  const { t } = useLanguage();
  const reason = onPress === null ? whyNotAt(t, view, deed, ask, seat) : null;
  const onWhy = useRuleDoor(onPress === null ? ruleAgainstSeat(view, deed, ask, seat) : null);
  if (onPress === null && reason === null) return null;
  const name = nameAt(names, seat);
  return (
    <Plate {...{ onPress, reason, onWhy, pointedAt }}>
      <View style={styles.who}>
        <Avatar seat={seat} name={name} size={28} />
        <Text variant="label" style={{ flexShrink: 1 }}>
          {seat === answering(view) ? t('cops.decision.oneself') : isolated(name)}
        </Text>
      </View>
      <View>
        {aboutSeat(t, view, names, seat).map((line) => (
          <Text key={line} variant="small" tone="inkMuted">
            {line}
          </Text>
        ))}
      </View>
    </Plate>
  );
}

/** What everybody sees of a player. */
function aboutSeat(t: TFunction, view: CopsView, names: readonly string[], seat: Seat): readonly string[] {
  const player = view.seats[seat];
  if (player === undefined) return [];
  const { cards, gun, diamonds, wounded, status } = player;
  const hidden = cards.filter(({ faceUp }) => !faceUp).length;
  return [
    ...(status === 'cop' ? [t('cops.hidden', { count: hidden })] : []),
    ...(wounded ? [t('cops.decision.wounded')] : []),
    ...(gun === null ? [] : [aimInWords(t, gun.aim, names)]),
    ...(view.variant === 'band' ? [t('cops.diamonds', { count: diamonds })] : []),
  ];
}

const styles = StyleSheet.create({
  /** A long name goes below the mark rather than over the edge. */
  who: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
});
