import type { ReactNode } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';

interface GroupProps {
  readonly label: string;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** Things that belong together, for whoever hears the page rather than sees it. */
export const Group = ({ label, style, children }: GroupProps) => (
  <View role="group" aria-label={label} style={style}>
    {children}
  </View>
);
