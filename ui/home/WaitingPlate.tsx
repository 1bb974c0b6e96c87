import { StyleSheet, View } from 'react-native';
import type { Waiting } from '../../store/match/saved';
import { Engraving } from '../components/Engraving';
import { Icon } from '../components/Icon';
import { Pressable } from '../components/Pressable';
import { Text } from '../components/Text';
import { waitingWords } from '../components/waitingWords';
import type { GameId } from '../games';
import { useLanguage } from '../i18n/language';
import { useTheme } from '../theme/ThemeProvider';
import { materials, radius, space } from '../theme/tokens';

interface WaitingPlateProps {
  readonly waiting: Waiting<GameId>;
  readonly now: Date;
  /** What was played last is brass. */
  readonly isLatest: boolean;
  /** One of several: all of them leave room for the posters. */
  readonly isLow: boolean;
  readonly onPress: () => void;
}

/** Goes on with a game that was left: which it is, who plays, and how far it has come. */
export function WaitingPlate({ waiting, now, isLatest, isLow, onPress }: WaitingPlateProps) {
  const { t } = useLanguage();
  const theme = useTheme();
  const look = isLatest
    ? { fill: materials.brass, edge: materials.brassDark, line: materials.brassLight, ink: materials.ink }
    : { fill: theme.surface, edge: theme.line, line: theme.line, ink: theme.ink };
  return (
    <Pressable
      onPress={onPress}
      style={[styles.plate, { backgroundColor: look.fill, borderColor: look.edge }]}
    >
      <Engraving colour={look.line} corner={radius.m} />
      <View style={[styles.row, isLow && styles.low]}>
        <Icon name="play" size={24} colour={isLatest ? look.ink : theme.brassInk} />
        <View style={styles.words}>
          <Text variant={isLow ? 'lowLabel' : 'label'} colour={look.ink}>
            {t('home.continue', { game: t(`games.${waiting.game}.name`) })}
          </Text>
          <Text variant={isLow ? 'fine' : 'small'} colour={look.ink}>
            {waitingWords(t, waiting, now)}
          </Text>
        </View>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  plate: { borderRadius: radius.m, borderWidth: 1 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.l,
    paddingVertical: space.m,
  },
  low: { paddingHorizontal: space.m, paddingVertical: space.xs },
  words: { flex: 1 },
});
