import { StyleSheet, View } from 'react-native';
import { Note, Text } from '../../components/Text';
import type { AppliedRule } from '../../rules/appliedRule';
import { RuleSign } from '../../rules/RuleDoors';
import { space } from '../../theme/tokens';

interface AskedLineProps {
  /** What is told before all else. */
  readonly warning?: string | null;
  readonly words: string;
  readonly rule: AppliedRule | null;
  /** What hangs on it, and how one answers, a line each. */
  readonly lines: readonly string[];
}

/** What the table is asked, with the way to its rule. */
export const AskedLine = ({ warning = null, words, rule, lines }: AskedLineProps) => (
  <View>
    {warning !== null && (
      <Text variant="heading" tone="danger" align="center">
        {warning}
      </Text>
    )}
    <View style={styles.line}>
      <Text variant="label" role="heading" aria-level={2} align="center" style={{ flexShrink: 1 }}>
        {words}
      </Text>
      <RuleSign rule={rule} about={words} />
    </View>
    {lines.map((line) => (
      <Note key={line} align="center">
        {line}
      </Note>
    ))}
  </View>
);

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.xs },
});
