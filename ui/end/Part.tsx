import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Panel } from '../components/Panel';
import { Text } from '../components/Text';
import { space } from '../theme/tokens';

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One of the things there are to say about a game that is over. */
export function Part({ title, children }: PartProps) {
  return (
    <Panel>
      <Text variant="heading">{title}</Text>
      {children}
    </Panel>
  );
}

/** A column of them. Two stand side by side where there is room, as on a phone that lies, or one takes the whole width. */
export function Parts({ children, wide }: { readonly children: ReactNode; readonly wide?: true }) {
  return <View style={[styles.column, wide ? styles.wide : styles.half]}>{children}</View>;
}

const styles = StyleSheet.create({
  column: { gap: space.l },
  half: { flexGrow: 1, flexShrink: 1, flexBasis: 380 },
  wide: { width: '100%' },
});
