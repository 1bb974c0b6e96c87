import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Panel } from '../components/Panel';
import { Text } from '../components/Text';
import { space } from '../theme/tokens';

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of the end page. */
export function Part({ title, children }: PartProps) {
  return (
    <Panel>
      <Text variant="heading">{title}</Text>
      {children}
    </Panel>
  );
}

/** A column of sections. Two stand side by side where there is room; a wide one takes the whole width. */
export function Parts({ children, wide }: { readonly children: ReactNode; readonly wide?: true }) {
  return <View style={[styles.column, wide ? styles.wide : styles.half]}>{children}</View>;
}

const styles = StyleSheet.create({
  column: { gap: space.l },
  half: { flexGrow: 1, flexShrink: 1, flexBasis: 380 },
  wide: { width: '100%' },
});
