import { useRouter, type Href } from 'expo-router';
import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useLanguage } from '../i18n/language';
import { columnWidth, space } from '../theme/tokens';
import { IconButton } from './IconButton';
import { PageTitle } from './PageTitle';
import { Room } from './Room';
import { scrolledByKeys } from '../input/scrolledByKeys';
import { useSides } from '../theme/sides';
import { Text } from './Text';
import { UnkeptMark } from './UnkeptMark';

interface ScreenProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Stays in sight below the scrolled page. */
  readonly footer?: ReactNode;
  readonly width?: number;
  /** Nothing on the page can be pressed, so the page itself must be focusable to be scrolled by keys. */
  readonly justText?: boolean;
}

/** A page with its name and a way back, clear of notches and never wider than the eye follows. */
export function Screen({ title, children, footer, width = columnWidth, justText = false }: ScreenProps) {
  const { t } = useLanguage();
  const insets = useSafeAreaInsets();
  const goBack = useGoBack('/');
  const sides = useSides();
  return (
    <View style={styles.page} role="main">
      <PageTitle title={title} />
      <Room />
      <View style={[styles.bar, sides, { paddingTop: insets.top + space.s }]}>
        <View style={[styles.column, styles.barLine, { maxWidth: width }]}>
          <IconButton icon="back" label={t('common.back')} onPress={goBack} />
          <Text variant="title" style={{ flex: 1 }}>
            {title}
          </Text>
          <UnkeptMark />
        </View>
      </View>
      <ScrollView
        {...(justText ? scrolledByKeys : {})}
        contentContainerStyle={[
          styles.content,
          sides,
          { paddingBottom: footer ? space.l : insets.bottom + space.xl },
        ]}
        keyboardShouldPersistTaps="handled"
      >
        <View style={[styles.column, { maxWidth: width }]}>{children}</View>
      </ScrollView>
      {footer && (
        <View style={[styles.footer, sides, { paddingBottom: insets.bottom + space.l }]}>
          <View style={[styles.column, { maxWidth: width }]}>{footer}</View>
        </View>
      )}
    </View>
  );
}

/** A page that was opened by its address has no page behind it; Back then leads to `start`. */
export function useGoBack(start: Href): () => void {
  const router = useRouter();
  return () => {
    if (router.canGoBack()) router.back();
    else router.replace(start);
  };
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  bar: { paddingBottom: space.s },
  barLine: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  content: { flexGrow: 1, paddingTop: space.s },
  column: { width: '100%', alignSelf: 'center', gap: space.l, flexGrow: 1 },
  footer: { paddingTop: space.s },
});
