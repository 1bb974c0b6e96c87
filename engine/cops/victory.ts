import type { Outcome, Seat } from '../core/game';
import type { Leader } from './identities';
import { changed, playerAt, type CopsState, type Player } from './state';
import type { Log } from './table';
import { teamOf } from './teams';

/**
 * Looked at after every move of a card, a diamond or a shot, in this order (D.3.7): both leaders with one cop, a leader
 * down, all diamonds with the band. A leader down ends the game on the spot, so it is not among what is looked for.
 */
export const won = (state: CopsState): Outcome | null => holdsBothLeaders(state) ?? holdsAllDiamonds(state);

/** GC-37: that player alone wins. */
function holdsBothLeaders({ players }: CopsState): Outcome | null {
  const seat = holderOf(players, 'agent');
  return holderOf(players, 'kingpin') === seat ? { winners: [seat], reason: 'bothLeaders' } : null;
}

/** GC-06: every leader's card is in somebody's hands, all through the game. */
const holderOf = (players: readonly Player[], leader: Leader): Seat =>
  players.findIndex(({ cards }) => cards.some(({ identity }) => identity === leader));

/** GC-V16, V-16: all of the band win, no matter which of them holds the diamonds. */
function holdsAllDiamonds({ variant, players }: CopsState): Outcome | null {
  if (variant === 'base' || players.some(({ status, diamonds }) => status === 'cop' && diamonds > 0))
    return null;
  return { winners: seatsOf(players, ({ status }) => status === 'band'), reason: 'diamonds' };
}

/** GC-36: the other team wins, its fallen members included. */
export function leaderDown(state: CopsState, seat: Seat, log: Log): CopsState {
  const kingpinDown = playerAt(state, seat).cards.some(({ identity }) => identity === 'kingpin');
  const winners = seatsOf(
    state.players,
    (player) => player.status !== 'band' && teamOf(player) === (kingpinDown ? 'honest' : 'crooked'),
  );
  return end(state, { winners, reason: kingpinDown ? 'kingpinDown' : 'agentDown' }, log);
}

export function end(state: CopsState, outcome: Outcome, log: Log): CopsState {
  log.push({ type: 'won', ...outcome });
  return changed(state, { agenda: [], asking: null, outcome });
}

function seatsOf(players: readonly Player[], wins: (player: Player) => boolean): readonly Seat[] {
  return players.flatMap((player, seat) => (wins(player) ? [seat] : []));
}
