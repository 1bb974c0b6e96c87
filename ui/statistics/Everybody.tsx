import { useRouter } from 'expo-router';
import type { TFunction } from 'i18next';
import { StyleSheet, View } from 'react-native';
import { streaksIn, winsIn, type People, type Person } from '../../store/statistics/people';
import { Avatar } from '../components/Avatar';
import { EmptyState } from '../components/EmptyState';
import { Engraving } from '../components/Engraving';
import { Icon } from '../components/Icon';
import { Pressable } from '../components/Pressable';
import { Screen } from '../components/Screen';
import { Note, Text } from '../components/Text';
import { Bar } from '../end/Bar';
import { NewGamePlates } from '../history/NewGamePlates';
import { useLanguage } from '../i18n/language';
import { isolated, percentIn } from '../i18n/written';
import { useTheme } from '../theme/ThemeProvider';
import { radius, space } from '../theme/tokens';

/** Everybody who has played by name, and a note on games without names. */
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

export const personName = (t: TFunction, { key, name }: Person): string =>
  key === '' ? t('statistics.you') : name;

/** Somebody who has played by name, in two lines and a bar; pressed, all there is to say of them. */
function PersonRow({ person }: { readonly person: Person }) {
  const { t, language } = useLanguage();
  const theme = useTheme();
  const router = useRouter();
  const { key, seat, games } = person;
  const name = personName(t, person);
  const wins = winsIn(games);
  return (
    <Pressable
      onPress={() => router.push({ pathname: '/statistics', params: { name: key } })}
      style={[styles.row, { backgroundColor: theme.surface, borderColor: theme.line }]}
    >
      <Engraving colour={theme.line} corner={radius.m} />
      <View style={styles.line}>
        <Avatar seat={seat} name={name} size={44} />
        <View style={styles.words}>
          <Text variant="label">{isolated(name)}</Text>
          <Text variant="small">
            {t('statistics.summary', {
              games: t('statistics.games', { count: games.length }),
              wins: t('statistics.wins', { count: wins }),
              share: percentIn(language, wins / games.length),
            })}
          </Text>
          <Bar part={wins} whole={games.length} />
          <Note>{t('statistics.streaks', { ...streaksIn(games) })}</Note>
        </View>
        <Icon name="forward" size={20} colour={theme.ink} />
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  notes: { gap: space.xs },
  row: { borderRadius: radius.m, borderWidth: 1 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.m, padding: space.m },
  words: { flex: 1, gap: space.xs },
});
