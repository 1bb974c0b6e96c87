import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { crest } from '../../assets/art';
import { Artwork } from '../art/Artwork';
import { space } from '../theme/tokens';
import { Text } from './Text';

interface EmptyStateProps {
  readonly title: string;
  readonly text: string;
  /** What to do about it. */
  readonly children?: ReactNode;
}

/** Where there is nothing to show: says so, says why, and offers the next step. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <View style={styles.middle}>
      <Artwork drawing={crest} width={112} />
      <Text variant="title" align="center">
        {title}
      </Text>
      <Text tone="inkMuted" align="center" style={{ maxWidth: 420 }}>
        {text}
      </Text>
      <View style={styles.next}>{children}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  middle: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', gap: space.m, padding: space.xl },
  next: {
    gap: space.m,
    marginTop: space.m,
    alignSelf: 'stretch',
    maxWidth: 420,
    width: '100%',
    marginHorizontal: 'auto',
  },
});
