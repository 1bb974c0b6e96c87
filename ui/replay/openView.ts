import type { Game, GameTypes } from '../../engine/core';

/** The table with every hand open: each seat as its own player sees it. For games that are over. */
export function openView<G extends GameTypes>(game: Game<G>, state: G['State']): G['View'] {
  const table = game.view(state, 'table');
  return { ...table, seats: table.seats.map((seen, seat) => game.view(state, seat).seats[seat] ?? seen) };
}
