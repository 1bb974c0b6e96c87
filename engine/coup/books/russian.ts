import type { RuleBook } from './book';

/** «Переворот»: what is paid is paid, what is claimed is shown, and the deck is never shuffled again. */
export const russian: RuleBook = {
  seats: [2, 6],
  firstPlayer: 'any',
  refundOnLostChallenge: false,
  replacement: 'bottomAtEndOfTurn',
  mayDeclineProof: false,
  sixthCharacter: 'choose',
  examine: 'mustSwap',
  twoPlayers: ['plain'],
  factions: false,
  anarchist: false,
};
