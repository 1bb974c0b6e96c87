import { View } from 'react-native';
import { Button } from '../../components/Button';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { space } from '../../theme/tokens';

interface FinishingProps {
  readonly moves: number;
  readonly onStop: () => void;
}

/** Bots play on to the end: how far they are, and a way to stop them. */
export function Finishing({ moves, onStop }: FinishingProps) {
  const { t } = useLanguage();
  return (
    <View style={{ gap: space.m }}>
      <View aria-live="off">
        <Text variant="label" align="center">
          {t('match.finishing', { count: moves })}
        </Text>
      </View>
      <Button label={t('match.stopFinishing')} icon="pause" onPress={onStop} />
    </View>
  );
}
