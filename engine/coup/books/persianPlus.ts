import type { RuleBook } from './book';

/** «کودتا+»: the classic game, with the Reformation, the Inspector and the Anarchist to be added at will. */
export const persianPlus: RuleBook = {
  seats: [2, 10],
  firstPlayer: 'agree',
  refundOnLostChallenge: true,
  replacement: 'shuffleNow',
  mayDeclineProof: true,
  sixthCharacter: 'optional',
  examine: 'maySwap',
  twoPlayers: ['draft', 'oneCoin'],
  factions: true,
  anarchist: true,
};
