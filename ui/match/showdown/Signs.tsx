import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../engine/core';
import { Avatar } from '../../components/Avatar';

interface SignsProps {
  readonly seats: readonly Seat[];
  readonly names: readonly string[];
  readonly size: number;
  readonly gap: number;
}

/** The signs of several seats, in rows; their names stand beside them. */
export function Signs({ seats, names, size, gap }: SignsProps) {
  return (
    <View style={[styles.signs, { gap }]} aria-hidden>
      {seats.map((seat) => (
        <Avatar key={seat} seat={seat} name={names[seat] ?? ''} size={size} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  signs: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center' },
});
