import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../engine/core';
import { Avatar } from '../../components/Avatar';
import { Text } from '../../components/Text';
import { isolated } from '../../i18n/written';
import { space } from '../../theme/tokens';
import { nameAt } from '../seat';

interface SeatHeadingProps {
  readonly names: readonly string[];
  readonly seat: Seat;
  /** What those are called who choose themselves; null at anybody else's seat. */
  readonly oneself: string | null;
}

/** At the top of a plate: which player is chosen by it. */
export function SeatHeading({ names, seat, oneself }: SeatHeadingProps) {
  const name = nameAt(names, seat);
  return (
    <View style={styles.who}>
      <Avatar seat={seat} name={name} size={28} />
      <Text variant="label" style={{ flexShrink: 1 }}>
        {oneself ?? isolated(name)}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  /** A long name goes below the mark rather than over the edge. */
  who: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
});
