import type { ReactNode } from 'react';
import {
  Pressable as NativePressable,
  type AccessibilityRole,
  type AccessibilityState,
  type StyleProp,
  type ViewStyle,
} from 'react-native';
import { feedback } from './feedback/feedback';
import type { Sound } from './feedback/sounds';
import { touchTarget } from './theme/tokens';

interface PressableProps {
  readonly onPress: () => void;
  readonly label?: string | undefined;
  readonly hint?: string | undefined;
  readonly role?: AccessibilityRole;
  readonly state?: AccessibilityState;
  readonly disabled?: boolean | undefined;
  readonly sound?: Sound;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** Everything that can be pressed: large enough for a thumb, and answering it at once. */
export function Pressable(props: PressableProps) {
  const {
    onPress,
    label,
    hint,
    role = 'button',
    state,
    disabled = false,
    sound = 'tap',
    style,
    children,
  } = props;
  return (
    <NativePressable
      onPress={() => {
        feedback(sound);
        onPress();
      }}
      disabled={disabled}
      accessibilityRole={role}
      {...(label === undefined ? {} : { accessibilityLabel: label })}
      {...(hint === undefined ? {} : { accessibilityHint: hint })}
      accessibilityState={{ disabled, ...state }}
      style={({ pressed }) => [
        { minWidth: touchTarget, minHeight: touchTarget, justifyContent: 'center' },
        style,
        disabled && { opacity: 0.45 },
        pressed && { opacity: 0.78, transform: [{ translateY: 1 }] },
      ]}
    >
      {children}
    </NativePressable>
  );
}
