import Constants from 'expo-constants';
import { useRouter } from 'expo-router';
import { Button } from '../components/Button';
import { Panel } from '../components/Panel';
import { Screen } from '../components/Screen';
import { Note, Text } from '../components/Text';
import { gameIds } from '../games';
import { credits } from '../games/credits';
import { useLanguage } from '../i18n/language';
import { inDigitsOf } from '../i18n/written';

const letters = {
  fonts: 'Rubik, Vazirmatn, Lalezar, Suez One, Yeseva One',
  licence: 'SIL Open Font License',
} as const;

export function AboutPage() {
  const { t, language } = useLanguage();
  const router = useRouter();
  const version = inDigitsOf(language, Constants.expoConfig?.version ?? '');
  return (
    <Screen title={t('about.title')}>
      <Text>{t('about.what')}</Text>
      <Panel title={t('about.games')}>
        {gameIds.map((game) => (
          <Text key={game}>{credits[game](t)}</Text>
        ))}
        <Text tone="inkMuted">{t('about.unaffiliated')}</Text>
      </Panel>
      <Panel title={t('about.letters')}>
        <Text>{t('about.lettersText', letters)}</Text>
        <Text>{t('about.licence')}</Text>
        <Button label={t('about.licences')} onPress={() => router.push('/about/licences')} />
      </Panel>
      <Note>{t('about.version', { version })}</Note>
    </Screen>
  );
}
