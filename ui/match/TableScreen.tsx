import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useLanguage } from '../i18n/language';
import { IconButton } from '../IconButton';
import { PageTitle } from '../PageTitle';
import { Room } from '../Room';
import { useSides } from '../sides';
import { Text } from '../Text';
import { useTextScale } from '../theme/textScale';
import { useTheme } from '../theme/ThemeProvider';
import { radius, space, twoPaneWidth } from '../theme/tokens';

interface TableScreenProps {
  readonly title: string;
  readonly onLeave: () => void;
  /** What can be done at any moment, beside the title. */
  readonly tools: ReactNode;
  /** What lies in the middle, for all to see. */
  readonly board: ReactNode;
  /** What is asked, and its answers. */
  readonly question: ReactNode;
}

/** Lying down, a phone is too low to have one thing below the other. */
const lowScreen = 480;

/** Where nothing on it can be pressed, a keyboard still has to reach it to scroll. */
const scrolledByKeys = process.env.EXPO_OS === 'web' ? ({ tabIndex: 0 } as const) : {};

/** The table in the middle: on a phone above what is asked, on a wide screen beside it. */
export function TableScreen({ title, onLeave, tools, board, question }: TableScreenProps) {
  const { t } = useLanguage();
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const sides = useSides();
  const { width, height } = useWindowDimensions();
  const roomy = useTextScale() < 1.5;
  const name = (
    <View style={roomy ? styles.title : styles.titleBelow}>
      <Text variant="subheading" role="heading" aria-level={1} numberOfLines={roomy ? 1 : 2}>
        {title}
      </Text>
    </View>
  );
  const sideBySide = width >= twoPaneWidth || (width > height && height < lowScreen);
  return (
    <View style={styles.page} role="main">
      <PageTitle title={title} />
      <Room />
      <View style={[styles.bar, sides, { paddingTop: insets.top + space.xs }]}>
        <IconButton icon="back" label={t('common.back')} onPress={onLeave} />
        {roomy ? name : <View style={styles.title} />}
        {tools}
        {!roomy && name}
      </View>
      <View style={[styles.panes, sideBySide && styles.sideBySide, sideBySide && sides]}>
        <ScrollView
          {...scrolledByKeys}
          role="region"
          aria-label={t('match.middle')}
          style={styles.middle}
          contentContainerStyle={[styles.content, !sideBySide && sides, { paddingBottom: space.m }]}
        >
          {board}
        </ScrollView>
        <View
          style={[
            sideBySide ? styles.beside : [styles.below, { maxHeight: height * 0.62 }],
            { backgroundColor: theme.surface, borderColor: theme.line },
          ]}
          role="region"
          aria-label={t('match.asked')}
        >
          <ScrollView
            contentContainerStyle={[
              styles.asked,
              !sideBySide && sides,
              { paddingBottom: insets.bottom + space.m },
            ]}
          >
            {question}
          </ScrollView>
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  bar: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.xs },
  title: { flex: 1, minWidth: 0 },
  /** At twice the size a name beside the tools would be three letters long. */
  titleBelow: { width: '100%' },
  panes: { flex: 1 },
  sideBySide: { flexDirection: 'row', gap: space.l, paddingBottom: space.m },
  middle: { flex: 1 },
  content: { flexGrow: 1, gap: space.m, width: '100%', maxWidth: 860, alignSelf: 'center' },
  below: {
    flexGrow: 0,
    flexShrink: 0,
    borderTopWidth: 1,
    borderTopStartRadius: radius.l,
    borderTopEndRadius: radius.l,
  },
  beside: { width: '42%', maxWidth: 460, borderWidth: 1, borderRadius: radius.l, overflow: 'hidden' },
  asked: { gap: space.m, paddingTop: space.m, paddingHorizontal: space.l },
});
