import { StyleSheet, View } from 'react-native';
import type { PastGame } from '../../store/history/entries';
import { restoreGame } from '../../store/history/history';
import { Button } from '../components/Button';
import { Text } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { useTheme } from '../theme/ThemeProvider';
import { radius, space } from '../theme/tokens';
import { dateAndTimeIn } from './dates';

/** What was deleted just now, and the way back. It waits: nobody has to be quick. */
export function UndoBar({ game }: { readonly game: PastGame }) {
  const { t, language } = useLanguage();
  const theme = useTheme();
  return (
    <View style={[styles.bar, { backgroundColor: theme.raised, borderColor: theme.brassInk }]}>
      <View style={styles.words} aria-live="polite">
        <Text variant="small">
          {t('history.deleted', { date: dateAndTimeIn(t, language, game.endedAt) })}
        </Text>
      </View>
      <Button label={t('history.undo')} icon="takeBack" onPress={restoreGame} />
    </View>
  );
}

const styles = StyleSheet.create({
  bar: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.m,
    padding: space.m,
    borderWidth: 1,
    borderRadius: radius.m,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 140 },
});
