import type { Seat } from '../../core/game';
import { mustCoupAt, actionRules, blockingRoles, type Claim } from '../actions';
import { claimOf } from '../evidence';
import { handOf, livesOf, supports } from '../hands';
import type { Reply } from '../moves';
import { placeOf, type Role } from '../roles';
import { rivalsIn, type CoupView } from '../view';
import { oddsOfClaim, poolOf } from './belief';
import type { Ledger } from './ledger';
import type { Outlook, Plan } from './outlook';
import type { Tie } from './ranked';
import { handStrength } from './standing';

/** Why a move is worth what it is worth: a fact, to be put into words elsewhere. Chances run from 0 to 1. */
export type Reason =
  /** One holds what one claims: a challenger loses a card. */
  | { readonly why: 'honest'; readonly claim: Claim }
  | { readonly why: 'bluff'; readonly claim: Claim; readonly doubted: number }
  /** Every copy lies in sight: somebody may know it for a lie. */
  | { readonly why: 'hopeless'; readonly claim: Claim }
  | { readonly why: 'stopped'; readonly chance: number }
  /** Somebody has said before that they are who stops it. */
  | { readonly why: 'blocker'; readonly seat: Seat; readonly role: Role; readonly chance: number }
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
  | { readonly why: 'loses'; readonly chance: number }
  /** Of one's own cards: what stays can still block the assassin, or one has said that one holds it. */
  | { readonly why: 'stillBlocks' | 'backed' }
  /** One has said that one holds what goes. */
  | { readonly why: 'unbacked' }
  /** What stays is twice the same. */
  | { readonly why: 'twin' }
  /** What stays is what helps most with so many players left. */
  | { readonly why: 'weighty'; readonly role: Role }
  /** It comes first among equals. */
  | { readonly why: Exclude<Tie, 'leader' | 'backed'> }
  | { readonly why: 'leader'; readonly seat: Seat };

const most = 2;

/** The most telling first, two at most; what settled a tie is one of them. */
export function reasonsFor(
  view: CoupView,
  ledger: Ledger,
  plan: Plan,
  outlook: Outlook,
  tie: Tie | null = null,
): readonly Reason[] {
  const settled = ofTie(plan, tie);
  const all = [
    ...ofCards(view, ledger, plan),
    ...ofDoubt(view, ledger, plan),
    ...ofOwnWord(view, ledger, plan, outlook),
    ...ofAim(view, plan, outlook),
    ...ofWay(view, ledger, plan, outlook),
    ...ofWhatFollows(view, plan, outlook),
  ];
  return [...all.slice(0, most - settled.length), ...settled];
}

function ofTie({ move }: Plan, tie: Tie | null): readonly Reason[] {
  // That a claimed card stays is said of the cards already.
  if (tie === null || tie === 'backed') return [];
  if (tie !== 'leader') return [{ why: tie }];
  return move.type === 'act' && move.target !== undefined ? [{ why: tie, seat: move.target }] : [];
}

/** What speaks for the cards that stay, and against those that go. */
function ofCards(view: CoupView, ledger: Ledger, { move, block }: Plan): readonly Reason[] {
  const me = view.viewer;
  if (me === 'table' || (move.type !== 'lose' && move.type !== 'keep')) return [];
  const stays = staying(view, me, move);
  const isTold = (role: Role | null | undefined) =>
    role != null && (ledger.seats[me]?.told[placeOf[role]] ?? 0) > 0;
  const [one, other] = stays;
  if (block !== null && stays.includes(block)) return [{ why: 'stillBlocks' }];
  if (stays.some(isTold)) return [{ why: 'backed' }];
  if (move.type === 'lose' && isTold(view.seats[me]?.cards[move.card]?.role)) return [{ why: 'unbacked' }];
  if (one !== undefined && one === other) return [{ why: 'twin' }];
  const best = heaviest(view, me);
  return best !== null && stays.includes(best) ? [{ why: 'weighty', role: best }] : [];
}

function staying(view: CoupView, me: Seat, move: Reply<'lose' | 'keep'>): readonly Role[] {
  if (move.type === 'keep') return move.cards.flatMap((at) => view.offered?.[at] ?? []);
  const cards = view.seats[me]?.cards ?? [];
  return cards.flatMap(({ role, faceUp }, at) => (faceUp || at === move.card || role === null ? [] : [role]));
}

/** The card that helps most of those there are to choose from; null if they are all the same. */
function heaviest(view: CoupView, me: Seat): Role | null {
  const choice = view.offered ?? ownHand(view);
  const living = rivalsIn(view, me).length + 1;
  const sorted = [...new Set(choice)].sort(
    (one, other) => handStrength(living, [other]) - handStrength(living, [one]),
  );
  return sorted.length > 1 ? (sorted[0] ?? null) : null;
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

function ofWay(view: CoupView, ledger: Ledger, { move }: Plan, { stopped }: Outlook): readonly Reason[] {
  if (move.type !== 'act') return [];
  if (stopped >= slight)
    return [blockerOf(view, ledger, move, stopped) ?? { why: 'stopped', chance: stopped }];
  const { claims, blockedBy } = actionRules[move.action];
  return claims === null && blockedBy.length === 0 && move.action !== 'bomb' ? [{ why: 'sure' }] : [];
}

/** Who has said that they are somebody who stops it; nobody, if nobody has. */
function blockerOf(
  view: CoupView,
  { seats }: Ledger,
  { action, target }: Reply<'act'>,
  chance: number,
): Reason | null {
  const asked = target === undefined ? rivalsIn(view, view.turn) : [target];
  const said = asked.flatMap((seat) =>
    blockingRoles(view, action).map((role) => ({ seat, role, times: seats[seat]?.told[placeOf[role]] ?? 0 })),
  );
  const [first] = said.filter(({ times }) => times > 0).sort((one, other) => other.times - one.times);
  return first ? { why: 'blocker', seat: first.seat, role: first.role, chance } : null;
}

function ofWhatFollows(view: CoupView, { move }: Plan, { coins, loses }: Outlook): readonly Reason[] {
  const me = view.viewer;
  if (me === 'table') return [];
  if (move.type !== 'act')
    return loses >= slight && (move.type === 'allow' || move.type === 'block')
      ? [{ why: 'loses', chance: loses }]
      : [];
  const now = view.seats[me]?.coins ?? 0;
  const { cost } = actionRules.coup;
  if (now < cost && now + coins >= cost - 0.5) return [{ why: 'armed' }];
  const rich = view.seats.findIndex((seat, at) => at !== me && !seat.out && seat.coins >= cost);
  return rich >= 0 && now < mustCoupAt ? [{ why: 'danger', seat: rich }] : [];
}
