import { useRef, type ReactNode } from 'react';
import {
  Pressable as NativePressable,
  type Role,
  type StyleProp,
  type View,
  type ViewStyle,
} from 'react-native';
import { feedback } from '../feedback/feedback';
import type { Sound } from '../feedback/sounds';
import { disarm } from '../guard/armed';
import { useGuard } from '../guard/useGuard';
import { touchTarget } from '../theme/tokens';
import { useAnswerKey } from '../input/answerKeys';
import { KeyHint } from './KeyHint';
import { Pointer } from './Pointer';
import { useShut } from '../input/shut';
import { pressedBySpace } from '../input/spaceKey';

/** How long a finger has to rest on something for it to be done at once. */
const deliberateHold = 600;

interface PressableProps {
  readonly onPress: () => void;
  /** A press held on purpose, where it means more than a short one. */
  readonly onHold?: (() => void) | undefined;
  /** Only where there are no words inside to read. */
  readonly label?: string;
  /** What a press would mean, where that changes while the thing stays: it is then guarded as if it were new. */
  readonly meaning?: string;
  readonly role?: Role;
  /** Of a switch or a choice: whether it is on. */
  readonly checked?: boolean;
  /** Of what opens and closes something: whether it is open. */
  readonly expanded?: boolean;
  readonly disabled?: boolean | undefined;
  /** Out of reach, but a press tells why. */
  readonly shut?: boolean | undefined;
  /** Which of the offered answers it is: the number key that presses it. */
  readonly answerKey?: number | undefined;
  /** Whether somebody who learns is shown that this is what to press. */
  readonly pointedAt?: boolean | undefined;
  readonly sound?: Sound;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** Everything that can be pressed: large enough for a thumb, answering it at once, and guarded (ui/guard). */
export function Pressable(props: PressableProps) {
  const {
    onPress,
    onHold,
    label,
    meaning = label ?? '',
    role = 'button',
    checked,
    expanded,
    disabled = false,
    shut = false,
    answerKey,
    pointedAt = false,
    sound = 'tap',
    style,
    children,
  } = props;
  const { heard, letsThrough } = useGuard(meaning);
  const pressing = (act: () => void) => (by: { readonly nativeEvent: unknown }) => {
    if (!letsThrough(by)) return;
    feedback(sound);
    disarm();
    act();
  };
  const press = pressing(onPress);
  const shown = useRef<View>(null);
  useShut(shut, shown);
  const keyHint = useAnswerKey(disabled ? undefined : answerKey, press, shown);
  return (
    <NativePressable
      ref={shown}
      {...heard}
      onPress={press}
      {...(onHold ? { onLongPress: pressing(onHold), delayLongPress: deliberateHold } : {})}
      {...(role === 'button' || disabled ? {} : pressedBySpace(press))}
      // A plain false would speak louder than what `aria-disabled` says.
      disabled={disabled || undefined}
      role={role}
      aria-disabled={disabled || shut}
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...(checked === undefined ? {} : { 'aria-checked': checked })}
      {...(expanded === undefined ? {} : { 'aria-expanded': expanded })}
      style={({ pressed }) => [
        { minWidth: touchTarget, minHeight: touchTarget, justifyContent: 'center' },
        (disabled || shut) && { opacity: 0.45 },
        style,
        pressed && { opacity: 0.78, transform: [{ translateY: 1 }] },
      ]}
    >
      {children}
      {pointedAt && <Pointer />}
      {keyHint !== null && <KeyHint number={keyHint} />}
    </NativePressable>
  );
}
