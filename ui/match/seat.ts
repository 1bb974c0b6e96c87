import type { Seat, Viewer } from '../../engine/core';

/** What the player at a seat is called; nothing where there is no seat. */
export const nameAt = (names: readonly string[], seat: Seat | null | undefined): string =>
  (seat === null || seat === undefined ? undefined : names[seat]) ?? '';

interface AskedView {
  readonly viewer: Viewer;
  readonly asked: { readonly seat: Seat } | null;
  readonly turn: Seat;
}

/** Who answers: the viewer, or on the open table the player who is asked. */
export const answering = ({ viewer, asked, turn }: AskedView): Seat =>
  viewer === 'table' ? (asked?.seat ?? turn) : viewer;
