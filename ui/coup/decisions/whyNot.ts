import { actionRules, actions, mustCoupAt, type Action, type CoupView, type Seat } from '../../../engine';

/** Why an action cannot be taken now. Read off what everybody sees, so that it says nothing of the hand. */
export type WhyNot =
  | { readonly why: 'coins'; readonly needs: number }
  | { readonly why: 'mustCoup' | 'emptyReserve' | 'nothingToSteal' | 'onlyFellows' };

/** Why it cannot be aimed at this seat. */
export type WhyNotAt =
  { readonly why: 'coins'; readonly needs: number } | { readonly why: 'fellow' | 'noCoins' };

const inTheGame: Partial<Record<Action, (view: CoupView) => boolean>> = {
  examine: ({ sixth }) => sixth === 'inquisitor',
  convert: ({ factions }) => factions,
  embezzle: ({ factions }) => factions,
  bomb: ({ anarchist }) => anarchist,
};

/** All actions of this game, possible or not: what is offered never changes with who asks. */
export const actionsIn = (view: CoupView): readonly Action[] =>
  actions.filter((action) => inTheGame[action]?.(view) ?? true);

const coinsOf = ({ seats }: CoupView, seat: Seat): number => seats[seat]?.coins ?? 0;

/** FP-R07: somebody else's party costs more to turn than one's own. */
export function priceAt({ turn }: CoupView, action: Action, target: Seat): number {
  const { cost, costForAnother = cost } = actionRules[action];
  return target === turn ? cost : costForAnother;
}

/** FP-R06, C-36: fellows spare each other, except while all the living are of one party. */
function areFellows({ factions, seats }: CoupView, one: Seat, other: Seat): boolean {
  const party = seats[one]?.party;
  if (!factions || seats[other]?.party !== party) return false;
  return seats.some((seat) => !seat.out && seat.party !== party);
}

/** Whom an action could be aimed at if nothing stood against it: the living, and to convert oneself as well. */
export function seatsInReach({ seats, turn }: CoupView, action: Action): readonly Seat[] {
  const { target } = actionRules[action];
  if (target === 'nobody') return [];
  return seats.flatMap(({ out }, seat) => (out || (seat === turn && target !== 'anybody') ? [] : [seat]));
}

export function whyNotAt(view: CoupView, action: Action, target: Seat): WhyNotAt | null {
  const needs = priceAt(view, action, target);
  if (coinsOf(view, view.turn) < needs) return { why: 'coins', needs };
  const aim = actionRules[action].target;
  const sparesFellows = aim === 'rival' || aim === 'rivalWithCoins';
  if (sparesFellows && areFellows(view, view.turn, target)) return { why: 'fellow' };
  if (aim === 'rivalWithCoins' && coinsOf(view, target) === 0) return { why: 'noCoins' };
  return null;
}

export function whyNot(view: CoupView, action: Action): WhyNot | null {
  const coins = coinsOf(view, view.turn);
  const { cost, target } = actionRules[action];
  if (coins >= mustCoupAt && action !== 'coup') return { why: 'mustCoup' };
  if (coins < cost) return { why: 'coins', needs: cost };
  if (action === 'embezzle' && view.reserve === 0) return { why: 'emptyReserve' };
  if (target === 'nobody') return null;
  const reasons = seatsInReach(view, action).map((seat) => whyNotAt(view, action, seat));
  if (reasons.includes(null)) return null;
  const sparedOne = seatsInReach(view, action).some(
    (seat) => whyNotAt(view, action, seat)?.why === 'fellow' && coinsOf(view, seat) > 0,
  );
  return { why: sparedOne ? 'onlyFellows' : 'nothingToSteal' };
}
