import { cops, type CopsState, type CopsView } from '../../../engine/cops';

/** The table with every card and every hand open, as their owners see them. For games that are over. */
export function openView(state: CopsState): CopsView {
  const table = cops.view(state, 'table');
  return {
    ...table,
    seats: table.seats.map((seat, at) => {
      const { cards, hand } = cops.view(state, at).seats[at] ?? seat;
      return { ...seat, cards, hand };
    }),
  };
}
