export const books = ['persianPlus', 'persian', 'russian', 'hebrew'] as const;

export type Book = (typeof books)[number];

export const sixthCharacters = ['ambassador', 'inquisitor'] as const;

export type SixthCharacter = (typeof sixthCharacters)[number];

/** How two people play: the ordinary way, with one coin less for who starts, or with that and a draft from three sets. */
export type TwoPlayers = 'plain' | 'oneCoin' | 'draft';

/** A rulebook, as far as the books differ (B1–B21 in docs/rules/coup.md). Everything else is the same in all of them. */
export interface RuleBook {
  readonly seats: readonly [fewest: number, most: number];
  /** B1. By agreement, the winner of the last game, or any way the table likes. */
  readonly firstPlayer: 'agree' | 'lastWinner' | 'any';
  /** B2. Whether coins paid come back when the claim behind them falls. */
  readonly refundOnLostChallenge: boolean;
  /** B4, B5. A card shown as proof is shuffled in at once, or goes under the deck when the turn ends. */
  readonly replacement: 'shuffleNow' | 'bottomAtEndOfTurn';
  /** B6. Whether a truthful player may keep the card hidden and take the loss. */
  readonly mayDeclineProof: boolean;
  /** B8. Whether the Inquisitor may take the Ambassador's place, and whether the table has to say so each time. */
  readonly sixthCharacter: 'none' | 'optional' | 'choose';
  /** B9. Whether the examiner may give the card back. */
  readonly examine: 'maySwap' | 'mustSwap';
  /** B18. The ways two may play, the book's own first. */
  readonly twoPlayers: readonly TwoPlayers[];
  /** B21. */
  readonly factions: boolean;
  readonly anarchist: boolean;
}

/** «کودتا»: the classic game. */
const persian: RuleBook = {
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

export const ruleBooks: Readonly<Record<Book, RuleBook>> = {
  /** «کودتا+»: the classic game, with the Reformation, the Inspector and the Anarchist to be added at will. */
  persianPlus: {
    ...persian,
    seats: [2, 10],
    firstPlayer: 'agree',
    sixthCharacter: 'optional',
    twoPlayers: ['draft', 'oneCoin'],
    factions: true,
    anarchist: true,
  },
  persian,
  /** «Переворот»: what is paid is paid, what is claimed is shown, and the deck is never shuffled again. */
  russian: {
    ...persian,
    firstPlayer: 'any',
    refundOnLostChallenge: false,
    replacement: 'bottomAtEndOfTurn',
    mayDeclineProof: false,
    sixthCharacter: 'choose',
    examine: 'mustSwap',
    twoPlayers: ['plain'],
  },
  /** «הפיכה»: the classic game, told briefly. */
  hebrew: { ...persian, twoPlayers: ['plain'] },
};
