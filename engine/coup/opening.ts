import { dealDrafted } from './deal';
import type { Log } from './events';
import { beginTurn } from './flow';
import type { CoupMove } from './moves';
import { opposite } from './parties';
import type { CoupState, Stage } from './state';

/** What comes before the first turn. */
type Reply<Type extends CoupMove['type']> = Extract<CoupMove, { type: Type }>;
type Drafting = Extract<Stage, { kind: 'draft' }>;

/** FC-48: each picks one card in secret; then the third set is dealt. */
export function draftCard(state: CoupState, stage: Drafting, { role }: Reply<'draft'>, log: Log): CoupState {
  const { asked } = stage;
  log.push({ type: 'drafted', seat: asked, secret: { knownTo: [asked], roles: [role] } });
  const picks = stage.picks.map((pick, seat) => (seat === asked ? role : pick));
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
