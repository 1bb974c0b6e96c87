import type { Seat } from '../core/game';
import type { Action } from './moves';
import { firingLine, hasHidden, isDisguised, seatsWhere, type OpenPlayer } from './seats';
import type { CopsState, Look, Player, Shot } from './state';

/** What everybody sees of a seat. What is in a hand, its owner alone knows. */
interface OpenSeat extends OpenPlayer, Pick<Player, 'diamonds'> {
  readonly hand: readonly unknown[];
  /** A view says it of the seat, a state of the leader's card. */
  readonly wounded?: boolean;
  readonly cards: readonly { readonly faceUp: boolean; readonly wounded?: boolean }[];
}

/** What everybody sees and every card depends on. A `CopsView` is one as it stands. */
export interface OpenTable extends Pick<CopsState, 'variant' | 'turn'> {
  readonly seats: readonly OpenSeat[];
  readonly declared: Action | null;
  readonly shot: Pick<Shot, 'target'> | null;
  /** `openLooks` says which of them a Surveillance Camera may turn up. */
  readonly looks: readonly Look[];
}

/** Made for every use that is asked about, so it copies no player and works nothing out. */
export const openTable = (state: CopsState): OpenTable => ({
  variant: state.variant,
  turn: state.turn,
  seats: state.players,
  declared: state.declared && state.declared.action,
  shot: state.shot,
  looks: state.looks,
});

export const isWounded = ({ wounded, cards }: Pick<OpenSeat, 'wounded' | 'cards'>): boolean =>
  wounded ?? cards.some(hasWound);

const hasWound = ({ wounded }: OpenSeat['cards'][number]): boolean => wounded === true;

/** Whom a shot that has been declared would hit. */
export const inDanger = ({
  declared,
  turn,
  seats,
}: Pick<OpenTable, 'declared' | 'turn' | 'seats'>): Seat | null =>
  declared?.type === 'shoot' ? firingLine(seats, turn) : null;

/** What can keep a cop from being chosen. It lies open, so it says nothing about a hand. */
const lacking = {
  disguised: isDisguised,
  allUp: (player: OpenSeat) => !hasHidden(player),
  noGun: ({ gun }: OpenSeat) => gun === null,
  unwounded: (player: OpenSeat) => !isWounded(player),
  noDiamonds: ({ diamonds }: OpenSeat) => diamonds === 0,
};

export type CopLack = keyof typeof lacking;

/** What can keep a player from being chosen. */
export type Lack = CopLack | Exclude<Player['status'], 'cop'>;

function lackOf(player: OpenSeat, spares: readonly CopLack[]): Lack | undefined {
  return player.status === 'cop' ? spares.find((lack) => lacking[lack](player)) : player.status;
}

/** What keeps this player from being chosen for something that spares these; null where nothing does. */
export function lackAt({ seats }: OpenTable, seat: Seat, spares: readonly CopLack[]): Lack | null {
  const player = seats[seat];
  return (player && lackOf(player, spares)) ?? null;
}

/** The players who can be chosen for something that spares these. */
export const unspared = ({ seats }: OpenTable, spares: readonly CopLack[]): readonly Seat[] =>
  seatsWhere(seats, (player) => lackOf(player, spares) === undefined);

/** What keeps somebody's cards from being looked at. */
export const unreadable: readonly CopLack[] = ['disguised', 'allUp'];
