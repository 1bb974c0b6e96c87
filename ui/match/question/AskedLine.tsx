import { StyleSheet, View } from 'react-native';
import { Text } from '../../components/Text';
import type { AppliedRule } from '../../rules/appliedRule';
import { RuleSign } from '../../rules/RuleDoors';
import { space } from '../../theme/tokens';

interface AskedLineProps {
  readonly words: string;
  readonly rule: AppliedRule | null;
}

/** What the table is asked, with the way to its rule. */
export const AskedLine = ({ words, rule }: AskedLineProps) => (
  <View style={styles.line}>
    <Text variant="label" align="center" style={{ flexShrink: 1 }}>
      {words}
    </Text>
    <RuleSign rule={rule} about={words} />
  </View>
);

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.xs },
});
