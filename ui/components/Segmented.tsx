import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTextScale } from '../theme/textScale';
import { useTheme } from '../theme/ThemeProvider';
import { materials, radius, space } from '../theme/tokens';
import { Icon } from './Icon';
import { Pressable } from './Pressable';
import { RadioGroup } from './RadioGroup';
import { Note, Text } from './Text';

interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
}

interface SegmentedProps<Value> {
  readonly label: string;
  readonly hint?: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** One of a few, all in sight. The chosen one is brass and has a tick: never by colour alone. */
export function Segmented<Value extends string>({
  label,
  hint,
  choices,
  chosen,
  onChoose,
}: SegmentedProps<Value>) {
  const theme = useTheme();
  const [width, setWidth] = useState(Infinity);
  const labels = choices.map((choice) => choice.label);
  const perLine = choicesPerLine(labels, width / useTextScale());
  return (
    <RadioGroup label={label} style={styles.group}>
      <Text variant="label">{label}</Text>
      <View
        onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
        style={[styles.row, { borderColor: theme.line, backgroundColor: theme.raised }]}
      >
        {choices.map(({ value, label: words }) => {
          const isChosen = value === chosen;
          const ink = isChosen ? materials.ink : theme.ink;
          return (
            <Pressable
              key={value}
              role="radio"
              aria-checked={isChosen}
              onPress={() => onChoose(value)}
              style={[
                styles.choice,
                { flexBasis: `${Math.floor(90 / perLine)}%` },
                isChosen && { backgroundColor: materials.brass },
              ]}
            >
              <View style={styles.words}>
                {isChosen && <Icon name="check" size={16} colour={ink} />}
                <Text
                  variant={isChosen ? 'label' : 'body'}
                  colour={ink}
                  align="center"
                  style={{ flexShrink: 1 }}
                >
                  {words}
                </Text>
              </View>
            </Pressable>
          );
        })}
      </View>
      {hint !== undefined && <Note>{hint}</Note>}
    </RadioGroup>
  );
}

/** The average width of a letter in a chosen word, and the width of the tick and the padding beside it. */
const letterWidth = 8.8;
const besideWord = 40;

/**
 * All in one line, or in lines of the same length, or one per line. No choice is left alone in a line, and no word is
 * broken.
 */
function choicesPerLine(labels: readonly string[], width: number): number {
  const letters = labels.flatMap((label) => label.split(' ')).map((word) => word.length);
  const fitting = Math.floor(width / (Math.max(...letters) * letterWidth + besideWord));
  if (fitting >= labels.length) return labels.length;
  return labels.length === 4 && fitting >= 2 ? 2 : 1;
}

const styles = StyleSheet.create({
  group: { gap: space.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', borderRadius: radius.m, borderWidth: 1, padding: 3, gap: 3 },
  choice: { flexGrow: 1, borderRadius: radius.m - 3, paddingHorizontal: space.s },
  words: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.xs },
});
