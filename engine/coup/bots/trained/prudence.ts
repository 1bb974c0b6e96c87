import { toStrike } from './aim';
import { assassinates, blockers, blocksFirst, blocksSecond, claimsOf, objects } from './answers';
import { lieOdds, manner, toldBy, unseen } from './counting';
import { numberOfKind, type Situation } from './kinds';
import {
  assassin,
  at,
  byAction,
  byBlock,
  claimant,
  claimMade,
  holds,
  livesOf,
  place,
  type Cells,
} from './layout';
import { caught } from './ledger';
import { living } from './standing';

/**
 * What reason says in a crowd, where training has met many a situation too seldom to have outgrown its first luck. Each
 * gives back the answers that are left, a bit for each, and never none.
 */

/** The answers without those that are poor against anybody. */
export const prudent = (cells: Cells, { kind, open }: Situation): number =>
  isCrowd(cells) ? without(open, poorAnswers(cells, kind)) : open;

/** Of these, where rivals have shown that they can be taken at their word, only those that do so. */
export const trusting = (cells: Cells, { kind }: Situation, open: number): number =>
  isCrowd(cells) && kind === numberOfKind.challenge && isTrusted(cells) ? without(open, 1 << objects) : open;

export const isCrowd = (cells: Cells): boolean => living(cells) > 2;

const without = (open: number, answers: number): number => ((open & ~answers) === 0 ? open : open & ~answers);

function poorAnswers(cells: Cells, kind: number): number {
  const me = at(cells, place.asked);
  switch (kind) {
    case numberOfKind.act:
      return poorActions(cells, me);
    case numberOfKind.block:
      return poorBlocks(cells, me);
    case numberOfKind.challenge:
      return isPoorDoubt(cells, me) ? 1 << objects : 0;
    default:
      return 0;
  }
}

function poorActions(cells: Cells, me: number): number {
  // A player who would lose the last card anyway risks nothing by a challenge.
  const strikesLastCard = !holds(cells, me, assassin) && livesOf(cells, toStrike(cells, me)) === 1;
  return claimsOf.reduce(
    (poor, [action, part]) => (isSeenThrough(cells, me, part) ? poor | (1 << action) : poor),
    strikesLastCard ? 1 << assassinates : 0,
  );
}

function poorBlocks(cells: Cells, me: number): number {
  const [first, second] = blockers(at(cells, place.action));
  return (
    (isSeenThrough(cells, me, first) ? 1 << blocksFirst : 0) |
    (second >= 0 && isSeenThrough(cells, me, second) ? 1 << blocksSecond : 0)
  );
}

/** If rivals hold more than this share of the unknown cards, the last copy of a card is taken to be a rival's, who then knows a lie for sure. */
const likely = 0.4;

function isSeenThrough(cells: Cells, me: number, part: number): boolean {
  if (holds(cells, me, part) || unseen(cells, me, part) > 1) return false;
  const players = at(cells, place.players);
  const court = 5 * at(cells, place.copies) - 2 * players;
  let withRivals = 0;
  for (let seat = 0; seat < players; seat++) if (seat !== me) withRivals += livesOf(cells, seat);
  return withRivals > likely * (withRivals + court);
}

/** A player whom the action does not concern gains least by a challenge and pays as much: then the claim must be rather a lie. */
function isPoorDoubt(cells: Cells, me: number): boolean {
  const by = at(cells, place.claimBy);
  const concerned = by === byAction ? at(cells, place.target) : by === byBlock ? at(cells, place.turn) : me;
  return concerned !== me && lieOdds(cells, me, claimant(cells), claimMade(cells)) < 0.5;
}

const timid = 2;

/** Nobody was ever caught, and who claims is slow to challenge, as those are who do not lie. */
function isTrusted(cells: Cells): boolean {
  const me = at(cells, place.asked);
  for (let other = 0; other < at(cells, place.players); other++)
    if (other !== me && toldBy(cells, other, caught) > 0) return false;
  return manner(cells, me, claimant(cells)) < timid;
}
