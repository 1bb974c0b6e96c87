import { StyleSheet, View } from 'react-native';
import type { Sound } from '../feedback/sounds';
import { useTight } from '../theme/low';
import { useTheme } from '../theme/ThemeProvider';
import type { Theme } from '../theme/themes';
import { materials, radius, space } from '../theme/tokens';
import { Engraving } from './Engraving';
import { Icon, type IconName } from './Icon';
import { Pressable } from './Pressable';
import { Text } from './Text';

type Kind = 'brass' | 'plain' | 'danger' | 'quiet';

interface ButtonProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly onHold?: (() => void) | undefined;
  readonly kind?: Kind;
  readonly icon?: IconName;
  /** For a place that is hardly wider than a word. */
  readonly narrow?: true;
  readonly disabled?: boolean;
  readonly sound?: Sound;
  readonly answerKey?: number | undefined;
  readonly pointedAt?: boolean | undefined;
}

interface Plate {
  readonly fill: string;
  readonly edge: string;
  readonly engraving: string;
  readonly ink: string;
}

const plates: Readonly<Record<Kind, (theme: Theme) => Plate>> = {
  brass: () => ({
    fill: materials.brass,
    edge: materials.brassDark,
    engraving: materials.brassLight,
    ink: materials.ink,
  }),
  plain: (theme) => ({ fill: theme.raised, edge: theme.line, engraving: theme.line, ink: theme.ink }),
  danger: (theme) => ({ fill: theme.raised, edge: theme.danger, engraving: theme.danger, ink: theme.danger }),
  quiet: (theme) => ({
    fill: 'transparent',
    edge: 'transparent',
    engraving: 'transparent',
    ink: theme.inkMuted,
  }),
};

/** An engraved plate: a hard edge, and a fine line inside it. */
export function Button({
  label,
  onPress,
  onHold,
  kind = 'plain',
  icon,
  narrow,
  disabled,
  sound = 'tap',
  answerKey,
  pointedAt,
}: ButtonProps) {
  const theme = useTheme();
  const tight = useTight();
  const plate = plates[kind](theme);
  return (
    <Pressable
      {...{ onPress, onHold }}
      meaning={label}
      disabled={disabled}
      sound={sound}
      {...{ answerKey, pointedAt }}
      style={[styles.plate, { backgroundColor: plate.fill, borderColor: plate.edge }]}
    >
      <Engraving colour={plate.engraving} corner={radius.s} />
      <View style={[styles.face, (narrow ?? tight) && styles.narrow]}>
        {icon && !tight && <Icon name={icon} size={20} colour={plate.ink} />}
        <Text variant="label" colour={plate.ink} align="center" style={{ flexShrink: 1 }}>
          {label}
        </Text>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  /** Words that are too long for one line wrap instead of running over the edge. */
  plate: { borderRadius: radius.s, borderWidth: 1, minHeight: 52, maxWidth: '100%' },
  face: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
    paddingHorizontal: space.xl,
    paddingVertical: space.m,
  },
  narrow: { paddingHorizontal: space.s, paddingVertical: space.s },
});
