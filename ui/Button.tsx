import { StyleSheet, View } from 'react-native';
import { Engraving } from './Engraving';
import type { Sound } from './feedback/sounds';
import { Icon, type IconName } from './Icon';
import { Pressable } from './Pressable';
import { Text } from './Text';
import { useTheme } from './theme/ThemeProvider';
import type { Theme } from './theme/themes';
import { materials, radius, space } from './theme/tokens';

type Kind = 'brass' | 'plain' | 'danger';

interface ButtonProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly kind?: Kind;
  readonly icon?: IconName;
  readonly disabled?: boolean;
  readonly sound?: Sound;
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
};

/** An engraved plate: a hard edge, and a fine line inside it. */
export function Button({ label, onPress, kind = 'plain', icon, disabled, sound = 'tap' }: ButtonProps) {
  const theme = useTheme();
  const plate = plates[kind](theme);
  return (
    <Pressable
      onPress={onPress}
      disabled={disabled}
      sound={sound}
      style={[styles.plate, { backgroundColor: plate.fill, borderColor: plate.edge }]}
    >
      <Engraving colour={plate.engraving} corner={radius.s} />
      <View style={styles.face}>
        {icon && <Icon name={icon} size={20} colour={plate.ink} />}
        <Text variant="label" colour={plate.ink} align="center" style={{ flexShrink: 1 }}>
          {label}
        </Text>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  /** Words too long for its place go on in a second line rather than over the edge. */
  plate: { borderRadius: radius.s, borderWidth: 1, minHeight: 52, maxWidth: '100%' },
  face: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
    paddingHorizontal: space.xl,
    paddingVertical: space.m,
  },
});
