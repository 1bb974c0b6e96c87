import { createContext, useContext, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '../theme/tokens';
import { moveFocusTo } from './focus';
import { ScrolledContext } from './PointedScroll';
import { Text } from './Text';

/** What stands at the end of a question's title: a way to what explains it. */
export const BesideTitle = createContext<((title: string) => ReactNode) | null>(null);

interface QuestionProps {
  readonly title: string;
  /** What there is to know before answering, a line each. */
  readonly lines?: readonly string[];
}

/** What is asked of this seat. */
export function Question({ title, lines = [] }: QuestionProps) {
  const beside = useContext(BesideTitle);
  return (
    <View style={{ gap: space.xs }}>
      <View style={styles.title}>
        <Text variant="heading" style={styles.words}>
          {title}
        </Text>
        {beside?.(title)}
      </View>
      {lines.map((line) => (
        <Text key={line} tone="inkMuted">
          {line}
        </Text>
      ))}
    </View>
  );
}

/** A question that came up because of the last tap: it begins at its top, and whoever reads by ear or keyboard is taken along. */
export function NextQuestion(props: QuestionProps) {
  const start = useRef<View>(null);
  const scrolled = useContext(ScrolledContext);
  const begin = useEffectEvent(() => {
    scrolled?.beginAtTop();
    moveFocusTo(start.current);
  });
  useEffect(() => begin(), []);
  return (
    <View ref={start} tabIndex={-1}>
      <Question {...props} />
    </View>
  );
}

const styles = StyleSheet.create({
  title: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1, minWidth: 0 },
});
