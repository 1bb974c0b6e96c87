import type { ErrorBoundaryProps } from 'expo-router';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useLanguage } from './i18n/language';
import { Providers } from './Providers';
import { Button } from './components/Button';
import { EmptyState } from './components/EmptyState';
import { Room } from './components/Room';
import { Note } from './components/Text';

const nothingToWaitFor = () => undefined;

/** Takes the place of the whole app when the navigation itself breaks, so it brings its own surroundings. */
export function Trouble(boundary: ErrorBoundaryProps) {
  return (
    <Providers onReady={nothingToWaitFor}>
      <PageTrouble {...boundary} />
    </Providers>
  );
}

/** Takes the place of a page that broke. The rest of the app stands, and the page is tried again where it was. */
export function PageTrouble({ error, retry }: ErrorBoundaryProps) {
  const { t } = useLanguage();
  return (
    <View style={styles.page} role="main">
      <Room />
      <ScrollView contentContainerStyle={styles.content}>
        <EmptyState title={t('trouble.title')} text={t('trouble.text')}>
          <Button label={t('trouble.resume')} kind="brass" onPress={() => void retry()} />
          <Note align="center" selectable>
            {t('trouble.details', { message: error.message })}
          </Note>
        </EmptyState>
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({ page: { flex: 1 }, content: { flexGrow: 1 } });
