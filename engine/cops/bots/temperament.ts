/** How a bot weighs things. What the game is worth is 1; a level of play is one such table. */
export interface Temperament {
  /** How far luck sways a choice between moves of like value: what keeps a bot from being read. */
  readonly whim: number;
  /** What a use of equipment must promise before it is worth stirring. */
  readonly stir: number;
  /** How much what others do says of them, in log-odds. */
  readonly reading: {
    readonly shot: number;
    readonly aim: number;
    /** A player who has seen two cards of somebody and aims at somebody else spares them. */
    readonly spared: number;
    /** What it counts for from somebody who has seen none of the cards. */
    readonly blind: number;
    readonly most: number;
  };
  /** What a hit is worth to the other side: on a leader, on a wounded one, on anybody else. */
  readonly hit: { readonly leader: number; readonly wounded: number; readonly other: number };
  /** How much heavier a hit on one's own side weighs. */
  readonly fear: number;
  /** What a gun in hand is worth, and how much of the hit it may make some turns later. */
  readonly gun: { readonly held: number; readonly promise: number };
  /** What it is worth to have seen all of somebody of whom nothing is known: their team, and whether they lead. */
  readonly look: { readonly team: number; readonly leader: number };
  /** What a card shown costs: one's leader, a card that speaks for one's team, one that speaks against it. */
  readonly show: { readonly leader: number; readonly ally: number; readonly stranger: number };
  /** What a card to draw is worth, with empty hands and with one held already. */
  readonly draw: { readonly empty: number; readonly full: number };
  /** How heavily the band's nearness to all the diamonds weighs. */
  readonly peril: number;
}

export const temperaments = {
  steady: {
    whim: 0.01,
    stir: 0.06,
    reading: { shot: 1.2, aim: 0.7, spared: 0.3, blind: 0.3, most: 2.5 },
    hit: { leader: 0.45, wounded: 1, other: 0.16 },
    fear: 1.3,
    gun: { held: 0.1, promise: 0.5 },
    look: { team: 0.12, leader: 0.1 },
    show: { leader: 0.2, ally: 0.01, stranger: 0.02 },
    draw: { empty: 0.06, full: 0.02 },
    peril: 1.5,
  },
} as const satisfies Record<string, Temperament>;
