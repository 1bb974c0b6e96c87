import { StyleSheet, View } from 'react-native';
import type { MatchPlayer, Seat } from '../../../engine/core';
import type { CoupState, Retrospect, Role } from '../../../engine/coup';
import { Avatar } from '../../components/Avatar';
import { Icon } from '../../components/Icon';
import { useLanguage } from '../../i18n/language';
import { listed } from '../../i18n/listed';
import { Part } from '../../end/Part';
import { Name } from '../../components/Name';
import { Text } from '../../components/Text';
import { space } from '../../theme/tokens';
import { useTextScale } from '../../theme/textScale';
import { useTheme } from '../../theme/ThemeProvider';
import { SmallCard } from '../board/SmallCard';
import { botRevealed } from '../faces/botRevealed';
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
    <Part title={t('coup.end.hands')}>
      {[...standing, ...fallen].map((seat) => (
        <Hand
          key={seat}
          seat={seat}
          name={names[seat] ?? ''}
          bot={players[seat]?.bot ?? null}
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
  readonly bot: string | null;
  readonly cards: CoupState['players'][number]['cards'];
  readonly past: Retrospect;
}

function Hand({ seat, name, bot, cards, past }: HandProps) {
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
          <Name variant="label" style={{ flexShrink: 1 }}>
            {name}
          </Name>
          {!fall && <Icon name="crown" size={20} colour={theme.brassInk} />}
          {bot !== null && (
            <Text variant="small" tone="inkMuted">
              {botRevealed(t, bot)}
            </Text>
          )}
        </View>
        {fall && (
          <Text variant="small" tone="inkMuted">
            {t('coup.end.out', { turn: turnAt(past.turns, fall.step), by: t(`coup.end.by.${fall.by}`) })}
          </Text>
        )}
        {kept.length > 0 && <Text variant="small">{t('coup.end.kept', { roles: named(kept) })}</Text>}
        {lost.length > 0 && (
          <Text variant="small" tone="inkMuted">
            {t('coup.end.lost', { roles: named(lost) })}
          </Text>
        )}
      </View>
      <View style={styles.cards}>
        {cards.map(({ role, faceUp }, at) => (
          <SmallCard key={at} card={{ how: faceUp ? 'lost' : 'known', role }} width={44} />
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
