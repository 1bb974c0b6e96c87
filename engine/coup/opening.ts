import { dealDrafted } from './deal';
import type { Log } from './events';
import { beginTurn } from './flow';
import type { Reply } from './moves';
import { opposite } from './parties';
import type { At, CoupState } from './state';

/** What comes before the first turn. */

/** FC-48: each picks one card in secret; then the third set is dealt. */
export function draftCard(
  state: CoupState,
  { role }: Reply<'draft'>,
  log: Log,
  { asked, picks: picked }: At<'draft'>,
): CoupState {
  log.push({ type: 'drafted', seat: asked, secret: { knownTo: [asked], roles: [role] } });
  const picks = picked.map((pick, seat) => (seat === asked ? role : pick));
  const waiting = picks.indexOf(null);
  if (waiting >= 0) return { ...state, stage: { kind: 'draft', picks, asked: waiting } };
  return beginTurn(dealDrafted(state, picks), state.turn, log);
}

/** FP-R05: the starting player chooses a side; going clockwise, each takes the one opposite to the last. */
export function takeSides(state: CoupState, { party }: Reply<'side'>, log: Log): CoupState {
  const count = state.players.length;
  const parties = state.players.map((_, seat) => {
    const turnsAway = (seat - state.turn + count) % count;
    return turnsAway % 2 === 0 ? party : opposite(party);
  });
  log.push({ type: 'sided', parties });
  const players = state.players.map((player, seat) => ({ ...player, party: parties[seat] ?? null }));
  return beginTurn({ ...state, players }, state.turn, log);
}
