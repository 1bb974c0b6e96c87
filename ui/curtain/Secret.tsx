import { useEffect, useRef, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import Animated, { FadeIn } from 'react-native-reanimated';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Button } from '../Button';
import { moveFocusTo } from '../focus';
import { useLanguage } from '../i18n/language';
import { duration, useStillness } from '../motion';
import { useSides } from '../sides';
import { columnWidth, space } from '../theme/tokens';

/** What lies behind the curtain, in the light, with the one way to cover it always in reach. */
export function Secret({ onCover, children }: { onCover: () => void; children: ReactNode }) {
  const { t } = useLanguage();
  const insets = useSafeAreaInsets();
  const sides = useSides();
  const still = useStillness();
  const start = useRef<View>(null);

  useEffect(() => moveFocusTo(start.current), []);

  return (
    <Animated.View
      style={[styles.whole, sides]}
      {...(still ? {} : { entering: FadeIn.duration(duration.settle) })}
    >
      <ScrollView contentContainerStyle={[styles.content, { paddingTop: insets.top + space.xl }]}>
        <View ref={start} tabIndex={-1} role="group" aria-label={t('curtain.lifted')} style={styles.column}>
          {children}
        </View>
      </ScrollView>
      <View style={[styles.column, styles.footer, { paddingBottom: insets.bottom + space.xl }]}>
        <Button label={t('curtain.cover')} icon="cover" kind="brass" onPress={onCover} />
      </View>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1 },
  content: { flexGrow: 1, justifyContent: 'center' },
  column: { width: '100%', maxWidth: columnWidth, alignSelf: 'center' },
  footer: { paddingTop: space.m },
});
