import { books } from '../../../engine/coup';
import { Screen } from '../../components/Screen';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { bookName } from '../../rules/bookNames';
import { RuleTable } from '../../rules/RuleTable';
import { differencesIn } from './differences';

/** The four books of Coup side by side. */
export function DifferencesPage() {
  const { t } = useLanguage();
  return (
    <Screen title={t('coup.differences.title')} width={1080} justText>
      <Text tone="inkMuted">{t('coup.differences.intro')}</Text>
      <RuleTable
        table={{
          type: 'table',
          head: [[t('coup.differences.topic')], ...books.map((book) => [bookName(t, book)])],
          rows: differencesIn(t).map(({ topic, byBook }) => ({
            cells: [[topic], ...byBook.map((said) => [said])],
            ids: [],
          })),
        }}
      />
    </Screen>
  );
}
