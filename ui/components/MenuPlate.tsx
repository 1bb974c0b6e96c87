import { StyleSheet, View } from 'react-native';
import { Engraving } from './Engraving';
import { Icon, type IconName } from './Icon';
import { Pressable } from './Pressable';
import { Text } from './Text';
import { useTextScale } from '../theme/textScale';
import { useTheme } from '../theme/ThemeProvider';
import { materials, radius, space } from '../theme/tokens';

interface MenuPlateProps {
  readonly icon: IconName;
  readonly label: string;
  readonly hint: string;
  readonly kind: 'brass' | 'plain';
  /** That of the page. */
  readonly address?: string;
  readonly onPress: () => void;
}

/** Leads to another page: an icon, the page's name, and what is to be found there. */
export function MenuPlate({ icon, label, hint, kind, address, onPress }: MenuPlateProps) {
  const theme = useTheme();
  const roomy = useTextScale() < 1.5;
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
      <View style={styles.row}>
        <Icon name={icon} size={28} colour={brass ? ink : theme.brassInk} />
        <View style={styles.words}>
          <Text variant="label" colour={ink}>
            {label}
          </Text>
          <Text variant="small" colour={brass ? materials.ink : theme.inkMuted}>
            {hint}
          </Text>
        </View>
        {roomy && <Icon name="forward" size={20} colour={ink} />}
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
  words: { flex: 1, gap: 1 },
});
