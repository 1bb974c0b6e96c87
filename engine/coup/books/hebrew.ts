import type { RuleBook } from './book';

/** «הפיכה»: the classic game, told briefly. */
export const hebrew: RuleBook = {
  seats: [2, 6],
  firstPlayer: 'lastWinner',
  refundOnLostChallenge: true,
  replacement: 'shuffleNow',
  mayDeclineProof: true,
  sixthCharacter: 'none',
  examine: 'maySwap',
  twoPlayers: ['plain'],
  factions: false,
  anarchist: false,
};
