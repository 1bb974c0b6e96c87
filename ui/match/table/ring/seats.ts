import type { Seat } from '../../../../engine/core';

/** How many sit along the far side of the table, and how many along the near one. */
export interface Arcs {
  readonly far: number;
  readonly near: number;
}

/** Somebody who is alone with bots sits on the near side, and at least this many of them sit opposite. */
const facingOne = 3;

export function arcsOf(seats: number, own: Seat | null): Arcs {
  const half = Math.ceil(seats / 2);
  const far = own === null ? half : Math.min(seats - 1, Math.max(half, facingOne));
  return { far, near: seats - far };
}

/**
 * The place of each seat round the table, counted clockwise from its upper left: along the far side, and back along the
 * near one. In every language it is the same: nobody moves when another is chosen.
 */
export function placesOf(seats: number, own: Seat | null): readonly number[] {
  const { far, near } = arcsOf(seats, own);
  const first = own ?? 0;
  const placeOfFirst = own === null ? 0 : far + Math.floor(near / 2);
  return Array.from({ length: seats }, (_, seat) => (placeOfFirst + seat - first + seats) % seats);
}
