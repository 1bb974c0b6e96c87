import type { ComponentProps } from 'react';
import { StyleSheet } from 'react-native';
import { useTheme } from '../theme/ThemeProvider';
import { radius, space } from '../theme/tokens';
import { Icon, type IconName } from './Icon';
import { Pressable } from './Pressable';

interface InlineSignProps extends Omit<ComponentProps<typeof Pressable>, 'style' | 'children'> {
  readonly icon: IconName;
  readonly 'aria-label': string;
}

/** Something small to press at the end of a line of words. */
export function InlineSign({ icon, ...pressing }: InlineSignProps) {
  const theme = useTheme();
  return (
    <Pressable {...pressing} style={styles.sign}>
      <Icon name={icon} size={20} colour={theme.brassInk} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  /** As large as a thumb, and yet no higher than the line it stands in: what is empty above and below lends the room. */
  sign: { alignItems: 'center', borderRadius: radius.round, marginVertical: -space.m, flexShrink: 0 },
});
