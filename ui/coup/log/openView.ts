import { coup, type CoupState, type CoupView } from '../../../engine/coup';

/** The table with every hand open: each seat's cards as that seat itself sees them. For games that are over. */
export function openView(state: CoupState): CoupView {
  const table = coup.view(state, 'table');
  return {
    ...table,
    seats: table.seats.map((seat, at) => ({
      ...seat,
      cards: coup.view(state, at).seats[at]?.cards ?? seat.cards,
    })),
  };
}
