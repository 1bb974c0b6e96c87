import type { Seat } from '../../../engine/core';
import type { CopsEvent, CopsView } from '../../../engine/cops';

type Exchange = Pick<Extract<CopsEvent, { type: 'swapped' }>, 'seats' | 'cards'>;

/** Who reads it: what everybody is called, and their own seat, if they are to be told “you”. */
export interface Reader {
  readonly names: readonly string[];
  readonly you: Seat | null;
}

/** Where one person alone looks at the table, it speaks to them. */
export const readerOf = ({ viewer }: Pick<CopsView, 'viewer'>, names: readonly string[]): Reader => ({
  names,
  you: viewer === 'table' ? null : viewer,
});

/** Whose words tell what a seat did. */
export const by = (seat: Seat, { you }: Reader) => (seat === you ? 'yourLog' : 'log');

/** Whose words tell what a seat did to another. */
export const between = (doer: Seat, other: Seat, reader: Reader) =>
  other === reader.you ? 'logAtYou' : by(doer, reader);

/** Whose words tell what a seat did to the reader, who may have done it to themselves. */
export const onYou = (doer: Seat, { you }: Reader) => (doer === you ? 'yourLog' : 'logAtYou');

/** An exchange is told from the side of whoever reads it. */
export const ownFirst = <E extends Exchange>(exchange: E, { you }: Reader): E => {
  const { seats, cards } = exchange;
  return seats[1] === you ? { ...exchange, seats: [you, seats[0]], cards: [cards[1], cards[0]] } : exchange;
};
