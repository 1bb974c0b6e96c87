import { StyleSheet, View } from 'react-native';
import { Avatar } from '../Avatar';
import { Button } from '../Button';
import { useLanguage } from '../i18n/language';
import { Text } from '../Text';
import { space } from '../theme/tokens';

interface HandOverProps {
  readonly seat: number;
  readonly name: string;
  /** What they will be asked, as far as everybody may know. */
  readonly question: string;
  readonly onHandedOver: () => void;
}

/** The table has seen what there was to see: the phone goes to the one who decides next. */
export function HandOver({ seat, name, question, onHandedOver }: HandOverProps) {
  const { t } = useLanguage();
  return (
    <>
      <View style={styles.who}>
        <Avatar seat={seat} name={name} size={36} />
        <Text variant="label" style={{ flex: 1 }}>
          {question}
        </Text>
      </View>
      <Button label={t('match.handTo', { name })} icon="handOver" kind="brass" onPress={onHandedOver} />
    </>
  );
}

const styles = StyleSheet.create({ who: { flexDirection: 'row', alignItems: 'center', gap: space.m } });
