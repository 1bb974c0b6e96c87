/** Tables of the cards of equipment. */
import type { Equipment } from '../../../../engine/cops';
import { at, type Play } from './play';

/** Seat 3 holds the card; it is the turn of seat 0. */
export const holding = (card: Equipment, players = 4): Play =>
  at('base', { players, equipment: ['taser', 'coffee', 'smokeGrenade', card] });

/** Seat 0 has a gun out and aims it at that seat, and it is their turn again. */
export const aiming = (table: Play, target: number): Play =>
  table.play(`0 arm ${target}, 0 reveal 1, 0 aim ${target}, others look`);

/** Seat 0 has two cards face up, the equipment they had, and it is their turn again. */
export const twoOpen = (table: Play): Play =>
  [0, 1].reduce(
    (now, card) => now.play(`0 equip, 0 reveal ${card}, 0 keep ${table.held[0]}, others look`),
    table,
  );
