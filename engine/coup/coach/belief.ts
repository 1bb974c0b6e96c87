import type { Seat } from '../../core/game';
import type { Claim } from '../actions';
import { copiesKnown, outOfSight } from '../copies';
import { knownHand } from '../evidence';
import { livesOf, supports } from '../hands';
import { placeOf, roles, type Role } from '../roles';
import type { CoupView } from '../view';
import type { Ledger, SeatLedger } from './ledger';
import { chanceOfWord, traitsOf, wordFor, wordOn } from './words';

/** How often each role may still lie where the viewer does not see it, by its place in `roles`. */
export type Pool = readonly number[];

/** A hand somebody may hold, and how likely that is. */
export interface Holding {
  readonly hand: readonly Role[];
  readonly chance: number;
}

/** What somebody who exchanges has drawn, and nobody else sees. */
export const drawnBy = ({ viewer, seats, offered, asked }: CoupView): readonly Role[] =>
  asked?.kind === 'keep' && asked.seat === viewer ? (offered ?? []).slice(livesOf(seats, asked.seat)) : [];

/** Everything the viewer does not know, wherever it lies. */
export function poolOf(view: CoupView, { picked, seen }: Ledger): number[] {
  const pool = outOfSight(copiesKnown(view, seen, picked));
  for (const role of drawnBy(view)) pool[placeOf[role]] = Math.max(0, (pool[placeOf[role]] ?? 0) - 1);
  return pool;
}

/** What an opportunity let pass says against the card that would have taken it. */
export const omission = 0.6;

/** Every hand a seat may hold, out of a pool: by counting, by what it said, and by what words like these are worth. */
export function holdingsOf(view: CoupView, ledger: Ledger, seat: Seat, pool: Pool): readonly Holding[] {
  const facts = ledger.seats[seat];
  const counted = countedHands(view, ledger, seat, pool);
  if (!facts) return counted;
  const quiet = counted.map(({ hand, chance }) => ({ hand, chance: chance * silence(facts, hand) }));
  const stake = stakeOf(view, seat);
  const older = roles.filter((role, at) => (facts.told[at] ?? 0) > 0 && role !== stake);
  const words: readonly Claim[] = stake === null ? older : [...older, stake];
  return scaled(
    words.reduce((holdings, claim) => {
      const truth = chanceByWord(view, facts, seat, claim, shareOf(counted, claim));
      return believed(holdings, claim, truth);
    }, scaled(quiet)),
  );
}

/** By counting alone. */
function countedHands(view: CoupView, { seen }: Ledger, seat: Seat, pool: Pool): readonly Holding[] {
  const cards = knownHand(view, seen, seat);
  const known = cards.filter((role) => role !== null);
  return scaled(
    drawsOf(pool, cards.length - known.length).map(({ hand, chance }) => ({
      hand: [...known, ...hand],
      chance,
    })),
  );
}

function scaled(holdings: readonly Holding[]): readonly Holding[] {
  const sum = holdings.reduce((all, { chance }) => all + chance, 0);
  return sum > 0 ? holdings.map(({ hand, chance }) => ({ hand, chance: chance / sum })) : holdings;
}

/** What opportunities let pass say of a hand. */
function silence({ against }: SeatLedger, hand: readonly Role[]): number {
  return roles.reduce((weight, role, at) => {
    const much = against[at] ?? 0;
    return much > 0 && hand.includes(role) ? weight * omission ** much : weight;
  }, 1);
}

/** How much of the weight lies on hands of which a claim is true. Written so that what is certain is exactly 0 or 1. */
function shareOf(holdings: readonly Holding[], claim: Claim): number {
  let [truth, lie] = [0, 0];
  for (const { hand, chance } of holdings) {
    if (supports(hand, claim)) truth += chance;
    else lie += chance;
  }
  return truth > 0 ? truth / (truth + lie) : 0;
}

/** The same hands, weighed so that a claim is as likely as this. */
function believed(holdings: readonly Holding[], claim: Claim, truth: number): readonly Holding[] {
  const share = shareOf(holdings, claim);
  if (share <= 0 || share >= 1) return holdings;
  return holdings.map(({ hand, chance }) => ({
    hand,
    chance: chance * (supports(hand, claim) ? truth / share : (1 - truth) / (1 - share)),
  }));
}

const stakeOf = ({ pending }: CoupView, seat: Seat): Claim | null =>
  pending?.atStake?.seat === seat ? pending.atStake.claim : null;

/** What a word is worth where cards alone say this much of it. */
function chanceByWord(view: CoupView, facts: SeatLedger, seat: Seat, claim: Claim, byCards: number): number {
  if (byCards <= 0 || byCards >= 1) return byCards;
  const { pending } = view;
  const kind = pending && stakeOf(view, seat) === claim ? wordOn(pending) : wordFor(claim);
  return chanceOfWord(kind, traitsOf(view, facts, seat, claim, byCards), facts.bot);
}

/** All ways to draw `count` cards (two at most) from a pool, with their weights. */
function drawsOf(pool: Pool, count: number): readonly Holding[] {
  if (count === 0) return [{ hand: [], chance: 1 }];
  const draws: Holding[] = [];
  for (let one = 0; one < roles.length; one++) {
    const first = pool[one] ?? 0;
    if (first <= 0) continue;
    const role = roles[one] as Role;
    if (count === 1) {
      draws.push({ hand: [role], chance: first });
      continue;
    }
    for (let two = one; two < roles.length; two++) {
      const second = two === one ? (first - 1) / 2 : (pool[two] ?? 0);
      if (second > 0) draws.push({ hand: [role, roles[two] as Role], chance: first * second });
    }
  }
  return draws;
}

/** How likely a claim is true by the cards the viewer knows of, shown in secret or in sight. */
export const oddsByCards = (view: CoupView, ledger: Ledger, seat: Seat, claim: Claim): number =>
  shareOf(countedHands(view, ledger, seat, poolOf(view, ledger)), claim);

/** How likely a claim is true, from what the viewer sees and from what the claimant has said, proven and let pass. */
export function oddsOfClaim(view: CoupView, ledger: Ledger, seat: Seat, claim: Claim): number {
  const byCards = oddsByCards(view, ledger, seat, claim);
  const facts = ledger.seats[seat];
  return facts ? chanceByWord(view, facts, seat, claim, byCards) : byCards;
}
