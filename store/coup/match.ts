import { coup, coupBots, type Coup } from '../../engine/coup';
import { openMatches } from '../history/countedMatch';
import type { TableGame } from '../match/tableGame';
import { readyBots } from './learnt';

export const coupTable: TableGame<Coup> = {
  game: coup,
  bots: coupBots,
  readyBots,
  letPass: { type: 'allow' },
  startsNext: (state) => coup.outcome(state)?.winners[0] ?? null,
  variantOf: ({ book }) => book,
};

export const coupMatches = openMatches(coupTable);
