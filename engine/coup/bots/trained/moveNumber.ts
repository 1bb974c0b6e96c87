import type { CoupMove } from '../../moves';
import { parties } from '../../parties';
import { nobody, numberOf, partOf } from './layout';

/** The engine's move as the simulated table's number. */
export function moveNumber(move: CoupMove): number {
  switch (move.type) {
    case 'act':
      return numberOf(move.action) * 16 + (move.target ?? nobody);
    case 'allow':
    case 'prove':
    case 'giveBack':
    case 'explode':
      return 0;
    case 'challenge':
    case 'concede':
    case 'swap':
    case 'defuse':
      return 1;
    case 'block':
      return 1 + partOf(move.role);
    case 'lose':
    case 'show':
      return move.card;
    case 'keep':
      return move.cards.reduce((mask, card) => mask | (1 << card), 0);
    case 'pass':
      return 2 + move.target;
    case 'draft':
      return partOf(move.role);
    case 'side':
      return parties.indexOf(move.party);
  }
}
