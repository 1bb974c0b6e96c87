import type { RuleBook } from './book';

/** «کودتا»: the classic game. */
export const persian: RuleBook = {
  seats: [2, 6],
  firstPlayer: 'lastWinner',
  refundOnLostChallenge: true,
  replacement: 'shuffleNow',
  mayDeclineProof: true,
  sixthCharacter: 'none',
  examine: 'maySwap',
  twoPlayers: ['draft'],
  factions: false,
  anarchist: false,
};
