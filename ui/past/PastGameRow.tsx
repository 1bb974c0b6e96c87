import { StyleSheet, View } from 'react-native';
import { books, type Book } from '../../engine';
import type { PastGame } from '../../store/history/entries';
import { Avatar } from '../Avatar';
import { Engraving } from '../Engraving';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { useLanguage } from '../i18n/language';
import { isolated } from '../i18n/written';
import { nameOf } from '../nameOf';
import { Pressable } from '../Pressable';
import { Text } from '../Text';
import { radius, space } from '../theme/tokens';
import { useTheme } from '../theme/ThemeProvider';
import { dateAndTimeIn } from './dates';
import { listed } from './listed';

interface PastGameRowProps {
  readonly game: PastGame;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}

const isBook = (sort: string): sort is Book => books.some((book) => book === sort);

/** One evening: who won, against whom, when, and by which book. */
export function PastGameRow({ game, onOpen, onDelete }: PastGameRowProps) {
  const { t, language } = useLanguage();
  const theme = useTheme();
  const { players, winners, sort, endedAt } = game;
  const given = players.map(({ name }) => name);
  const named = (seats: readonly number[]) =>
    listed(
      t,
      seats.map((seat) => nameOf(t, given, seat)),
    );
  const others = players.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  const [first = 0] = winners;
  const date = dateAndTimeIn(t, language, endedAt);
  return (
    <View style={[styles.row, { backgroundColor: theme.surface, borderColor: theme.line }]}>
      <Engraving colour={theme.line} corner={radius.m} />
      <Pressable onPress={onOpen} style={styles.game}>
        <View style={styles.line}>
          <Avatar seat={first} name={nameOf(t, given, first)} size={44} />
          <View style={styles.words}>
            <View style={styles.winner}>
              <Icon name="crown" size={20} colour={theme.brassInk} />
              <Text variant="label" style={{ flexShrink: 1 }}>
                {t('past.winner', { names: named(winners) })}
              </Text>
            </View>
            {others.length > 0 && <Text variant="small">{t('past.others', { names: named(others) })}</Text>}
            <View style={styles.when}>
              {isBook(sort) && (
                <Text variant="small" tone="brassInk">
                  {isolated(t(`coup.books.${sort}`))}
                </Text>
              )}
              <Text variant="small" tone="inkMuted" style={{ flexShrink: 1 }}>
                {date}
              </Text>
            </View>
          </View>
        </View>
      </Pressable>
      <IconButton icon="discard" label={t('past.delete', { date })} onPress={onDelete} />
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
