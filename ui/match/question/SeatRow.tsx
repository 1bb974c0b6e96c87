import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../engine/core';
import { Avatar } from '../../components/Avatar';
import { Offer, type Offered } from '../../components/Offer';
import { SecondTouchPrompt } from '../../components/SecondTouchPrompt';
import { Reason } from '../../components/Shut';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { listed } from '../../i18n/listed';
import { isolated } from '../../i18n/written';
import { useTextScale } from '../../theme/textScale';
import { radius, space } from '../../theme/tokens';
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
  // Signs and figures are one picture with words of its own.
  const picture = (
    <View role="img" aria-label={label} style={styles.line}>
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
  );
  return (
    <Offer
      {...{ ...offered, asking }}
      style={[styles.row, { flexBasis: narrowest * useTextScale() }]}
      inside={styles.inside}
      whenShut={picture}
    >
      {picture}
      <SecondTouchPrompt words={again} />
    </Offer>
  );
}

/** The narrowest phone has room for two of them in a line. */
const narrowest = 140;

interface SeatRowsProps {
  /** Who chooses: the others follow clockwise. */
  readonly from: Seat;
  readonly seats: readonly Seat[];
  readonly children: (seat: Seat) => ReactNode;
}

export function SeatRows({ from, seats, children }: SeatRowsProps) {
  const clockwise = [...seats.filter((seat) => seat > from), ...seats.filter((seat) => seat <= from)];
  return <View style={styles.rows}>{clockwise.map(children)}</View>;
}

/** How many seats clockwise somebody sits from another, who themselves come last: the number key of their row. */
export const seatKey = (from: Seat, seat: Seat, count: number): number =>
  (seat - from + count) % count || count;

const styles = StyleSheet.create({
  rows: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  row: {
    flexGrow: 1,
    flexShrink: 1,
    maxWidth: '100%',
    minHeight: 48,
    borderWidth: 1,
    borderRadius: radius.m,
  },
  inside: { justifyContent: 'center', paddingHorizontal: space.s, paddingVertical: 3 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1, minWidth: 0 },
});
