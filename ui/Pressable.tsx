import type { ReactNode } from 'react';
import { Pressable as NativePressable, type Role, type StyleProp, type ViewStyle } from 'react-native';
import { feedback } from './feedback/feedback';
import type { Sound } from './feedback/sounds';
import { pressedBySpace } from './spaceKey';
import { touchTarget } from './theme/tokens';

interface PressableProps {
  readonly onPress: () => void;
  /** Only where there are no words inside to read. */
  readonly label?: string;
  readonly role?: Role;
  /** Of a switch or a choice: whether it is on. */
  readonly checked?: boolean;
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
    role = 'button',
    checked,
    disabled = false,
    sound = 'tap',
    style,
    children,
  } = props;
  const press = () => {
    feedback(sound);
    onPress();
  };
  return (
    <NativePressable
      onPress={press}
      {...(role === 'button' || disabled ? {} : pressedBySpace(press))}
      disabled={disabled}
      role={role}
      aria-disabled={disabled}
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...(checked === undefined ? {} : { 'aria-checked': checked })}
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
