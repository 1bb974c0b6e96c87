import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Icon } from './Icon';
import { Pressable } from './Pressable';
import { Text } from './Text';
import { useTheme } from '../theme/ThemeProvider';
import { materials, radius, space } from '../theme/tokens';

interface ChipProps {
  readonly words: string;
  readonly onPress: () => void;
  /** What a tap does, where the words alone do not say. */
  readonly label?: string;
  /** Of a choice: whether this is the one. */
  readonly chosen?: boolean;
  /** What stands before the words. */
  readonly children?: ReactNode;
}

/** A name to tap, one of many that wrap in lines. */
export function Chip({ words, onPress, label, chosen, children }: ChipProps) {
  const theme = useTheme();
  const ink = chosen ? materials.ink : theme.ink;
  return (
    <Pressable
      onPress={onPress}
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...(chosen === undefined ? {} : { role: 'radio', 'aria-checked': chosen })}
      style={[
        styles.chip,
        chosen
          ? { backgroundColor: materials.brass, borderColor: materials.brassDark }
          : { backgroundColor: theme.raised, borderColor: theme.line },
      ]}
    >
      <View style={styles.line}>
        {children}
        <Text variant={chosen ? 'label' : 'body'} colour={ink} style={{ flexShrink: 1 }}>
          {words}
        </Text>
        {chosen && <Icon name="check" size={16} colour={ink} />}
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  chip: { borderRadius: radius.round, borderWidth: 1, paddingHorizontal: space.m, maxWidth: '100%' },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
});
