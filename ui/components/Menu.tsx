import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTheme } from '../theme/ThemeProvider';
import { space } from '../theme/tokens';
import { Icon, type IconName } from './Icon';
import { useMenuKeys } from '../input/menuKeys';
import { Pressable } from './Pressable';
import { Text } from './Text';

interface MenuProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A list of actions, one per line. The keyboard stops at it once, and arrows move inside. */
export function Menu({ label, children }: MenuProps) {
  return (
    <View role="menu" aria-label={label} {...useMenuKeys()}>
      {children}
    </View>
  );
}

interface MenuItemProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
}

export function MenuItem({ icon, label, onPress }: MenuItemProps) {
  const theme = useTheme();
  return (
    <Pressable role="menuitem" onPress={onPress} style={[styles.item, { borderColor: theme.line }]}>
      <View style={styles.line}>
        <Icon name={icon} colour={theme.brassInk} />
        <Text variant="label" style={{ flexShrink: 1 }}>
          {label}
        </Text>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  item: { borderBottomWidth: 1 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.m, paddingVertical: space.m },
});
