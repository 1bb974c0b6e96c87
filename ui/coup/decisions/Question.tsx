import { useEffect, useRef } from 'react';
import { View } from 'react-native';
import { moveFocusTo } from '../../focus';
import { Text } from '../../Text';
import { space } from '../../theme/tokens';

interface QuestionProps {
  readonly title: string;
  /** What there is to know before answering, a line each. */
  readonly lines?: readonly string[];
}

/** What is asked of this seat. */
export function Question({ title, lines = [] }: QuestionProps) {
  return (
    <View style={{ gap: space.xs }}>
      <Text variant="heading">{title}</Text>
      {lines.map((line) => (
        <Text key={line} tone="inkMuted">
          {line}
        </Text>
      ))}
    </View>
  );
}

/** A question that came up because of the last tap: whoever reads by ear or keyboard is taken along. */
export function NextQuestion(props: QuestionProps) {
  const start = useRef<View>(null);
  useEffect(() => moveFocusTo(start.current), []);
  return (
    <View ref={start} tabIndex={-1}>
      <Question {...props} />
    </View>
  );
}
