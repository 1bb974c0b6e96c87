import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useLanguage } from './language';

/** Lays everything inside out in the language's direction. Also needed inside a Modal, which is a tree of its own. */
export function Directed({ children }: { children: ReactNode }) {
  const { direction } = useLanguage();
  return <View style={[styles.whole, { direction }]}>{children}</View>;
}

const styles = StyleSheet.create({ whole: { flex: 1 } });
