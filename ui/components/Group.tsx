import type { ReactNode } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';

interface GroupProps {
  readonly label: string;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** Names things that belong together for a screen reader. */
export const Group = ({ label, style, children }: GroupProps) => (
  <View role="group" aria-label={label} style={style}>
    {children}
  </View>
);
