import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import { winsIn, type PersonsGame } from '../../store/statistics/people';
import { Button } from '../components/Button';
import { Icon } from '../components/Icon';
import { Note } from '../components/Text';
import { Part } from '../end/Part';
import { dateIn } from '../i18n/dates';
import { useLanguage } from '../i18n/language';
import { listed } from '../i18n/listed';
import { useTheme } from '../theme/ThemeProvider';
import { materials, radius, space } from '../theme/tokens';

/** The number of games shown. */
const most = 20;

/** A person's last games: a crown for each win, an empty ring for each loss, and a link to the latest. */
export function LastGames({ games }: { readonly games: readonly PersonsGame[] }) {
  const { t, language } = useLanguage();
  const router = useRouter();
  const last = games.slice(-most);
  const latest = last.at(-1)?.game;
  const label = t('statistics.lastInWords', {
    won: winsIn(last),
    games: t('statistics.games', { count: last.length }),
    course: listed(
      t,
      last.map(({ won }) => t(won ? 'statistics.wasWon' : 'statistics.wasLost')),
    ),
  });
  return (
    <Part title={t('statistics.last')}>
      <View style={styles.marks} role="img" accessible aria-label={label}>
        {last.map(({ game, won }) => (
          <Mark key={game.id} won={won} />
        ))}
      </View>
      <Note>{t('statistics.legend')}</Note>
      {latest && (
        <Button
          label={t('statistics.openLast', { date: dateIn(t, language, latest.endedAt) })}
          icon="log"
          onPress={() => router.push({ pathname: '/history/[id]', params: { id: latest.id } })}
        />
      )}
    </Part>
  );
}

function Mark({ won }: { readonly won: boolean }) {
  const theme = useTheme();
  const look = won
    ? { backgroundColor: materials.brass, borderColor: materials.brassDark }
    : { borderColor: theme.inkMuted };
  return (
    <View style={[styles.mark, look]}>{won && <Icon name="crown" size={16} colour={materials.ink} />}</View>
  );
}

const styles = StyleSheet.create({
  marks: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  mark: {
    width: 26,
    height: 26,
    borderWidth: 1.5,
    borderRadius: radius.round,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
