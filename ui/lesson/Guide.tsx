import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { Button } from '../components/Button';
import { IconButton } from '../components/IconButton';
import { scrolledByKeys } from '../input/scrolledByKeys';
import { Text } from '../components/Text';
import { useSpoken } from '../components/useSpoken';
import { useLanguage } from '../i18n/language';
import { useTheme } from '../theme/ThemeProvider';
import { lowPhone, materials, space } from '../theme/tokens';

interface GuideProps {
  /** What is told, a thought at a time. */
  readonly words: string;
  /** Where another thought follows. */
  readonly onFurther?: (() => void) | undefined;
  /** How much of the lesson is over: 0 to 1. */
  readonly share: number;
  readonly onSkip: () => void;
}

/** Words in large letters are scrolled by themselves rather than hide what they speak of. */
const shareOfWords = 0.24;
/** On a phone that lies on its side: five lines. */
const fewLines = 120;

/**
 * What a learner is told, between the table and what is asked. It stays while its words change: a live region that
 * comes with its words is not read aloud.
 */
export function Guide({ words, onFurther, share, onSkip }: GuideProps) {
  const { t } = useLanguage();
  const theme = useTheme();
  const { height } = useWindowDimensions();
  useSpoken(words);
  return (
    <View role="region" aria-label={t('lesson.guide')} style={{ backgroundColor: theme.raised }}>
      <View style={[styles.progress, { width: `${share * 100}%` }]} />
      <View style={styles.line}>
        <View style={styles.words} aria-live="polite">
          <ScrollView
            {...scrolledByKeys}
            style={[styles.scrolled, { maxHeight: Math.max(fewLines, height * shareOfWords) }]}
          >
            <Text variant={height < lowPhone ? 'small' : 'body'}>{words}</Text>
          </ScrollView>
        </View>
        <IconButton icon="close" label={t('lesson.skip')} onPress={onSkip} />
      </View>
      {onFurther && (
        <View style={styles.further}>
          <Button label={t('lesson.further')} kind="brass" pointedAt onPress={onFurther} />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  progress: { height: 3, backgroundColor: materials.brass },
  line: { flexDirection: 'row', alignItems: 'flex-start', paddingStart: space.l, paddingVertical: space.xs },
  words: { flex: 1, paddingVertical: space.xs },
  scrolled: { flexGrow: 0 },
  further: { paddingHorizontal: space.l, paddingBottom: space.s },
});
