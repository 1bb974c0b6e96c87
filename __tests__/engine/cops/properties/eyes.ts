import { cops, type CopsView } from '../../../../engine/cops';
import type { Seat } from '../../../../engine';
import type { CopsState } from './tables';

export type SeatView = CopsView['seats'][number];

export const publicView = (state: CopsState): CopsView => cops.view(state, 'table');

/** Every seat as it sees itself: all cards that lie before somebody, as they are. */
export const ownViews = (state: CopsState): readonly SeatView[] =>
  publicView(state).seats.map((_, seat) => cops.view(state, seat).seats[seat] as SeatView);

/** Those the windows ask: cops with an equipment card. */
export const isHolder = ({ status, hand }: SeatView): boolean => status === 'cop' && hand.length > 0;

/** All seats clockwise from this one's left, itself last. */
export const roundFrom = (seat: Seat, players: number): readonly Seat[] =>
  Array.from({ length: players }, (_, step) => (seat + 1 + step) % players);

export const isWindow = (kind: string | undefined): boolean =>
  kind === 'beforeAction' || kind === 'afterShot' || kind === 'atDeath' || kind === 'afterAction';
