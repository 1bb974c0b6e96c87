import Constants from 'expo-constants';
import { useRouter } from 'expo-router';
import { Button } from '../components/Button';
import { Panel } from '../components/Panel';
import { Screen } from '../components/Screen';
import { Text } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { inDigitsOf } from '../i18n/written';

/** The people whose games these are. Their names stay as they write them, in every language. */
const designers = {
  coup: { designer: 'Rikki Tahta' },
  cops: { first: 'Brian Henk', second: 'Clayton Skancke' },
} as const;

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
      <Panel>
        <Text variant="section" tone="brassInk">
          {t('about.games')}
        </Text>
        <Text>{t('about.coup', designers.coup)}</Text>
        <Text>{t('about.cops', designers.cops)}</Text>
        <Text tone="inkMuted">{t('about.unaffiliated')}</Text>
      </Panel>
      <Panel>
        <Text variant="section" tone="brassInk">
          {t('about.letters')}
        </Text>
        <Text>{t('about.lettersText', letters)}</Text>
        <Text>{t('about.licence')}</Text>
        <Button label={t('about.licences')} onPress={() => router.push('/about/licences')} />
      </Panel>
      <Text variant="small" tone="inkMuted">
        {t('about.version', { version })}
      </Text>
    </Screen>
  );
}
