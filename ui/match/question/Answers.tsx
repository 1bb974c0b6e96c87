import { Children, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTextScale } from '../../theme/textScale';
import { useLow } from '../../theme/low';
import { space } from '../../theme/tokens';

interface AnswersProps {
  readonly children: ReactNode;
}

/** Answers one below the other; on a low screen side by side, so that the question stays in sight above them. */
export function Answers({ children }: AnswersProps) {
  const low = useLow();
  const scale = useTextScale();
  return (
    <View style={low ? styles.abreast : styles.below}>
      {Children.map(children, (answer) => (
        <View style={low && [styles.each, { flexBasis: narrowest * scale }]}>{answer}</View>
      ))}
    </View>
  );
}

/** Two stand side by side on the smallest phone. */
const narrowest = 132;

const styles = StyleSheet.create({
  below: { gap: space.s },
  abreast: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  each: { flexGrow: 1, flexShrink: 1, maxWidth: '100%' },
});
