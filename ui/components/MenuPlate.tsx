import { StyleSheet, View } from 'react-native';
import { Engraving } from './Engraving';
import { Icon, type IconName } from './Icon';
import { Pressable } from './Pressable';
import { Text } from './Text';
import { useLargeText } from '../theme/low';
import { useTheme } from '../theme/ThemeProvider';
import { materials, radius, space } from '../theme/tokens';

interface MenuPlateProps {
  readonly icon: IconName;
  readonly label: string;
  readonly hint: string;
  readonly kind: 'brass' | 'plain';
  /** One of several that leave room for what is below them. */
  readonly isLow?: boolean;
  /** That of the page. */
  readonly address?: string;
  readonly onPress: () => void;
}

/** Leads to another page: an icon, the page's name, and what is to be found there. */
export function MenuPlate({ icon, label, hint, kind, isLow = false, address, onPress }: MenuPlateProps) {
  const theme = useTheme();
  // The sign of playing on points the way itself.
  const hasArrow = !useLargeText() && icon !== 'play';
  const brass = kind === 'brass';
  const ink = brass ? materials.ink : theme.ink;
  return (
    <Pressable
      {...{ address, onPress }}
      style={[
        styles.plate,
        brass
          ? { backgroundColor: materials.brass, borderColor: materials.brassDark }
          : { backgroundColor: theme.surface, borderColor: theme.line },
      ]}
    >
      <Engraving colour={brass ? materials.brassLight : theme.line} corner={radius.m} />
      <View style={[styles.row, isLow && styles.low]}>
        <Icon name={icon} size={isLow ? 24 : 28} colour={brass ? ink : theme.brassInk} />
        <View style={styles.words}>
          <Text variant={isLow ? 'lowLabel' : 'label'} colour={ink}>
            {label}
          </Text>
          <Text variant={isLow ? 'fine' : 'small'} colour={brass ? materials.ink : theme.inkMuted}>
            {hint}
          </Text>
        </View>
        {hasArrow && <Icon name="forward" size={20} colour={ink} />}
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  plate: { borderRadius: radius.m, borderWidth: 1 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.l,
    paddingHorizontal: space.l,
    paddingVertical: space.m,
  },
  low: { gap: space.m, paddingHorizontal: space.m, paddingVertical: space.xs },
  words: { flex: 1, gap: 1 },
});
