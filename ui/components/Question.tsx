import { createContext, use, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { moveFocusTo } from '../input/focus';
import { useTight } from '../theme/low';
import { space } from '../theme/tokens';
import { InReach, ScrolledContext } from './PointedScroll';
import { Text } from './Text';

/** Renders a link to the explanation at the end of a question's title. */
export const BesideTitle = createContext<((title: string) => ReactNode) | null>(null);

/** What is told before a question. */
export const AboveTitle = createContext<ReactNode>(null);

/** What helps to answer a question. */
export const QuestionHelp = createContext<ReactNode>(null);

/** Where it stands: below what is asked, or as a sign beside the title where the answers need the room. */
export const HelpPlace = createContext<'below' | 'beside'>('below');

/** On small screens a lesson says itself what there is to know, and questions are as short as they can be. */
export const BriefContext = createContext(false);

interface QuestionProps {
  readonly title: string;
  /** What there is to know before answering, one line each. */
  readonly lines?: readonly string[];
}

/** What is asked of this seat. */
export function Question({ title, lines = [] }: QuestionProps) {
  const above = use(AboveTitle);
  const beside = use(BesideTitle);
  const help = use(QuestionHelp);
  const helpPlace = use(HelpPlace);
  const tight = useTight();
  const isBrief = use(BriefContext);
  return (
    <View style={{ gap: space.s }}>
      <View style={{ gap: tight ? space.hair : space.xs }}>
        {above}
        <View style={styles.title}>
          <Text variant={tight ? 'subheading' : 'heading'} role="heading" aria-level={2} style={styles.words}>
            {title}
          </Text>
          {helpPlace === 'beside' && help}
          {beside?.(title)}
        </View>
        {(isBrief ? [] : lines).map((line) => (
          <Text key={line} variant={tight ? 'small' : 'body'} tone="inkMuted">
            {line}
          </Text>
        ))}
      </View>
      {helpPlace === 'below' && help}
    </View>
  );
}

interface NextQuestionProps extends QuestionProps {
  /** The scroll offset at which it was left. */
  readonly from?: number;
}

/** A question that follows the last tap. It begins at its top and takes the focus. */
export function NextQuestion({ from = 0, ...props }: NextQuestionProps) {
  const start = useRef<View>(null);
  const scrolled = use(ScrolledContext);
  const begin = useEffectEvent(() => {
    moveFocusTo(start.current);
    // Focusing it has scrolled to it.
    scrolled?.beginAt(from);
  });
  useEffect(() => begin(), []);
  return (
    <View ref={start} tabIndex={-1}>
      <Question {...props} />
    </View>
  );
}

/** For a list that the next question replaces: it remembers the scroll offset for coming back. */
export function useComingBack() {
  const scrolled = use(ScrolledContext);
  const [from, setFrom] = useState<number | null>(null);
  return { from, leave: () => setFrom(scrolled?.scrolledTo() ?? 0) };
}

interface LastingQuestionProps extends QuestionProps {
  /** From `useComingBack`: null until somebody has left it. */
  readonly from: number | null;
}

/** A question that can be left for the next one and returned to. */
export function LastingQuestion({ from, ...props }: LastingQuestionProps) {
  return from === null ? <Question {...props} /> : <NextQuestion {...props} from={from} />;
}

interface QuestionSheetProps extends QuestionProps {
  /** From `useComingBack`, or 0 for a question that follows the last tap. */
  readonly from?: number | null;
  /** Those of its answers that are to be in sight, however long the others are. */
  readonly inReach?: ReactNode;
  readonly children?: ReactNode;
}

/** A question, and below it all that answers it. */
export const QuestionSheet = ({ from = null, inReach, children, ...question }: QuestionSheetProps) => (
  <View style={{ gap: useTight() ? space.xs : space.m }}>
    <LastingQuestion from={from} {...question} />
    {children}
    {inReach && <InReach>{inReach}</InReach>}
  </View>
);

const styles = StyleSheet.create({
  title: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1, minWidth: 0 },
});
