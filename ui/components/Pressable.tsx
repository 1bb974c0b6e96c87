import { useRef, type ReactNode } from 'react';
import {
  Pressable as NativePressable,
  StyleSheet,
  View,
  type PressableProps as NativeProps,
  type StyleProp,
  type ViewStyle,
} from 'react-native';
import { feedback } from '../feedback/feedback';
import type { Sound } from '../feedback/sounds';
import { useGuard } from '../guard/useGuard';
import { useLanguage } from '../i18n/language';
import { inDigitsOf } from '../i18n/written';
import { useTheme } from '../theme/ThemeProvider';
import { radius, space, touchTarget } from '../theme/tokens';
import { addressed, isFollowed } from '../input/address';
import { useAnswerKey } from '../input/answerKeys';
import { Pointer } from './Pointer';
import { useShut } from '../input/shut';
import { pressedBySpace } from '../input/spaceKey';
import { Text } from './Text';
import { disarm } from './useSecondTouch';

/** How long a press must be held to count as deliberate, in milliseconds. */
const deliberateHold = 600;

/** With words inside, `aria-label` is left out. */
interface PressableProps extends Pick<NativeProps, 'role' | 'aria-label' | 'aria-checked' | 'aria-expanded'> {
  readonly onPress: () => void;
  /** A press held on purpose, where it means more than a short one. */
  readonly onHold?: (() => void) | undefined;
  /** The page to which a press leads: in a browser it is a link. */
  readonly address?: string | undefined;
  /** What a press does, where that changes while the button stays. A new meaning is guarded like a new button. */
  readonly meaning?: string;
  readonly disabled?: boolean | undefined;
  /** Out of reach, but a press tells why. */
  readonly shut?: boolean | undefined;
  /** The number key that presses it. */
  readonly answerKey?: number | undefined;
  /** Whether a lesson points at it. */
  readonly pointedAt?: boolean | undefined;
  readonly sound?: Sound;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** Everything that can be pressed: it is large enough for a thumb, responds at once, and is guarded (ui/guard). */
export function Pressable(props: PressableProps) {
  const {
    onPress,
    onHold,
    meaning = props['aria-label'] ?? '',
    address,
    role = address === undefined ? 'button' : 'link',
    disabled = false,
    shut = false,
    answerKey,
    pointedAt = false,
    sound = 'tap',
    style,
    children,
    ...described
  } = props;
  const { heard, letsThrough } = useGuard(meaning);
  const pressing = (act: () => void) => (by: { readonly nativeEvent: unknown }) => {
    if (isFollowed(by) || !letsThrough(by)) return;
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
      {...described}
      {...addressed(address)}
      onPress={press}
      {...(onHold ? { onLongPress: pressing(onHold), delayLongPress: deliberateHold } : {})}
      {...(role === 'button' || disabled ? {} : pressedBySpace(press))}
      // `false` would override `aria-disabled`.
      disabled={disabled || undefined}
      role={role}
      aria-disabled={disabled || shut}
      style={({ pressed }) => [
        { minWidth: touchTarget, minHeight: touchTarget, justifyContent: 'center' },
        (disabled || shut) && { opacity: 0.45 },
        style,
        pressed && { opacity: 0.78, transform: [{ translateY: 1 }] },
      ]}
    >
      {children}
      {pointedAt && <Pointer />}
      {keyHint !== null && <KeyHint>{keyHint}</KeyHint>}
    </NativePressable>
  );
}

/** The key that gives this answer, for people at a keyboard. */
function KeyHint({ children }: { readonly children: string }) {
  const { language } = useLanguage();
  const theme = useTheme();
  return (
    <View style={[styles.key, { backgroundColor: theme.surface, borderColor: theme.line }]} aria-hidden>
      <Text variant="fine" tone="inkMuted">
        {inDigitsOf(language, children)}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  key: {
    position: 'absolute',
    top: space.hair,
    end: space.hair,
    paddingHorizontal: space.xs,
    borderWidth: 1,
    borderRadius: radius.s,
    pointerEvents: 'none',
  },
});
