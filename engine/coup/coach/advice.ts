import type { Seat } from '../../core/game';
import { draw32, seeded } from '../../core/random';
import { roleIn, type Claim } from '../actions';
import type { CoupEvent } from '../events';
import type { CoupKind, CoupMove } from '../moves';
import { placeOf } from '../roles';
import type { CoupView } from '../view';
import { oddsOfClaim, poolOf } from './belief';
import { imagined } from './imagined';
import { ledgerOf, type Company, type Ledger } from './ledger';
import { averaged, emptyTally, follow, plansFor } from './outlook';
import { ranked, type Ranked, type Weighed } from './ranked';
import { reasonsFor, type Reason } from './reasons';

/** The claim on the stage, as far as the viewer can judge it. */
export interface ClaimOdds {
  readonly seat: Seat;
  readonly claim: Claim;
  /** That it is true. */
  readonly chance: number;
  /** Copies of the claimed character that the viewer has not seen. */
  readonly unseen: number;
  /** What the claimant's word has been worth: claims proven, and lies found out. */
  readonly proven: number;
  readonly caught: number;
}

/** A move, and what it is worth: the chance to win the game after it. */
export interface Option {
  readonly move: CoupMove;
  readonly worth: number;
  readonly reasons: readonly Reason[];
}

export interface Advice {
  readonly odds: ClaimOdds | null;
  /** The best first. */
  readonly options: readonly Option[];
}

/** Questions that a coach has something to say about: what lies open, and which of one's own cards to part with. */
const advisable: ReadonlySet<CoupKind> = new Set([
  'act',
  'challenge',
  'block',
  'bomb',
  'redirect',
  'lose',
  'keep',
]);

export const isAdvisable = (view: CoupView): boolean =>
  view.asked !== null && view.asked.seat === view.viewer && advisable.has(view.asked.kind);

/** The number of imagined tables: the same ones for each plan, so that luck favours none. */
const deals = 24;

const coachSalt = 0x00c0ac4;

/**
 * What each move is worth to the viewer who is asked, and why, from what they see and have witnessed. The luck of the
 * imagined tables follows from how much has been witnessed, so the same question gets the same advice.
 */
export function* advise(
  view: CoupView,
  witnessed: readonly CoupEvent[],
  moves: readonly CoupMove[],
  company: Company = [],
  count = deals,
): Generator<undefined, Advice, undefined> {
  const me = view.viewer as Seat;
  const ledger = ledgerOf(view, witnessed, company);
  const plans = moves
    .flatMap((move) => plansFor(view, me, move))
    .map((plan) => ({ plan, tally: emptyTally() }));
  let luck = seeded(coachSalt ^ witnessed.length);
  for (let deal = 0; deal < count; deal++) {
    const [word, rest] = draw32(luck);
    luck = rest;
    const table = imagined(view, ledger, seeded(word));
    for (const { plan, tally } of plans) {
      follow(table, me, plan, ledger, tally);
      yield;
    }
  }
  const weighed = plans.map(({ plan, tally }) => ({ plan, outlook: averaged(tally) }));
  const table = imagined(view, ledger, seeded(coachSalt));
  const best = moves.map((move) => weighed.filter(({ plan }) => plan.move === move).reduce(bestOf));
  return { odds: oddsOnStage(view, ledger), options: ranked(best, table).map(optionFrom(view, ledger)) };
}

/** What one means by a move: the plan that promises most. */
const bestOf = (one: Weighed, other: Weighed): Weighed =>
  other.outlook.wins > one.outlook.wins ? other : one;

const optionFrom =
  (view: CoupView, ledger: Ledger) =>
  ({ plan, outlook, tie }: Ranked): Option => ({
    move: plan.move,
    worth: outlook.wins,
    reasons: reasonsFor(view, ledger, plan, outlook, tie),
  });

function oddsOnStage(view: CoupView, ledger: Ledger): ClaimOdds | null {
  const { pending, viewer } = view;
  if (!pending) return null;
  const { seat, claim } = pending.atStake ?? { seat: pending.seat, claim: pending.claim };
  if (claim === null || seat === viewer) return null;
  const { proven = 0, caught = 0 } = ledger.seats[seat] ?? {};
  return {
    seat,
    claim,
    chance: oddsOfClaim(view, ledger, seat, claim),
    unseen: poolOf(view, ledger)[placeOf[roleIn(claim)]] ?? 0,
    proven,
    caught,
  };
}
