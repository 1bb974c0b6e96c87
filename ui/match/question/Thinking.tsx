import { StyleSheet, View } from 'react-native';
import { Avatar } from '../../components/Avatar';
import { Button } from '../../components/Button';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { space } from '../../theme/tokens';

interface ThinkingProps {
  readonly seat: number;
  readonly name: string;
  readonly onHasten: () => void;
}

/** A bot takes its time, always the same, and may be hurried. */
export function Thinking({ seat, name, onHasten }: ThinkingProps) {
  const { t } = useLanguage();
  return (
    <View style={styles.line}>
      <Avatar seat={seat} name={name} size={36} />
      <Text tone="inkMuted" style={{ flex: 1 }}>
        {t('match.thinking', { name })}
      </Text>
      <Button label={t('match.hasten')} icon="hasten" onPress={onHasten} />
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
});
