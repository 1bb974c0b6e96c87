import type { Seat } from '../../core/game';
import { mustCoupAt, actionRules, type Claim } from '../actions';
import { claimOf } from '../evidence';
import { handOf, livesOf, supports } from '../hands';
import { placeOf } from '../roles';
import type { CoupView } from '../view';
import { oddsOfClaim, poolOf } from './belief';
import type { Ledger } from './ledger';
import type { Outlook, Plan } from './outlook';

/** Why a move is worth what it is worth: a fact, to be put into words elsewhere. Chances run from 0 to 1. */
export type Reason =
  /** One holds what one claims: a challenger loses a card. */
  | { readonly why: 'honest'; readonly claim: Claim }
  | { readonly why: 'bluff'; readonly claim: Claim; readonly doubted: number }
  /** Every copy lies in sight: somebody may know it for a lie. */
  | { readonly why: 'hopeless'; readonly claim: Claim }
  | { readonly why: 'stopped'; readonly chance: number }
  | { readonly why: 'strike'; readonly target: Seat; readonly chance: number; readonly last: boolean }
  /** Nobody can stop it. */
  | { readonly why: 'sure' }
  /** The next turn can be a coup. */
  | { readonly why: 'armed' }
  /** This rival has the coins for a coup. */
  | { readonly why: 'danger'; readonly seat: Seat }
  | { readonly why: 'lie'; readonly seat: Seat; readonly chance: number }
  | { readonly why: 'surelyLie'; readonly seat: Seat }
  | { readonly why: 'surelyTrue'; readonly seat: Seat }
  /** What it costs if one is wrong: the last card. */
  | { readonly why: 'lastCard' }
  /** An influence of one's own goes, or may. */
  | { readonly why: 'loses'; readonly chance: number };

const most = 2;

/** The most telling first, two at most. */
export function reasonsFor(view: CoupView, ledger: Ledger, plan: Plan, outlook: Outlook): readonly Reason[] {
  const all = [
    ...ofDoubt(view, ledger, plan),
    ...ofOwnWord(view, ledger, plan, outlook),
    ...ofAim(view, plan, outlook),
    ...ofWay(view, plan, outlook),
    ...ofWhatFollows(view, plan, outlook),
  ];
  return all.slice(0, most);
}

const ownHand = ({ viewer, seats }: CoupView) =>
  viewer === 'table' ? [] : handOf(seats, viewer).filter((role) => role !== null);

/** What one says of oneself by this plan. */
const ownWord = (view: CoupView, { move, block }: Plan): Claim | null =>
  move.type === 'allow' ? block : claimOf(move, view);

function ofDoubt(view: CoupView, ledger: Ledger, { move }: Plan): readonly Reason[] {
  const stake = view.pending?.atStake;
  if (move.type !== 'challenge' || !stake) return [];
  const { seat, claim } = stake;
  const truth = oddsOfClaim(view, ledger, seat, claim);
  if (truth <= 0) return [{ why: 'surelyLie', seat }];
  if (truth >= 1) return [{ why: 'surelyTrue', seat }];
  const lie: Reason = { why: 'lie', seat, chance: 1 - truth };
  const isLast = view.viewer !== 'table' && livesOf(view.seats, view.viewer) === 1;
  return isLast ? [lie, { why: 'lastCard' }] : [lie];
}

function ofOwnWord(view: CoupView, ledger: Ledger, plan: Plan, { doubted }: Outlook): readonly Reason[] {
  const claim = ownWord(view, plan);
  if (claim === null) return [];
  if (supports(ownHand(view), claim)) return [{ why: 'honest', claim }];
  const isGone = claim !== 'noDuke' && (poolOf(view, ledger)[placeOf[claim]] ?? 0) === 0;
  return [isGone ? { why: 'hopeless', claim } : { why: 'bluff', claim, doubted }];
}

/** Below this nobody need be told. */
const slight = 0.08;

function ofAim(view: CoupView, { move }: Plan, { strikes }: Outlook): readonly Reason[] {
  if (move.type !== 'act' || move.target === undefined || strikes < 0.5) return [];
  if (move.action !== 'coup' && move.action !== 'assassinate' && move.action !== 'bomb') return [];
  const { target } = move;
  return [{ why: 'strike', target, chance: strikes, last: livesOf(view.seats, target) === 1 }];
}

function ofWay(view: CoupView, { move }: Plan, { stopped }: Outlook): readonly Reason[] {
  if (move.type !== 'act') return [];
  if (stopped >= slight) return [{ why: 'stopped', chance: stopped }];
  const { claims, blockedBy } = actionRules[move.action];
  return claims === null && blockedBy.length === 0 && move.action !== 'bomb' ? [{ why: 'sure' }] : [];
}

function ofWhatFollows(view: CoupView, { move }: Plan, { coins, loses }: Outlook): readonly Reason[] {
  const me = view.viewer;
  if (me === 'table') return [];
  if (move.type !== 'act')
    return loses >= slight && move.type !== 'challenge' ? [{ why: 'loses', chance: loses }] : [];
  const now = view.seats[me]?.coins ?? 0;
  const { cost } = actionRules.coup;
  if (now < cost && now + coins >= cost - 0.5) return [{ why: 'armed' }];
  const rich = view.seats.findIndex((seat, at) => at !== me && !seat.out && seat.coins >= cost);
  return rich >= 0 && now < mustCoupAt ? [{ why: 'danger', seat: rich }] : [];
}
