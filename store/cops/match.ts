import { cops, copsBots, type Cops } from '../../engine/cops';
import { openMatches } from '../history/countedMatch';
import type { TableGame } from '../match/tableGame';

export const copsTable: TableGame<Cops> = {
  game: cops,
  bots: copsBots,
  letPass: { type: 'pass' },
  // GC-08: the player who was shot last.
  startsNext: ({ lastShot }) => lastShot,
  variantOf: ({ variant }) => variant,
};

export const copsMatches = openMatches(copsTable);
