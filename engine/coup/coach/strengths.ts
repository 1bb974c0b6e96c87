/** What coins are worth to a seat: having a card at all, each coin, enough to assassinate, enough for a coup. */
export type Purse = readonly [base: number, coin: number, assassin: number, coup: number];

/** How strong a seat is, in log-odds, for one number of living players. */
export interface Strengths {
  /** With one card left, and with two. */
  readonly one: Purse;
  readonly two: Purse;
  /** By how many living players come before its next turn: none, one, two, three and more. */
  readonly waits: readonly number[];
}

/** What one's own hidden cards add to that, for one number of living players. */
export interface HandStrengths {
  /** Each card, by the role's place in `roles`. */
  readonly cards: readonly number[];
  /** A second one of the same. */
  readonly twin: number;
}
