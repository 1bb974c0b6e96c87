import { StyleSheet, View } from 'react-native';
import type { People } from '../../store/statistics/people';
import { EmptyState } from '../components/EmptyState';
import { Screen } from '../components/Screen';
import { Text } from '../components/Text';
import { NewGamePlates } from '../history/NewGamePlates';
import { useLanguage } from '../i18n/language';
import { space } from '../theme/tokens';
import { PersonRow } from './PersonRow';

/** The list of all who have played by name, and who is not on it. */
export function Everybody({ people, hasUnnamed, hasBots, unread }: People) {
  const { t } = useLanguage();
  const hasPlayed = people.length > 0 || hasUnnamed || hasBots;
  const notes = [
    ...(hasUnnamed ? [t('statistics.unnamed')] : []),
    ...(hasBots ? [t('statistics.bots')] : []),
    ...(unread > 0 ? [t('statistics.unread', { count: unread })] : []),
  ];
  return (
    <Screen title={t('statistics.title')}>
      {people.length === 0 && (
        <EmptyState
          title={t(hasPlayed ? 'statistics.nobody' : 'statistics.empty')}
          text={t(hasPlayed ? 'statistics.nobodyText' : 'statistics.emptyText')}
        >
          <NewGamePlates />
        </EmptyState>
      )}
      {people.map((person) => (
        <PersonRow key={person.key} person={person} />
      ))}
      <View style={styles.notes}>
        {notes.map((note) => (
          <Text key={note} variant="small" tone="inkMuted">
            {note}
          </Text>
        ))}
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({ notes: { gap: space.xs } });
