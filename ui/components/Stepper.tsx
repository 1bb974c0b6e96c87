import { StyleSheet, View } from 'react-native';
import { space } from '../theme/tokens';
import { IconButton } from './IconButton';
import { Text } from './Text';

interface Step {
  readonly label: string;
  /** Null at the limit. */
  readonly onPress: (() => void) | null;
}

interface StepperProps {
  /** The number, in words: "4 players". */
  readonly value: string;
  readonly fewer: Step;
  readonly more: Step;
}

/** A number that goes up and down by one. */
export function Stepper({ value, fewer, more }: StepperProps) {
  return (
    <View style={styles.line}>
      <View style={styles.value} aria-live="polite">
        <Text variant="section" tone="brassInk">
          {value}
        </Text>
      </View>
      <StepButton icon="remove" {...fewer} />
      <StepButton icon="add" {...more} />
    </View>
  );
}

const StepButton = ({ icon, label, onPress }: Step & { readonly icon: 'add' | 'remove' }) => (
  <IconButton icon={icon} label={label} onPress={() => onPress?.()} disabled={onPress === null} />
);

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  value: { flex: 1 },
});
