import type { Seat } from '../core/game';
import { openLooks } from './knowledge';
import type { Action } from './moves';
import { firingLine, hasHidden, isDisguised, type OpenPlayer } from './seats';
import type { CopsState, Look, Player, Shot } from './state';

/** What everybody sees of a seat. What is in a hand, its owner alone knows. */
interface OpenSeat extends OpenPlayer, Pick<Player, 'diamonds'> {
  readonly hand: readonly unknown[];
  readonly wounded: boolean;
}

/** What everybody sees and every card depends on. A `CopsView` is one as it stands. */
export interface OpenTable extends Pick<CopsState, 'variant' | 'turn'> {
  readonly seats: readonly OpenSeat[];
  readonly declared: Action | null;
  readonly shot: Pick<Shot, 'target'> | null;
  /** What a Surveillance Camera may turn up now. */
  readonly looks: readonly Look[];
}

export const isWounded = ({ cards }: Player): boolean => cards.some(({ wounded }) => wounded);

const openSeat = (player: Player): OpenSeat => ({
  status: player.status,
  cards: player.cards,
  hand: player.hand,
  attached: player.attached,
  gun: player.gun,
  diamonds: player.diamonds,
  wounded: isWounded(player),
});

export const openTable = (state: CopsState): OpenTable => ({
  variant: state.variant,
  turn: state.turn,
  seats: state.players.map(openSeat),
  declared: state.declared && state.declared.action,
  shot: state.shot,
  looks: openLooks(state),
});

/** Whom a shot that has been declared would hit. */
export const inDanger = ({
  declared,
  turn,
  seats,
}: Pick<OpenTable, 'declared' | 'turn' | 'seats'>): Seat | null =>
  declared?.type === 'shoot' ? firingLine(seats, turn) : null;

/** What can keep a player from being chosen. It lies open, so it says nothing about a hand. */
const lacking = {
  out: ({ status }: OpenSeat) => status === 'out',
  band: ({ status }: OpenSeat) => status === 'band',
  disguised: isDisguised,
  allUp: (player: OpenSeat) => !hasHidden(player),
  noGun: ({ gun }: OpenSeat) => gun === null,
  unwounded: ({ wounded }: OpenSeat) => !wounded,
  noDiamonds: ({ diamonds }: OpenSeat) => diamonds === 0,
};

export type Lack = keyof typeof lacking;

/** What keeps this player from being chosen for something that spares these; null where nothing does. */
export function lackAt({ seats }: OpenTable, seat: Seat, spares: readonly Lack[]): Lack | null {
  const player = seats[seat];
  const lacks: readonly Lack[] = ['out', 'band', ...spares];
  return (player && lacks.find((lack) => lacking[lack](player))) ?? null;
}

/** What keeps somebody's cards from being looked at. */
export const unreadable: readonly Lack[] = ['disguised', 'allUp'];
