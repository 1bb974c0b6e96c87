import type { Action } from '../actions';
import type { Role } from '../roles';

/** How a bot weighs things. Values are in coins; a level of play is one such table. */
export interface Temperament {
  /** How far luck sways a choice between moves of like value: what keeps a bot from being read. */
  readonly whim: number;
  /** How much more than nothing a challenge must promise. */
  readonly caution: number;
  /** What its own influence is worth to it: the last one, and the one before. */
  readonly life: { readonly last: number; readonly spare: number };
  /** What a rival's influence is worth to it, likewise. */
  readonly hit: { readonly last: number; readonly spare: number };
  /** What the end of the game is worth, when two are left and one of them has a single card. */
  readonly win: number;
  /** How much of a rival's loss is one's own gain, by the number of the living. */
  readonly share: readonly number[];
  /** What a coin is worth once there are enough for a coup. */
  readonly surplus: number;
  /** How much more a coup is worth than the influence it takes: money that lies idle draws attention. */
  readonly resolve: number;
  /** A rival's danger: for being there, for each coin, for a coup at hand, for a second card. */
  readonly danger: {
    readonly base: number;
    readonly coin: number;
    readonly coup: number;
    readonly spare: number;
  };
  /** How much a claim speaks for its truth, in log-odds: the first, and one more of the same. */
  readonly belief: { readonly first: number; readonly again: number; readonly most: number };
  /** What a truth proven or a lie found out does to the worth of somebody's word. */
  readonly word: { readonly proven: number; readonly caught: number; readonly most: number };
  /** What an opportunity let pass says against the role that would have taken it. */
  readonly tells: { readonly noBlock: number; readonly modestIncome: number; readonly exploded: number };
  /** How often others challenge before they have been seen to: `times` out of `chances`. */
  readonly doubt: { readonly times: number; readonly chances: number; readonly concern: number };
  /** How much heavier a risk weighs than its odds. */
  readonly fear: number;
  /** How often somebody without the card claims to block; the last card makes everybody brave. */
  readonly bluffedBlock: Readonly<Partial<Record<Action, { readonly spare: number; readonly last: number }>>>;
  /** How much a truth is worth for the challenges it may draw. */
  readonly bait: number;
  /** How often somebody who has claimed a blocking role claims it again, true or not. */
  readonly stubborn: number;
  /** What a role in hand is worth while there is a crowd, and when two are left. */
  readonly worth: Readonly<Record<Role, { readonly crowd: number; readonly duel: number }>>;
  /** What a good card is worth; a hand of less may gain by an exchange. */
  readonly goodCard: number;
  /** What a claim made earlier adds to the card that fits it. */
  readonly story: number;
  /** What a second card of the same role is worth of the first, and a card others have seen. */
  readonly twin: number;
  readonly known: number;
  /** What a better hand, and a look at another's, are worth in coins. */
  readonly exchange: number;
  readonly examine: number;
  /** How much of an action that concerns somebody else is one's own business. */
  readonly bystander: number;
  /** How often a bomb explodes in the hands of somebody without the Contessa. */
  readonly bomb: number;
  /** How much an armed enemy's choice of victim weighs. */
  readonly vigilance: number;
  /** What is left of the hope that an action comes through, for each time the same word has stopped one. */
  readonly hope: number;
  /** Rounds without a loss that it bears, and how many more until its patience is gone. */
  readonly patience: { readonly rounds: number; readonly more: number };
}

export const temperaments = {
  steady: {
    whim: 0.8,
    caution: 1.5,
    life: { last: 31, spare: 13 },
    hit: { last: 14, spare: 13 },
    win: 60,
    share: [1, 1, 1.1, 0.8, 0.6, 0.5, 0.45],
    surplus: 0.4,
    resolve: 1.8,
    danger: { base: 0.6, coin: 0.05, coup: 0.15, spare: 0.1 },
    belief: { first: 2, again: 0.5, most: 3 },
    word: { proven: 0.3, caught: 0.45, most: 1.4 },
    tells: { noBlock: 0.6, modestIncome: 0.3, exploded: 1 },
    doubt: { times: 0.25, chances: 6, concern: 2.5 },
    fear: 0.9,
    bluffedBlock: {
      foreignAid: { spare: 0.05, last: 0.05 },
      steal: { spare: 0.25, last: 0.25 },
      assassinate: { spare: 0.3, last: 0.75 },
    },
    bait: 0.25,
    stubborn: 0.8,
    worth: {
      duke: { crowd: 5, duel: 4 },
      assassin: { crowd: 4, duel: 4 },
      captain: { crowd: 4, duel: 5 },
      ambassador: { crowd: 2.5, duel: 2.5 },
      contessa: { crowd: 3, duel: 3.5 },
      inquisitor: { crowd: 3, duel: 3 },
    },
    goodCard: 4,
    story: 0.3,
    twin: 0.4,
    known: 0.8,
    exchange: 0.8,
    examine: 1.2,
    bystander: 0.4,
    bomb: 0.8,
    vigilance: 1,
    hope: 0.8,
    patience: { rounds: 6, more: 8 },
  },
  novice: {
    whim: 2.4,
    caution: 5,
    life: { last: 31, spare: 20 },
    hit: { last: 10, spare: 9 },
    win: 40,
    share: [1, 1, 1, 0.8, 0.6, 0.5, 0.45],
    surplus: 0.9,
    resolve: 1.1,
    danger: { base: 0.8, coin: 0, coup: 0, spare: 0 },
    belief: { first: 4, again: 0.5, most: 5 },
    word: { proven: 0.6, caught: 0.2, most: 1.4 },
    tells: { noBlock: 0, modestIncome: 0, exploded: 1 },
    doubt: { times: 1.5, chances: 4, concern: 2 },
    fear: 1.6,
    bluffedBlock: {},
    bait: 0,
    stubborn: 1,
    worth: {
      duke: { crowd: 5, duel: 5 },
      assassin: { crowd: 5, duel: 5 },
      captain: { crowd: 3, duel: 3 },
      ambassador: { crowd: 2, duel: 2 },
      contessa: { crowd: 3, duel: 3 },
      inquisitor: { crowd: 2.5, duel: 2.5 },
    },
    goodCard: 4.5,
    story: 0,
    twin: 0.7,
    known: 1,
    exchange: 0.9,
    examine: 1.2,
    bystander: 0.1,
    bomb: 1,
    vigilance: 0.3,
    hope: 0.9,
    patience: { rounds: 8, more: 8 },
  },
} as const satisfies Record<string, Temperament>;
