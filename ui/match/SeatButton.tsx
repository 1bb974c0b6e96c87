import { StyleSheet } from 'react-native';
import { Pressable } from '../components/Pressable';
import type { SeatPress } from './GameScreens';

interface SeatButtonProps {
  readonly press: SeatPress;
  /** The corner radius of the plate below it. */
  readonly corner: number;
}

/** Lies over a player's plate, without words of its own: what lies there is one thing to read, what can be done another. */
export function SeatButton({ press: { label, act, hold, shut }, corner }: SeatButtonProps) {
  return (
    <Pressable
      style={[StyleSheet.absoluteFill, { borderRadius: corner }]}
      aria-label={label}
      onPress={act}
      onHold={hold}
      shut={shut}
    >
      {null}
    </Pressable>
  );
}
