import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../engine/core';
import { Avatar } from '../components/Avatar';
import { Icon } from '../components/Icon';
import { Name } from '../components/Name';
import { Text } from '../components/Text';
import { useTextScale } from '../theme/textScale';
import { useTheme } from '../theme/ThemeProvider';
import { space } from '../theme/tokens';

interface PlayerLineProps {
  readonly seat: Seat;
  readonly name: string;
  readonly won: boolean;
  /** Which bot it was; null for a person. */
  readonly bot: string | null;
  readonly cards: ReactNode;
  /** With less width for the words, the cards stand below them. */
  readonly leastWords: number;
  /** What became of them. */
  readonly children: ReactNode;
}

/** A player when the game is over, with their cards open. */
export function PlayerLine({ seat, name, won, bot, cards, leastWords, children }: PlayerLineProps) {
  const theme = useTheme();
  const scale = useTextScale();
  return (
    <View style={styles.player} accessible>
      <Avatar seat={seat} name={name} size={36} />
      <View style={[styles.words, { flexBasis: leastWords * scale }]}>
        <View style={styles.name}>
          <Name variant="label" style={{ flexShrink: 1 }}>
            {name}
          </Name>
          {won && <Icon name="crown" size={20} colour={theme.brassInk} />}
          {bot !== null && (
            <Text variant="small" tone="inkMuted">
              {bot}
            </Text>
          )}
        </View>
        {children}
      </View>
      <View style={styles.cards}>{cards}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  player: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  words: { flexGrow: 1, flexShrink: 1 },
  name: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s },
  cards: { flexDirection: 'row', gap: space.xs },
});
