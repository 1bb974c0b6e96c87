import { ledBy, teamOf, type CopsState, type Retrospect, type Team } from '../../../engine/cops';
import type { MatchPlayer, Seat } from '../../../engine/core';
import { Note, Text } from '../../components/Text';
import { Part } from '../../end/Part';
import { PlayerLine } from '../../end/PlayerLine';
import { useLanguage } from '../../i18n/language';
import { listed } from '../../i18n/listed';
import { nameAt } from '../../match/seat';
import { IdentityCard } from '../cards/IdentityCard';
import { equipmentName, identityName } from '../terms';

interface TeamsProps {
  readonly state: CopsState;
  readonly players: readonly MatchPlayer[];
  readonly names: readonly string[];
  readonly past: Retrospect;
}

const sides: readonly Side[] = ['honest', 'crooked', 'band'];

/** Everybody's cards, open, team by team. */
export function Teams(props: TeamsProps) {
  const { t } = useLanguage();
  const { state, players } = props;
  const seats = sides.flatMap((side) => [...players.keys()].filter((seat) => sideOf(state, seat) === side));
  return (
    <Part title={t('cops.end.teams')}>
      {seats.map((seat) => (
        <Member key={seat} {...props} seat={seat} />
      ))}
    </Part>
  );
}

function Member({ state, players, names, past, seat }: TeamsProps & { readonly seat: Seat }) {
  const { t } = useLanguage();
  const { cards = [], diamonds = 0, status } = state.players[seat] ?? {};
  const side = sideOf(state, seat);
  const fell = past.fell.get(seat);
  const held = cards.map(({ identity }) => identityName(t, identity));
  return (
    <PlayerLine
      seat={seat}
      name={nameAt(names, seat)}
      won={state.outcome?.winners.includes(seat) ?? false}
      bot={players[seat]?.bot === undefined ? null : t('players.bot')}
      leastWords={140}
      cards={cards.map(({ identity }, at) => (
        <IdentityCard key={at} card={{ identity, faceUp: true }} width={44} />
      ))}
    >
      <Text variant="small">
        {side === 'band'
          ? t('cops.end.left', { diamonds: t('cops.diamonds', { count: diamonds }) })
          : t(`cops.end.was.${side}`, { cards: listed(t, held) })}
      </Text>
      {isTurnedRound(state, seat) && (
        <Note>{t('cops.end.planted', { card: equipmentName(t, 'plantedEvidence') })}</Note>
      )}
      {fell !== undefined && status === 'out' && <Note>{t('cops.end.out', { turn: fell })}</Note>}
    </PlayerLine>
  );
}

type Side = Team | 'band';

const boardOf = ({ players }: CopsState, seat: Seat) =>
  players[seat] ?? { status: 'band', cards: [], attached: [] };

/** V-17: with whom a player was when the game ended. */
export function sideOf(state: CopsState, seat: Seat): Side {
  const board = boardOf(state, seat);
  return board.status === 'band' ? 'band' : teamOf(board);
}

/** Planted Evidence has put a player on the other side than their cards. */
function isTurnedRound(state: CopsState, seat: Seat): boolean {
  const board = boardOf(state, seat);
  return board.status !== 'band' && ledBy(board) === null && board.attached.includes('plantedEvidence');
}
