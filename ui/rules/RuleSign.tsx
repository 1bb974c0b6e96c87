import { StyleSheet } from 'react-native';
import { Icon } from '../components/Icon';
import { Pressable } from '../components/Pressable';
import { useLanguage } from '../i18n/language';
import { useTheme } from '../theme/ThemeProvider';
import { radius, space } from '../theme/tokens';
import type { AppliedRule } from './appliedRule';
import { useRuleDoor } from './RuleDoors';

interface RuleSignProps {
  readonly rule: AppliedRule | null;
  /** What the rule is about, for whoever cannot see what the sign stands beside. */
  readonly about: string;
}

/** A small way to the rule behind what it stands beside. A link: whoever answers passes it by. */
export function RuleSign({ rule, about }: RuleSignProps) {
  const { t } = useLanguage();
  const theme = useTheme();
  const open = useRuleDoor(rule);
  if (open === null) return null;
  return (
    <Pressable role="link" label={t('rules.behind', { what: about })} onPress={open} style={styles.sign}>
      <Icon name="rules" size={20} colour={theme.brassInk} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  /** As large as a thumb, and yet no higher than the line it stands in: what is empty above and below lends the room. */
  sign: { alignItems: 'center', borderRadius: radius.round, marginVertical: -space.m, flexShrink: 0 },
});
