import type { Outcome, Seat } from '../core/game';
import { seatsWhere } from './seats';
import { changed, playerAt, type CopsState, type IdentityCard } from './state';
import type { Log } from './table';
import { teamOf } from './teams';

/**
 * Looked at after every move of a card, a diamond or a shot, in this order (D.3.7): both leaders with one cop, a leader
 * down, all diamonds with the band. A leader down ends the game on the spot, so it is not among what is looked for.
 */
export const won = (state: CopsState): Outcome | null => holdsBothLeaders(state) ?? holdsAllDiamonds(state);

/** GC-37: that player alone wins. */
function holdsBothLeaders({ players }: CopsState): Outcome | null {
  const seat = players.findIndex(({ cards }) => cards.some(isAgent));
  return players[seat]?.cards.some(isKingpin) ? { winners: [seat], reason: 'bothLeaders' } : null;
}

const isAgent = ({ identity }: IdentityCard): boolean => identity === 'agent';
const isKingpin = ({ identity }: IdentityCard): boolean => identity === 'kingpin';

/** GC-V16, V-16: all of the band win, no matter which of them holds the diamonds. */
function holdsAllDiamonds({ variant, players }: CopsState): Outcome | null {
  if (variant === 'base' || players.some(({ status, diamonds }) => status === 'cop' && diamonds > 0))
    return null;
  return { winners: seatsWhere(players, ({ status }) => status === 'band'), reason: 'diamonds' };
}

/** GC-36: the other team wins, its fallen members included. */
export function leaderDown(state: CopsState, seat: Seat, log: Log): CopsState {
  const kingpinDown = playerAt(state, seat).cards.some(isKingpin);
  const winners = seatsWhere(
    state.players,
    (player) => player.status !== 'band' && teamOf(player) === (kingpinDown ? 'honest' : 'crooked'),
  );
  return end(state, { winners, reason: kingpinDown ? 'kingpinDown' : 'agentDown' }, log);
}

export function end(state: CopsState, outcome: Outcome, log: Log): CopsState {
  log.push({ type: 'won', ...outcome });
  return changed(state, { agenda: [], asking: null, outcome });
}
