import type { ReactNode } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';
import { useLanguage } from '../i18n/language';
import { useRoving } from '../input/roving';

interface RadioGroupProps {
  readonly label: string;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** Pressables with the role of a radio, one of which is chosen. At a keyboard it is one stop, and arrows move within. */
export function RadioGroup({ label, style, children }: RadioGroupProps) {
  const { direction } = useLanguage();
  return (
    <View role="radiogroup" aria-label={label} style={style} {...useRoving(direction)}>
      {children}
    </View>
  );
}
