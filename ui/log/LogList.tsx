import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { Pressable } from '../components/Pressable';
import { IconButton } from '../components/IconButton';
import { Text, type TextProps } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { useStillness } from '../motion/motion';
import { useRuleDoor } from '../rules/RuleDoors';
import { useLargeText } from '../theme/low';
import { useTheme } from '../theme/ThemeProvider';
import { materials, radius, space } from '../theme/tokens';
import type { LineKind, LogLine } from './logLine';
import { heightOf, pagesIn, pagesInSight, type Heights, type Sight } from './logPages';

interface LogListProps {
  readonly lines: readonly LogLine[];
  readonly at: number;
  readonly onStep: (step: number) => void;
}

/** The sight is told in steps of this many points, so that not every pixel of scrolling draws the list again. */
const coarse = 100;
const unseen: Sight = { from: 0, height: 0 };

const hasStep = (lines: readonly LogLine[], sought: number): boolean =>
  lines.some(({ step }) => step === sought);

/**
 * What happened, in whatever height there is: each line leads to its step, and those of the step on the table are in sight.
 * All lines at once would take ten times as long to draw, and a FlatList may not lie in a page or a sheet that scrolls. So
 * pages far from sight are blank, as high as they were when they were drawn. What is drawn reaches beyond what is seen, so
 * that a keyboard or screen reader finds the next line, and holds the step on the table: it is measured to scroll to it.
 */
export function LogList({ lines, at, onStep }: LogListProps) {
  const still = useStillness();
  const scroller = useRef<ScrollView>(null);
  const paper = useRef<View>(null);
  const sight = useRef<Sight>(unseen);
  const [seen, setSeen] = useState(unseen);
  const [heights, setHeights] = useState<Heights>({});
  const [focused, setFocused] = useState<number | null>(null);
  const pages = pagesIn(lines);
  const shown = lines.filter(({ step }) => step <= at).at(-1)?.step ?? 0;
  const shownOn = pages.findIndex((page) => page.some((chapter) => hasStep(chapter, shown)));
  const near = pagesInSight(pages, heights, seen);
  const isDrawn = (index: number) => near.has(index) || Math.abs(index - shownOn) <= 1 || index === focused;

  const see = (change: Partial<Sight>) => {
    sight.current = { ...sight.current, ...change };
    const { from, height } = sight.current;
    const coarsely = { from: Math.round(from / coarse) * coarse, height };
    setSeen((now) => (now.from === coarsely.from && now.height === height ? now : coarsely));
  };
  const measured = (index: number, height: number) =>
    setHeights((now) => (now[index] === height ? now : { ...now, [index]: height }));
  const bringIntoSight = (y: number, height: number) => {
    const { from, height: room } = sight.current;
    if (y >= from && y + height <= from + room) return;
    scroller.current?.scrollTo({ y: Math.max(0, y - room / 3), animated: !still });
  };

  return (
    <ScrollView
      ref={scroller}
      nestedScrollEnabled
      scrollEventThrottle={32}
      onScroll={({ nativeEvent }) => see({ from: nativeEvent.contentOffset.y })}
      onLayout={({ nativeEvent }) => see({ height: nativeEvent.layout.height })}
      style={styles.list}
    >
      <View ref={paper} style={styles.paper}>
        {pages.map((page, index) =>
          isDrawn(index) ? (
            <View
              key={index}
              onLayout={({ nativeEvent }) => measured(index, nativeEvent.layout.height)}
              onFocus={() => setFocused(index)}
            >
              {page.map((chapter, place) => (
                <Chapter
                  key={place}
                  lines={chapter}
                  shown={hasStep(chapter, shown) ? shown : null}
                  onStep={onStep}
                  onFound={bringIntoSight}
                  paper={paper}
                />
              ))}
            </View>
          ) : (
            <View key={index} style={{ height: heightOf(page, index, heights) }} />
          ),
        )}
      </View>
    </ScrollView>
  );
}

interface InPlace extends Pick<LogListProps, 'onStep'> {
  readonly onFound: (y: number, height: number) => void;
  readonly paper: RefObject<View | null>;
}

interface ChapterProps extends InPlace {
  readonly lines: readonly LogLine[];
  /** The step on the table, if it is one of this chapter's. */
  readonly shown: number | null;
}

function Chapter({ lines, shown, ...inPlace }: ChapterProps) {
  const first = lines.findIndex(({ step }) => step === shown);
  return (
    <View>
      {lines.map((line, index) => (
        <Entry
          key={index}
          line={line}
          isShown={line.step === shown}
          isSought={index === first}
          {...inPlace}
        />
      ))}
    </View>
  );
}

interface EntryProps extends InPlace {
  readonly line: LogLine;
  readonly isShown: boolean;
  /** The first of those shown: the one to be in sight. */
  readonly isSought: boolean;
}

const tones: Readonly<Record<LineKind, NonNullable<TextProps['tone']>>> = {
  heading: 'brassInk',
  said: 'ink',
  quiet: 'inkMuted',
  grave: 'danger',
  final: 'brassInk',
};

function Entry({ line, isShown, isSought, onStep, onFound, paper }: EntryProps) {
  const { t } = useLanguage();
  const theme = useTheme();
  // Letters so large leave a word no room beside the mark.
  const large = useLargeText();
  const place = useRef<View>(null);
  const find = useEffectEvent(() => {
    if (paper.current)
      place.current?.measureLayout(paper.current, (_x, y, _width, height) => onFound(y, height));
  });

  useEffect(() => {
    if (isSought) find();
  }, [isSought]);

  const isHeading = line.kind === 'heading';
  const openRule = useRuleDoor(isHeading ? null : (line.rule ?? null));
  return (
    <View
      ref={place}
      {...(isHeading ? { role: 'heading', 'aria-level': 3 } : {})}
      style={[!large && styles.line, isHeading && [styles.heading, { borderColor: theme.line }]]}
    >
      <Pressable
        onPress={() => onStep(line.step)}
        {...(isShown ? { 'aria-label': t('log.here', { line: line.text }) } : {})}
        style={[
          styles.entry,
          !large && styles.beside,
          isShown && { backgroundColor: theme.raised, borderColor: materials.brass },
        ]}
      >
        <Text
          variant={isHeading || isShown || line.kind === 'final' ? 'label' : 'body'}
          tone={tones[line.kind]}
        >
          {line.text}
        </Text>
      </Pressable>
      {openRule && <IconButton icon="rules" label={t('log.rule')} onPress={openRule} />}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { flex: 1 },
  paper: { paddingBottom: space.m },
  heading: { borderTopWidth: 1, marginTop: space.xs, paddingTop: space.xs },
  line: { flexDirection: 'row', alignItems: 'center' },
  beside: { flex: 1 },
  entry: {
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    borderStartWidth: 4,
    borderColor: 'transparent',
    borderRadius: radius.s,
  },
});
