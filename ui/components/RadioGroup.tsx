import type { ReactNode } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';
import { useLanguage } from '../i18n/language';
import { useRoving } from '../input/roving';

interface RadioGroupProps {
  readonly label: string;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** A group of Pressables with the role of a radio. The keyboard stops at it once, and arrows move inside. */
export function RadioGroup({ label, style, children }: RadioGroupProps) {
  const { direction } = useLanguage();
  return (
    <View role="radiogroup" aria-label={label} style={style} {...useRoving(direction)}>
      {children}
    </View>
  );
}
