import { useLayoutEffect, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useLanguage } from './language';

/**
 * On the web the direction stands on the document, so that dialogs and scroll bars obey it, and on a view of ours,
 * which is where react-native-web looks for it when it turns "start" into a side.
 */
export function Directed({ children }: { children: ReactNode }) {
  const { direction, language } = useLanguage();
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
    document.documentElement.lang = language;
  }, [direction, language]);
  return (
    <View style={styles.whole} {...{ dir: direction, lang: language }}>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({ whole: { flex: 1 } });
