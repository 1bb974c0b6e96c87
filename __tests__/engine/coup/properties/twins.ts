import type { Seat, Viewer } from '../../../../engine';
import { roles, type CoupState, type Role } from '../../../../engine/coup';
import { castOf } from '../../../../engine/coup/roles';
import { mixed, oneOf, type Chance } from '../../core/playout';

/** Whether the viewer knows this card: it lies open, is their own, was shown as proof, or is being shown to them. */
export function knows(state: CoupState, viewer: Viewer, seat: Seat, at: number): boolean {
  const { players, exposed, stage, declared, turn } = state;
  if (viewer === seat || players[seat]?.cards[at]?.faceUp) return true;
  if (exposed.some((one) => one.seat === seat && one.card === at)) return true;
  return stage.kind === 'examine' && viewer === turn && declared?.target === seat && stage.card === at;
}

const someWord = (luck: Chance) => Math.floor(luck() * 2 ** 32);

/**
 * The same table as far as the viewer can know: every card hidden from them changes places with others hidden from
 * them, in hands, in the court or among the drawn; rivals drafted something else; and luck has other things in store.
 */
export function twin(state: CoupState, viewer: Viewer, luck: Chance): CoupState {
  const { players, court, stage, turn } = state;
  const random = [someWord(luck), someWord(luck), someWord(luck), someWord(luck)] as const;
  if (stage.kind === 'draft') {
    const other = (role: Role | null) => role && oneOf(castOf(state.sixth), luck);
    const picks = stage.picks.map((role, seat) => (seat === viewer ? role : other(role)));
    return { ...state, random, stage: { ...stage, picks } };
  }
  const drawn = stage.kind === 'keep' && viewer !== turn ? stage.drawn : [];
  const hidden = players.flatMap(({ cards }, seat) =>
    cards.filter((_, at) => !knows(state, viewer, seat, at)),
  );
  const pool = mixed([...hidden.map(({ role }) => role), ...court, ...drawn], luck);
  const next = () => pool.pop() as Role;
  const dealt = {
    ...state,
    random,
    players: players.map((player, seat) => ({
      ...player,
      cards: player.cards.map((card, at) =>
        knows(state, viewer, seat, at) ? card : { ...card, role: next() },
      ),
    })),
    court: court.map(next),
  };
  return stage.kind === 'keep' && viewer !== turn
    ? { ...dealt, stage: { ...stage, drawn: drawn.map(next) } }
    : dealt;
}

/** All the characters named anywhere in a value. */
export function rolesIn(value: unknown): Role[] {
  if (typeof value === 'string') return roles.filter((role) => role === value);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(rolesIn) : [];
}
