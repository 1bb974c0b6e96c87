import type { Seat } from '../../core/game';
import { readBotName } from '../../core/roster';
import { actionRules, roleIn, type Action, type Claim } from '../actions';
import { placeOf, type Role } from '../roles';
import type { CoupView, Pending } from '../view';
import type { SeatLedger } from './ledger';
import { wordTable } from './wordTable';

/** What words are told apart by: the action that a claim is for, or who somebody blocks as. */
export const wordKinds = [
  'tax',
  'assassinate',
  'steal',
  'exchange',
  'asDuke',
  'asCaptain',
  'asSixth',
  'asContessa',
  'examine',
  'embezzle',
  'bomb',
] as const;

export type WordKind = (typeof wordKinds)[number];

const byAction: Readonly<Partial<Record<Action, WordKind>>> = {
  tax: 'tax',
  assassinate: 'assassinate',
  steal: 'steal',
  exchange: 'exchange',
  examine: 'examine',
  embezzle: 'embezzle',
  bomb: 'bomb',
};

const byBlocker: Readonly<Record<Role, WordKind>> = {
  duke: 'asDuke',
  assassin: 'assassinate',
  captain: 'asCaptain',
  ambassador: 'asSixth',
  contessa: 'asContessa',
  inquisitor: 'asSixth',
};

/** What a claim is likeliest to have been for, where nobody remembers. */
const byRole: Readonly<Record<Role, WordKind>> = {
  duke: 'tax',
  assassin: 'assassinate',
  captain: 'steal',
  ambassador: 'exchange',
  contessa: 'asContessa',
  inquisitor: 'exchange',
};

export const wordOn = ({ bomb, block, action }: Pending): WordKind =>
  block && !bomb ? byBlocker[block.role] : (byAction[action] ?? 'tax');

export const wordFor = (claim: Claim): WordKind => (claim === 'noDuke' ? 'embezzle' : byRole[claim]);

/** What cards alone say, no further than this, in log-odds: nothing is certain that is only unlikely. */
const surest = 4;
const most = 3;

const truth = (is: boolean): number => (is ? 1 : 0);

/**
 * What may speak for a word or against it, as numbers. The first `bent` of them are what faces differ in. `chance` is how
 * likely it is by cards alone; the word itself has been written down already.
 */
export function traitsOf(
  view: CoupView,
  facts: SeatLedger,
  seat: Seat,
  claim: Claim,
  chance: number,
): readonly number[] {
  const role = placeOf[roleIn(claim)];
  const cards = Math.max(-surest, Math.min(surest, Math.log(chance / (1 - chance))));
  const again = (facts.told[role] ?? 0) - truth(claim !== 'noDuke');
  const others = facts.told.filter((times, at) => times > 0 && at !== role).length;
  const mine = view.seats[seat];
  const isLast = truth(mine?.cards.filter(({ faceUp }) => !faceUp).length === 1);
  const living = view.seats.filter(({ out }) => !out).length;
  return [
    1,
    cards,
    truth(again > 0),
    truth(others > 0),
    isLast,
    Math.min(most, facts.against[role] ?? 0),
    Math.log((facts.words + 1) / (facts.modest + 1)),
    truth(again > 1),
    truth(again > 3),
    truth(others > 1),
    Math.min(most, facts.proven),
    Math.min(most, facts.caught),
    isLast * truth(others > 0),
    isLast * cards,
    truth(living === 2),
    truth(living === 3),
    truth(living > 4),
    truth((mine?.coins ?? 0) >= actionRules.coup.cost),
    openCopies(view, roleIn(claim)),
  ];
}

/** Everybody sees these: who lies about such a card is easily found out. */
const openCopies = ({ seats }: CoupView, role: Role): number =>
  seats.reduce((sum, { cards }) => sum + cards.filter((card) => card.faceUp && card.role === role).length, 0);

/** So many traits, from the first, have a weight for each face. */
export const bent = 7;

/** Weights are written in twentieths. */
export const unit = 20;

const dot = (weights: readonly number[] | undefined, traits: readonly number[]): number =>
  weights?.reduce((sum, weight, at) => sum + weight * (traits[at] ?? 0), 0) ?? 0;

/** How likely a word is true that cards alone leave open. `bot` is what is public of who says it; null for a person. */
export function chanceOfWord(kind: WordKind, traits: readonly number[], bot: string | null): number {
  const { anybody, levels, faces } = wordTable;
  const at = wordKinds.indexOf(kind);
  const known = bot === null ? undefined : levels[readBotName(bot).level];
  const bending = bot === null || !known ? undefined : faces[bot];
  const odds = (dot((known ?? anybody)[at], traits) + dot(bending?.[at], traits)) / unit;
  return 1 / (1 + Math.exp(-odds));
}
