import { StyleSheet, View } from 'react-native';
import type { CoupState, MatchPlayer, Retrospect, Role, Seat } from '../../../engine';
import { Avatar } from '../../Avatar';
import { Icon } from '../../Icon';
import { useLanguage } from '../../i18n/language';
import { listed } from '../../past/listed';
import { Part } from '../../past/Part';
import { Text } from '../../Text';
import { space } from '../../theme/tokens';
import { useTextScale } from '../../theme/textScale';
import { useTheme } from '../../theme/ThemeProvider';
import { HandCard } from './HandCard';
import { turnAt } from './turnAt';

interface HandsProps {
  readonly state: CoupState;
  readonly players: readonly MatchPlayer[];
  readonly names: readonly string[];
  readonly past: Retrospect;
}

/** Everybody's cards, open: who stayed, then who fell, the last first. */
export function Hands({ state, players, names, past }: HandsProps) {
  const { t } = useLanguage();
  const fallen = past.falls.map(({ seat }) => seat).reverse();
  const standing = state.players.map((_, seat) => seat).filter((seat) => !fallen.includes(seat));
  return (
    <Part title={t('past.hands')}>
      {[...standing, ...fallen].map((seat) => (
        <Hand
          key={seat}
          seat={seat}
          name={names[seat] ?? ''}
          isBot={players[seat]?.bot !== undefined}
          cards={state.players[seat]?.cards ?? []}
          past={past}
        />
      ))}
    </Part>
  );
}

interface HandProps {
  readonly seat: Seat;
  readonly name: string;
  readonly isBot: boolean;
  readonly cards: CoupState['players'][number]['cards'];
  readonly past: Retrospect;
}

function Hand({ seat, name, isBot, cards, past }: HandProps) {
  const { t } = useLanguage();
  const theme = useTheme();
  const scale = useTextScale();
  const fall = past.falls.find((one) => one.seat === seat);
  const roles = (faceUp: boolean): readonly Role[] =>
    cards.flatMap((card) => (card.faceUp === faceUp ? [card.role] : []));
  const named = (some: readonly Role[]) =>
    listed(
      t,
      some.map((role) => t(`cast.${role}.name`)),
    );
  const kept = roles(false);
  const lost = roles(true);
  return (
    <View style={styles.hand} accessible>
      <Avatar seat={seat} name={name} size={36} />
      <View style={[styles.words, { flexBasis: 120 * scale }]}>
        <View style={styles.name}>
          <Text variant="label" style={{ flexShrink: 1 }}>
            {name}
          </Text>
          {!fall && <Icon name="crown" size={20} colour={theme.brassInk} />}
          {isBot && (
            <Text variant="small" tone="inkMuted">
              {t('past.bot')}
            </Text>
          )}
        </View>
        {fall && (
          <Text variant="small" tone="inkMuted">
            {t('past.out', { turn: turnAt(past.turns, fall.step), by: t(`past.by.${fall.by}`) })}
          </Text>
        )}
        {kept.length > 0 && <Text variant="small">{t('past.kept', { roles: named(kept) })}</Text>}
        {lost.length > 0 && (
          <Text variant="small" tone="inkMuted">
            {t('past.lost', { roles: named(lost) })}
          </Text>
        )}
      </View>
      <View style={styles.cards}>
        {cards.map(({ role, faceUp }, at) => (
          <HandCard key={at} role={role} isLost={faceUp} />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  hand: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  words: { flexGrow: 1, flexShrink: 1 },
  name: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s },
  cards: { flexDirection: 'row', gap: space.xs },
});
