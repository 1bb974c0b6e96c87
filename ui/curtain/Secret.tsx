import { useEffect, useRef, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { FadeIn } from 'react-native-reanimated';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Button } from '../components/Button';
import { moveFocusTo } from '../input/focus';
import { PointedScroll } from '../components/PointedScroll';
import { useLow } from '../theme/low';
import { useSides } from '../theme/sides';
import { Text } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { duration, useStillness } from '../motion/motion';
import { useTheme } from '../theme/ThemeProvider';
import { columnWidth, radius, space } from '../theme/tokens';
import { useIdleFall } from './useIdleFall';

/** Wide enough for cards beside a question on a phone in landscape. */
const widest = 840;

interface SecretProps {
  /** Another page for the same eyes begins at its top. */
  readonly page: number;
  readonly onCover: () => void;
  /** Nobody has touched it for long. */
  readonly onFall: () => void;
  readonly children: ReactNode;
}

/** The secret itself, with the button that covers it always in reach. */
export function Secret({ page, onCover, onFall, children }: SecretProps) {
  const { t } = useLanguage();
  const insets = useSafeAreaInsets();
  const sides = useSides();
  const still = useStillness();
  const low = useLow();
  const { remaining, heard } = useIdleFall(onFall);

  return (
    <Animated.View
      key={page}
      style={[styles.whole, sides]}
      {...heard}
      {...(still ? {} : { entering: FadeIn.duration(duration.settle) })}
    >
      <Opened>
        <PointedScroll
          page={page}
          around={[styles.content, { paddingTop: insets.top + (low ? space.s : space.m) }]}
          within={styles.column}
          place={styles.content}
          below={styles.answers}
        >
          {children}
        </PointedScroll>
      </Opened>
      <View style={[styles.footer, { paddingBottom: insets.bottom + space.xs }]}>
        <Button label={t('curtain.cover')} icon="cover" kind="quiet" onPress={onCover} />
      </View>
      <View role="status" aria-live="polite" style={[styles.warning, { top: insets.top + space.s }]}>
        {remaining !== null && <Warning words={t('curtain.falls', { count: remaining })} />}
      </View>
    </Animated.View>
  );
}

/** Takes the focus, so that screen readers begin here. */
function Opened({ children }: Pick<SecretProps, 'children'>) {
  const { t } = useLanguage();
  const start = useRef<View>(null);
  useEffect(() => moveFocusTo(start.current), []);
  return (
    <View ref={start} tabIndex={-1} role="group" aria-label={t('curtain.lifted')} style={styles.whole}>
      {children}
    </View>
  );
}

function Warning({ words }: { readonly words: string }) {
  const theme = useTheme();
  return (
    <View style={[styles.note, { backgroundColor: theme.raised, borderColor: theme.brassInk }]}>
      <Text variant="small" align="center">
        {words}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1 },
  /** It begins at the top, so that what stays the same from step to step does not move. */
  content: { flexGrow: 1 },
  answers: { width: '100%', maxWidth: columnWidth, alignSelf: 'center', paddingTop: space.s },
  column: { width: '100%', maxWidth: widest, alignSelf: 'center' },
  footer: { width: '100%', maxWidth: columnWidth, alignSelf: 'center', paddingTop: space.xs },
  /** It lies over the cards and lets touches through. */
  warning: {
    position: 'absolute',
    start: space.s,
    end: space.s,
    alignItems: 'center',
    pointerEvents: 'none',
  },
  note: { paddingHorizontal: space.m, paddingVertical: space.s, borderWidth: 1, borderRadius: radius.m },
});
