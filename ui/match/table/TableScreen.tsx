import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { GameTypes } from '../../../engine/core';
import { IconButton } from '../../components/IconButton';
import { PageTitle } from '../../components/PageTitle';
import { PointedScroll } from '../../components/PointedScroll';
import { Room } from '../../components/Room';
import { useSides } from '../../theme/sides';
import { Text } from '../../components/Text';
import { useTurnedRound } from '../../components/turned';
import { UnkeptMark } from '../../components/UnkeptMark';
import { useLanguage } from '../../i18n/language';
import { useTabStart } from '../../input/tabStart';
import { useLargeText, useLow } from '../../theme/low';
import { useTheme } from '../../theme/ThemeProvider';
import { paneBeside, radius, space, twoPaneWidth } from '../../theme/tokens';
import type { Picture } from '../picture/picture';
import type { QuestionRoom } from '../question/questions';

interface TableScreenProps {
  /** Another number of moves is another page, which begins at its top. */
  readonly picture: Pick<Picture<GameTypes>, 'title' | 'speech' | 'moves'>;
  readonly onLeave: () => void;
  /** What can be done at any moment, beside the title. */
  readonly tools: ReactNode;
  /** What lies in the middle, for all to see. */
  readonly board: ReactNode;
  /** What somebody who learns is told, between the two. */
  readonly guide?: ReactNode;
  /** How much room the question takes where a single person chooses among much. */
  readonly room?: QuestionRoom | undefined;
  /** What is asked, and its answers. */
  readonly question: ReactNode;
}

/** Lying down, a phone is too low to have one thing below the other. */
const lowScreen = 480;

/** More than this of the height would hide the table from those who sit round it. */
const shareOfQuestion = 0.4;
/** The same where a single person chooses among much, or learns, … */
const shareForOne = 0.5;
/** … but on a low screen, whose table keeps its ring. */
const shareOfLowScreen = 0.45;
/** A lesson on a low screen speaks of what lies on the table, and its words are short. */
const shareOfLowLesson = 0.44;
/** Where letters are large, seats scroll and the stage stays. */
const shareOfLarge = 0.67;
/** Less would not hold a question and its answers; on the lowest phones that is more than two fifths. */
const leastHeight = { usual: 256, forOne: 288 } as const;

/** The bar, and the margin below the pane beside the table. */
const aboveAndBelow = 76;

/** The table in the middle: on a phone above what is asked, on a wide screen beside it. */
export function TableScreen(props: TableScreenProps) {
  const { picture, onLeave, tools, board, guide, room, question } = props;
  const { title, speech, moves } = picture;
  const { t } = useLanguage();
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const sides = useSides();
  const turned = useTurnedRound();
  const { width, height } = useWindowDimensions();
  const roomy = !useLargeText();
  // What stands on the stage is written in the bar for listeners only.
  const isOnStage = speech.lines.some((line) => line.turn);
  const name = (
    <View style={roomy ? [styles.title, isOnStage && styles.unseen] : styles.titleBelow}>
      <Text variant="label" role="heading" aria-level={1} numberOfLines={roomy ? 2 : 1}>
        {title}
      </Text>
    </View>
  );
  const lying = width > height;
  const low = useLow();
  const lesson = low && roomy ? shareOfLowLesson : shareForOne;
  const forOne = low ? shareOfLowScreen : shareForOne;
  const isForOne = low ? room === 'all' : room !== undefined;
  const usual = isForOne ? forOne : shareOfQuestion;
  const share = guide ? lesson : roomy ? usual : shareOfLarge;
  const below = Math.max(height * share, leastHeight[isForOne ? 'forOne' : 'usual']);
  const sideBySide = lying && (width >= twoPaneWidth || height < lowScreen);
  return (
    <View style={[styles.page, turned]} role="main">
      <PageTitle title={title} />
      <Room />
      <View style={[styles.bar, sides, { paddingTop: insets.top + space.xs }]}>
        <IconButton icon="back" label={t('common.back')} onPress={onLeave} />
        {roomy ? name : <View style={styles.title} />}
        <UnkeptMark />
        {tools}
        {!roomy && name}
      </View>
      <View style={[styles.panes, sideBySide && styles.sideBySide, sideBySide && sides]}>
        <View
          role="region"
          aria-label={t('match.middle')}
          style={[styles.middle, !sideBySide && styles.above]}
        >
          {board}
        </View>
        <View
          style={[
            sideBySide ? styles.beside : [styles.below, { maxHeight: below }],
            { backgroundColor: theme.surface, borderColor: theme.line },
          ]}
          {...useTabStart(moves)}
          role="region"
          aria-label={t('match.asked')}
        >
          {guide}
          <PointedScroll
            page={moves}
            most={sideBySide ? height - aboveAndBelow : below}
            around={[
              styles.around,
              low && styles.low,
              !sideBySide && sides,
              { paddingBottom: low ? space.xs : space.m },
            ]}
            within={[styles.asked, low && styles.tight]}
            below={[
              styles.answers,
              !sideBySide && sides,
              { paddingBottom: insets.bottom + (low ? space.s : space.m) },
            ]}
          >
            {question}
          </PointedScroll>
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  bar: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.xs },
  title: { flex: 1, minWidth: 0 },
  unseen: { opacity: 0 },
  /** At twice the size a name beside the tools would be three letters long. */
  titleBelow: { width: '100%' },
  panes: { flex: 1 },
  sideBySide: { flexDirection: 'row', gap: space.l, paddingBottom: space.m },
  middle: { flex: 1, minHeight: 0 },
  /** On a phone the felt reaches nearly from edge to edge. */
  above: { paddingHorizontal: space.s, paddingBottom: space.s },
  below: {
    flexGrow: 0,
    flexShrink: 0,
    borderTopWidth: 1,
    borderTopStartRadius: radius.l,
    borderTopEndRadius: radius.l,
  },
  beside: {
    width: `${100 * paneBeside.share}%`,
    maxWidth: paneBeside.most,
    borderWidth: 1,
    borderRadius: radius.l,
    overflow: 'hidden',
    justifyContent: 'center',
  },
  around: { paddingTop: space.m, paddingHorizontal: space.l },
  asked: { gap: space.m },
  tight: { gap: space.s },
  answers: { paddingTop: space.s, paddingHorizontal: space.l },
  low: { paddingTop: space.xs },
});
