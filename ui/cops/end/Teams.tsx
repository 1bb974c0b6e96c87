import { StyleSheet, View } from 'react-native';
import type { MatchPlayer, Seat } from '../../../engine/core';
import type { CopsState, Retrospect } from '../../../engine/cops';
import { Avatar } from '../../components/Avatar';
import { Icon } from '../../components/Icon';
import { Name } from '../../components/Name';
import { Text } from '../../components/Text';
import { Part } from '../../end/Part';
import { useLanguage } from '../../i18n/language';
import { listed } from '../../i18n/listed';
import { useTextScale } from '../../theme/textScale';
import { useTheme } from '../../theme/ThemeProvider';
import { space } from '../../theme/tokens';
import { IdentityCard } from '../cards/IdentityCard';
import { equipmentName, identityName, nameAt } from '../terms';
import { isTurnedRound, sideOf, type Side } from './teams';

interface TeamsProps {
  readonly state: CopsState;
  readonly players: readonly MatchPlayer[];
  readonly names: readonly string[];
  readonly past: Retrospect;
}

const sides: readonly Side[] = ['honest', 'crooked', 'band'];

/** Everybody's cards, open, team by team. */
export function Teams({ state, players, names, past }: TeamsProps) {
  const { t } = useLanguage();
  const seats = sides.flatMap((side) =>
    players.flatMap((_, seat) => (sideOf(state, seat) === side ? [seat] : [])),
  );
  return (
    <Part title={t('cops.end.teams')}>
      {seats.map((seat) => (
        <Member
          key={seat}
          {...{ state, seat }}
          name={nameAt(names, seat)}
          isBot={players[seat]?.bot !== undefined}
          fell={past.fell.get(seat) ?? null}
        />
      ))}
    </Part>
  );
}

interface MemberProps {
  readonly state: CopsState;
  readonly seat: Seat;
  readonly name: string;
  readonly isBot: boolean;
  readonly fell: number | null;
}

function Member({ state, seat, name, isBot, fell }: MemberProps) {
  const { t } = useLanguage();
  const theme = useTheme();
  const scale = useTextScale();
  const { cards = [], diamonds = 0, status } = state.players[seat] ?? {};
  const side = sideOf(state, seat);
  const isPlanted = isTurnedRound(state, seat);
  const won = state.outcome?.winners.includes(seat) ?? false;
  return (
    <View style={styles.member} accessible>
      <Avatar seat={seat} name={name} size={36} />
      <View style={[styles.words, { flexBasis: 140 * scale }]}>
        <View style={styles.name}>
          <Name variant="label" style={{ flexShrink: 1 }}>
            {name}
          </Name>
          {won && <Icon name="crown" size={20} colour={theme.brassInk} />}
          {isBot && (
            <Text variant="small" tone="inkMuted">
              {t('players.bot')}
            </Text>
          )}
        </View>
        <Text variant="small">
          {side === 'band'
            ? t('cops.end.left', { diamonds: t('cops.diamonds', { count: diamonds }) })
            : t(`cops.end.was.${side}`, {
                cards: listed(
                  t,
                  cards.map(({ identity }) => identityName(t, identity)),
                ),
              })}
        </Text>
        {isPlanted && (
          <Text variant="small" tone="inkMuted">
            {t('cops.end.planted', { card: equipmentName(t, 'plantedEvidence') })}
          </Text>
        )}
        {fell !== null && status === 'out' && (
          <Text variant="small" tone="inkMuted">
            {t('cops.end.out', { turn: fell })}
          </Text>
        )}
      </View>
      <View style={styles.cards}>
        {cards.map(({ identity }, at) => (
          <IdentityCard key={at} card={{ identity, faceUp: true }} width={44} />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  member: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  words: { flexGrow: 1, flexShrink: 1 },
  name: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s },
  cards: { flexDirection: 'row', gap: space.xs },
});
