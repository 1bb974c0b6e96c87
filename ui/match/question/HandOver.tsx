import { StyleSheet, View } from 'react-native';
import { Avatar } from '../../components/Avatar';
import { Text } from '../../components/Text';
import { LampSwitch } from '../../curtain/LampSwitch';
import type { Lamp } from '../../curtain/useLamp';
import { useLanguage } from '../../i18n/language';
import type { AppliedRule } from '../../rules/appliedRule';
import { RuleSign } from '../../rules/RuleDoors';
import { space } from '../../theme/tokens';

interface HandOverProps {
  readonly seat: number;
  readonly name: string;
  /** Who is asked and what, as far as everybody may know. */
  readonly question: string;
  readonly rule: AppliedRule | null;
  readonly lamp: Lamp;
}

/** The phone goes to the one who decides next, and there is nothing to say but who: their lamp stands on the table. */
export function HandOver({ seat, name, question, rule, lamp }: HandOverProps) {
  const { t } = useLanguage();
  return (
    <View role="group" aria-label={t('match.handTo', { name })} style={styles.call}>
      <View style={styles.who}>
        <Avatar seat={seat} name={name} size={40} />
        <Text variant="subheading" aria-level={2} style={{ flexShrink: 1 }}>
          {question}
        </Text>
        <RuleSign rule={rule} about={question} />
      </View>
      <LampSwitch lamp={lamp} />
      {lamp.spoken && (
        <Text variant="small" tone="inkMuted" align="center">
          {t('curtain.headphones')}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  call: { alignItems: 'center', gap: space.xs },
  who: { flexDirection: 'row', alignItems: 'center', gap: space.m, maxWidth: '100%' },
});
