import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../engine/core';
import { Avatar } from '../../components/Avatar';
import type { Offered } from '../../components/Offer';
import { Row, Rows } from '../../components/Row';
import { SecondTouchPrompt } from '../../components/SecondTouchPrompt';
import { Reason } from '../../components/Shut';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { listed } from '../../i18n/listed';
import { isolated } from '../../i18n/written';
import { space } from '../../theme/tokens';
import { nameAt } from '../seat';
import { useAsTarget } from '../targets';

interface SeatRowProps extends Offered {
  readonly names: readonly string[];
  readonly seat: Seat;
  /** What those are called who choose themselves; null at anybody else's seat. */
  readonly oneself: string | null;
  /** What everybody sees there. */
  readonly notes: readonly string[];
  /** The same in pictures; otherwise the words are written. */
  readonly drawn?: ReactNode;
  /** Why it cannot be chosen now. */
  readonly reason: string | null;
  /** What asks for the second touch; null where none is due. */
  readonly again?: string | null;
  /** What a picture beside the name says. */
  readonly besides?: string | null;
  readonly children?: ReactNode;
}

/** Somebody to choose: as low as possible, two in a line on a phone. Their seat at the table is pressed like it. */
export function SeatRow(props: SeatRowProps) {
  const { names, seat, oneself, notes, drawn, reason, again = null, besides = null, ...more } = props;
  const { children, ...offered } = more;
  const { t } = useLanguage();
  const asking = useState(false);
  const [asked, setAsked] = asking;
  const { onPress, onHold } = offered;
  const name = nameAt(names, seat);
  const known = [oneself ?? name, ...notes, reason, besides].filter((words) => words !== null);
  const label = listed(t, known);
  useAsTarget(
    seat,
    onPress === null
      ? { label, onPress: () => setAsked(!asked), shut: true }
      : { label: again ?? label, onPress, onHold },
  );
  return (
    <Row
      {...{ ...offered, label, asking }}
      print="small"
      least={half}
      besides={<SecondTouchPrompt words={again} />}
    >
      <View style={styles.line}>
        <Avatar seat={seat} name={name} size={28} />
        <View style={styles.words}>
          <Text variant="label">{oneself ?? isolated(name)}</Text>
          {drawn ?? (
            <Text variant="small" tone="inkMuted">
              {listed(t, notes)}
            </Text>
          )}
          {reason !== null && <Reason words={reason} />}
        </View>
        {children}
      </View>
    </Row>
  );
}

/** The narrowest phone has room for two of them in a line. */
const half = 140;

interface SeatRowsProps {
  /** Who chooses: the others follow clockwise. */
  readonly from: Seat;
  readonly seats: readonly Seat[];
  readonly children: (seat: Seat) => ReactNode;
}

/** They sit in no direction of reading: whoever sits left of another stands there in every language. */
export function SeatRows({ from, seats, children }: SeatRowsProps) {
  const { direction } = useLanguage();
  const clockwise = [...seats.filter((seat) => seat > from), ...seats.filter((seat) => seat <= from)];
  return <Rows style={direction === 'rtl' && styles.fromLeft}>{clockwise.map(children)}</Rows>;
}

/** How many seats clockwise somebody sits from another, who themselves come last: the number key of their row. */
export const seatKey = (from: Seat, seat: Seat, count: number): number =>
  (seat - from + count) % count || count;

const styles = StyleSheet.create({
  fromLeft: { flexDirection: 'row-reverse' },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1, minWidth: 0 },
});
