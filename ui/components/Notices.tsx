import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { dismiss, useNotices, type Notice } from '../../store/notices';
import { useLanguage } from '../i18n/language';
import { useTheme } from '../theme/ThemeProvider';
import { columnWidth, radius, space } from '../theme/tokens';
import { Button } from './Button';
import { Icon } from './Icon';
import { Text } from './Text';

/** Says what went wrong with storage, until the person dismisses it. */
export function Notices() {
  const notices = useNotices();
  const insets = useSafeAreaInsets();
  if (notices.length === 0) return null;
  return (
    <View
      style={[styles.stack, { paddingTop: insets.top + space.l, paddingBottom: insets.bottom + space.l }]}
    >
      {notices.map((notice) => (
        <NoticeCard key={`${notice.problem} ${notice.of}`} notice={notice} />
      ))}
    </View>
  );
}

function NoticeCard({ notice }: { notice: Notice }) {
  const { t } = useLanguage();
  const theme = useTheme();
  return (
    <View
      style={[styles.card, { backgroundColor: theme.raised, borderColor: theme.danger }]}
      role="alert"
      aria-live="assertive"
    >
      <ScrollView style={styles.scroll} contentContainerStyle={styles.words}>
        <Icon name="warning" colour={theme.danger} />
        <Text variant="small" style={{ flex: 1 }}>
          {t(`notices.${notice.problem}`, { what: t(`notices.${notice.of}`) })}
        </Text>
      </ScrollView>
      <Button label={t('notices.dismiss')} onPress={() => dismiss(notice)} />
    </View>
  );
}

const styles = StyleSheet.create({
  stack: {
    position: 'absolute',
    inset: 0,
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.s,
    paddingHorizontal: space.l,
    pointerEvents: 'box-none',
  },
  card: {
    width: '100%',
    maxWidth: columnWidth,
    flexShrink: 1,
    borderRadius: radius.m,
    borderWidth: 1,
    padding: space.l,
    gap: space.m,
  },
  scroll: { flexGrow: 0, flexShrink: 1 },
  words: { flexDirection: 'row', gap: space.m, alignItems: 'flex-start' },
});
