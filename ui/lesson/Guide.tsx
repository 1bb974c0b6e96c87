import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { Button } from '../components/Button';
import { IconButton } from '../components/IconButton';
import { Note, Text } from '../components/Text';
import { useSpoken } from '../components/useSpoken';
import { useLanguage } from '../i18n/language';
import { scrolledByKeys } from '../input/scrolledByKeys';
import { useLow } from '../theme/low';
import { useTheme } from '../theme/ThemeProvider';
import { materials, space } from '../theme/tokens';

interface GuideProps {
  /** What is told, a thought at a time. */
  readonly words: string;
  /** Something else was touched than what is told. */
  readonly isAstray: boolean;
  /** Where another thought follows, or the others move. */
  readonly onFurther: (() => void) | undefined;
  /** How much of the lesson is over: 0 to 1. */
  readonly played: number;
  readonly onSkip: () => void;
  /** What else can be done now. */
  readonly children: ReactNode;
}

/** The share of the height beyond which words are scrolled by themselves rather than hide what they speak of. */
const share = { alone: 0.33, aboveQuestion: 0.24 } as const;
/** On a phone that lies on its side: five lines. */
const fewLines = 120;

/** What a learner is told. It stays while its words change: a live region that comes with its words is not read aloud. */
export function Guide({ words, isAstray, onFurther, played, onSkip, children }: GuideProps) {
  const { t } = useLanguage();
  const theme = useTheme();
  const { height } = useWindowDimensions();
  const low = useLow();
  const most = height * share[onFurther ? 'alone' : 'aboveQuestion'];
  const astray = t('lesson.astray');
  useSpoken(isAstray ? `${astray}\n${words}` : words);
  return (
    <View role="region" aria-label={t('lesson.guide')} style={{ backgroundColor: theme.raised }}>
      <View style={[styles.progress, { width: `${played * 100}%` }]} />
      <View style={styles.line}>
        <View style={styles.words} aria-live="polite">
          <ScrollView
            key={words}
            {...scrolledByKeys}
            style={[styles.scrolled, { maxHeight: Math.max(fewLines, most) }]}
            contentContainerStyle={styles.told}
          >
            {isAstray && <Note>{astray}</Note>}
            <Text variant={low ? 'small' : 'body'}>{words}</Text>
            {children}
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
  told: { gap: space.s },
  further: { paddingHorizontal: space.l, paddingBottom: space.m },
});
