import type { Seat } from '../core/game';
import type { SixthCharacter } from './books';
import type { Role } from './roles';

export const actions = [
  'income',
  'foreignAid',
  'coup',
  'tax',
  'assassinate',
  'steal',
  'exchange',
  'examine',
  'convert',
  'embezzle',
  'bomb',
] as const;

export type Action = (typeof actions)[number];

/** What a player says of their hidden cards: that one is this character, or, embezzling, that none is the Duke. */
export type Claim = Role | 'noDuke';

/** The character that a claim is about. */
export const roleIn = (claim: Claim): Role => (claim === 'noDuke' ? 'duke' : claim);

/**
 * Whom an action may be aimed at. A `rival` is no party-fellow, unless all are of one party (FP-R06, FP-I06); the
 * bomb may go to anybody else (C-64), and a conversion may be one's own (FP-R07).
 */
export type Target = 'nobody' | 'rival' | 'rivalWithCoins' | 'other' | 'anybody';

/** `sixth` stands for the character that plays the sixth part: the Ambassador, or the Inquisitor in its place. */
interface ActionRule {
  readonly cost: number;
  /** Where somebody else's party is turned instead of one's own. */
  readonly costForAnother?: number;
  readonly paidTo: 'treasury' | 'reserve';
  readonly claims: Claim | 'sixth' | null;
  readonly target: Target;
  readonly blockedBy: readonly (Role | 'sixth')[];
  /** Foreign aid is everybody's business; anything else only its victim's (C-08). */
  readonly blocker: 'anybody' | 'target';
}

const free = {
  cost: 0,
  paidTo: 'treasury',
  claims: null,
  target: 'nobody',
  blockedBy: [],
  blocker: 'target',
} as const;

export const actionRules: Readonly<Record<Action, ActionRule>> = {
  income: free,
  foreignAid: { ...free, blockedBy: ['duke'], blocker: 'anybody' },
  coup: { ...free, cost: 7, target: 'rival' },
  tax: { ...free, claims: 'duke' },
  assassinate: { ...free, cost: 3, claims: 'assassin', target: 'rival', blockedBy: ['contessa'] },
  steal: { ...free, claims: 'captain', target: 'rivalWithCoins', blockedBy: ['captain', 'sixth'] },
  exchange: { ...free, claims: 'sixth' },
  examine: { ...free, claims: 'inquisitor', target: 'rival' },
  convert: { ...free, cost: 1, costForAnother: 2, paidTo: 'reserve', target: 'anybody' },
  embezzle: { ...free, claims: 'noDuke' },
  bomb: { ...free, cost: 5, target: 'other' },
};

export function costOf(action: Action, seat: Seat, target: Seat | null): number {
  const { cost, costForAnother } = actionRules[action];
  return costForAnother !== undefined && target !== seat ? costForAnother : cost;
}

/** FC-22, FP-15, RU-22, HE-15: with this many coins at the start of a turn, only a coup is left. */
export const mustCoupAt = 10;

/** Cards the sixth character draws to choose from (FP-22, FP-I03, RU-17, RU-19). */
export const exchangeDraws = { ambassador: 2, inquisitor: 1 } as const;

/** A game, or what is seen of one: both say which character is the sixth. */
export interface WithSixth {
  readonly sixth: SixthCharacter;
}

/** `sixth`, by the name of the character that plays it in this game. */
const named = <T extends string>({ sixth }: WithSixth, role: T | 'sixth') =>
  role === 'sixth' ? sixth : role;

export function claimBehind(table: WithSixth, action: Action): Claim | null {
  const { claims } = actionRules[action];
  return claims === null ? null : named(table, claims);
}

export const blockingRoles = (table: WithSixth, action: Action): readonly Role[] =>
  actionRules[action].blockedBy.map((role) => named(table, role));
