import { StyleSheet, View } from 'react-native';
import type { PastGame } from '../../store/history/entries';
import { Avatar } from '../components/Avatar';
import { Engraving } from '../components/Engraving';
import { Icon } from '../components/Icon';
import { IconButton } from '../components/IconButton';
import { useLanguage } from '../i18n/language';
import { isolated } from '../i18n/written';
import { Pressable } from '../components/Pressable';
import { Note, Text } from '../components/Text';
import { radius, space } from '../theme/tokens';
import { useTheme } from '../theme/ThemeProvider';
import { dateAndTimeIn } from '../i18n/dates';
import { namesAt } from '../components/nameOf';
import { variantOf } from '../i18n/variants';
import { resultIn } from './resultIn';

interface PastGameRowProps {
  readonly game: PastGame;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}

/** One evening: who won, against whom, when, and which variant of the game it was. */
export function PastGameRow({ game, onOpen, onDelete }: PastGameRowProps) {
  const { t, language } = useLanguage();
  const theme = useTheme();
  const { players, winners, endedAt } = game;
  const variant = variantOf(game.game, game.variant);
  const names = namesAt(t, players);
  const { won, company } = resultIn(t, game);
  const [first = 0] = winners;
  const date = dateAndTimeIn(t, language, endedAt);
  return (
    <View style={[styles.row, { backgroundColor: theme.surface, borderColor: theme.line }]}>
      <Engraving colour={theme.line} corner={radius.m} />
      <Pressable address={`/history/${game.id}`} onPress={onOpen} style={styles.game}>
        <View style={styles.line}>
          <Avatar seat={first} name={names[first] ?? ''} size={44} />
          <View style={styles.words}>
            {won !== null && (
              <View style={styles.winner}>
                <Icon name="crown" size={20} colour={theme.brassInk} />
                <Text variant="label" style={{ flexShrink: 1 }}>
                  {won}
                </Text>
              </View>
            )}
            {company.map((line) => (
              <Text key={line} variant="small">
                {line}
              </Text>
            ))}
            <View style={styles.when}>
              {variant && (
                <Text variant="small" tone="brassInk">
                  {isolated(t(`games.${variant}`))}
                </Text>
              )}
              <Note style={{ flexShrink: 1 }}>{date}</Note>
            </View>
          </View>
        </View>
      </Pressable>
      <IconButton icon="discard" label={t('history.delete', { date })} onPress={onDelete} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    borderRadius: radius.m,
    borderWidth: 1,
    paddingEnd: space.xs,
  },
  game: { flex: 1, padding: space.m },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1, gap: space.hair },
  winner: { flexDirection: 'row', alignItems: 'flex-start', gap: space.xs },
  when: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.s },
});
