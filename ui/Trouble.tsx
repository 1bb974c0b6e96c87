import type { ErrorBoundaryProps } from 'expo-router';
import { ScrollView, StyleSheet, View } from 'react-native';
import { Button } from './Button';
import { EmptyState } from './EmptyState';
import { useLanguage } from './i18n/language';
import { Providers } from './Providers';
import { Room } from './Room';
import { Text } from './Text';

const nothingToWaitFor = () => undefined;

/** Takes the place of the whole app when something in it breaks, so it brings its own surroundings. */
export function Trouble({ error, retry }: ErrorBoundaryProps) {
  return (
    <Providers onReady={nothingToWaitFor}>
      <TroublePage message={error.message} onResume={() => void retry()} />
    </Providers>
  );
}

function TroublePage({ message, onResume }: { message: string; onResume: () => void }) {
  const { t } = useLanguage();
  return (
    <View style={styles.page} role="main">
      <Room />
      <ScrollView contentContainerStyle={styles.content}>
        <EmptyState title={t('trouble.title')} text={t('trouble.text')}>
          <Button label={t('trouble.resume')} kind="brass" onPress={onResume} />
          <Text variant="small" tone="inkMuted" align="center" selectable>
            {t('trouble.details', { message })}
          </Text>
        </EmptyState>
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({ page: { flex: 1 }, content: { flexGrow: 1 } });
