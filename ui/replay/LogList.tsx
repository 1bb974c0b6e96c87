import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useLanguage } from '../i18n/language';
import { useStillness } from '../motion';
import { Pressable } from '../Pressable';
import { Text, type TextProps } from '../Text';
import { useTheme } from '../theme/ThemeProvider';
import { materials, radius, space } from '../theme/tokens';

/** A line of any game's log. Those of kind `turn` are headings; a loss and the end stand out. */
interface LogLine {
  readonly step: number;
  readonly text: string;
  readonly kind: string;
}

interface LogListProps {
  readonly lines: readonly LogLine[];
  readonly at: number;
  readonly onStep: (step: number) => void;
}

/**
 * What happened, each line leading to its step; those of the step on the table are marked and in sight. It fills
 * whatever height it is given.
 *
 * Three hundred lines are drawn at once: they are of any height, and a list that draws only what is in sight could
 * not scroll to one it has never measured. A step redraws no more than the chapter it leaves and the one it enters.
 */
export function LogList({ lines, at, onStep }: LogListProps) {
  const still = useStillness();
  const scroller = useRef<ScrollView>(null);
  const paper = useRef<View>(null);
  const sight = useRef({ from: 0, height: 0 });
  const chapters = chaptersIn(lines);
  const shown = lines.filter(({ step }) => step <= at).at(-1)?.step ?? 0;

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
      onScroll={({ nativeEvent }) => (sight.current.from = nativeEvent.contentOffset.y)}
      onLayout={({ nativeEvent }) => (sight.current.height = nativeEvent.layout.height)}
      style={styles.list}
    >
      <View ref={paper} style={styles.paper}>
        {chapters.map((chapter, index) => (
          <Chapter
            key={index}
            lines={chapter}
            shown={chapter.some(({ step }) => step === shown) ? shown : null}
            onStep={onStep}
            onFound={bringIntoSight}
            paper={paper}
          />
        ))}
      </View>
    </ScrollView>
  );
}

/** A heading with what stands below it. */
function chaptersIn(lines: readonly LogLine[]): readonly (readonly LogLine[])[] {
  const chapters: LogLine[][] = [];
  for (const line of lines) {
    const last = chapters.at(-1);
    if (last && line.kind !== 'turn') last.push(line);
    else chapters.push([line]);
  }
  return chapters;
}

interface InPlace {
  readonly onStep: (step: number) => void;
  readonly onFound: (y: number, height: number) => void;
  readonly paper: RefObject<View | null>;
}

interface ChapterProps extends InPlace {
  readonly lines: readonly LogLine[];
  /** The step on the table, if it is one of this chapter's. */
  readonly shown: number | null;
}

function Chapter({ lines, shown, onStep, onFound, paper }: ChapterProps) {
  const first = lines.findIndex(({ step }) => step === shown);
  return (
    <View>
      {lines.map((line, index) => (
        <Entry
          key={index}
          line={line}
          isShown={line.step === shown}
          isSought={index === first}
          onStep={onStep}
          onFound={onFound}
          paper={paper}
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

const tones: Readonly<Record<string, NonNullable<TextProps['tone']>>> = {
  turn: 'brassInk',
  claim: 'ink',
  loss: 'danger',
  end: 'brassInk',
};

function Entry({ line, isShown, isSought, onStep, onFound, paper }: EntryProps) {
  const { t } = useLanguage();
  const theme = useTheme();
  const place = useRef<View>(null);
  const find = useEffectEvent(() => {
    if (paper.current)
      place.current?.measureLayout(paper.current, (_x, y, _width, height) => onFound(y, height));
  });

  useEffect(() => {
    if (isSought) find();
  }, [isSought]);

  const isHeading = line.kind === 'turn';
  return (
    <View
      ref={place}
      {...(isHeading ? { role: 'heading', 'aria-level': 3 } : {})}
      style={isHeading && [styles.heading, { borderColor: theme.line }]}
    >
      <Pressable
        onPress={() => onStep(line.step)}
        {...(isShown ? { label: t('story.replay.here', { line: line.text }) } : {})}
        style={[styles.entry, isShown && { backgroundColor: theme.raised, borderColor: materials.brass }]}
      >
        <Text
          variant={isHeading || isShown || line.kind === 'end' ? 'label' : 'body'}
          tone={tones[line.kind] ?? 'inkMuted'}
        >
          {line.text}
        </Text>
      </Pressable>
    </View>
  );
}

const styles = StyleSheet.create({
  list: { flex: 1 },
  paper: { paddingBottom: space.m },
  heading: { borderTopWidth: 1, marginTop: space.xs, paddingTop: space.xs },
  entry: {
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    borderStartWidth: 4,
    borderColor: 'transparent',
    borderRadius: radius.s,
  },
});
