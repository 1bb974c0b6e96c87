import { coup, coupBots, type Coup } from '../../engine/coup';
import { openCountedMatch } from '../history/countedMatch';
import type { TableGame } from '../match/tableGame';
import { readyBots } from './learnt';

export const coupTable: TableGame<Coup> = {
  game: coup,
  bots: coupBots,
  readyBots,
  letPass: { type: 'allow' },
  turnKind: 'act',
  dealsHands: true,
  // C-04, C-05: an early block lets the claim pass, and waits until nobody else has doubted it either.
  answersGiven: (asked, move) =>
    asked === 'challenge' && move.type === 'block'
      ? [
          { kind: 'challenge', move: { type: 'allow' } },
          { kind: 'block', move },
        ]
      : null,
  // Somebody acts against them, blocks them, or doubts them; foreign aid is everybody’s and nobody’s.
  isAboutSeat: ({ pending }, seat) =>
    pending !== null &&
    [pending.seat, pending.target, pending.bomb?.holder, pending.bomb?.passTo].includes(seat),
  startsNext: (state) => coup.outcome(state)?.winners[0] ?? null,
  variantOf: ({ book }) => book,
};

export const coupMatch = openCountedMatch(coupTable);
