import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import { streaksIn, winsIn, type Person } from '../../store/statistics/people';
import { Avatar } from '../components/Avatar';
import { Engraving } from '../components/Engraving';
import { Icon } from '../components/Icon';
import { Pressable } from '../components/Pressable';
import { Text } from '../components/Text';
import { Bar } from '../end/Bar';
import { useLanguage } from '../i18n/language';
import { isolated, percentIn } from '../i18n/written';
import { useTheme } from '../theme/ThemeProvider';
import { radius, space } from '../theme/tokens';
import { calledIn } from './calledIn';

/** Somebody who has played by name, in two lines and a bar; pressed, all there is to say of them. */
export function PersonRow({ person }: { readonly person: Person }) {
  const { t, language } = useLanguage();
  const theme = useTheme();
  const router = useRouter();
  const { key, seat, games } = person;
  const name = calledIn(t, person);
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
          <Text variant="small" tone="inkMuted">
            {t('statistics.streaks', { ...streaksIn(games) })}
          </Text>
        </View>
        <Icon name="forward" size={20} colour={theme.ink} />
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: { borderRadius: radius.m, borderWidth: 1 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.m, padding: space.m },
  words: { flex: 1, gap: space.xs },
});
