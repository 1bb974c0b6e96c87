import {
  at,
  duke,
  hiddenCard,
  isPair,
  livesOf,
  noDuke,
  own,
  parts,
  place,
  seatAt,
  type Cells,
} from './layout';
import { anyTemper } from './kinds';
import { caught, challenges, chances, modest, proven, told } from './ledger';

/** What counting cards and words says, from one seat: only of what that seat sees. */

export const toldBy = (cells: Cells, seat: number, part: number): number =>
  at(cells, seatAt(seat) + own.ledger + told + part);

const factOf = (cells: Cells, seat: number, fact: number): number =>
  at(cells, seatAt(seat) + own.ledger + fact);

/** FC-48: of the three sets of a draft, one's own is known: four of its cards are gone. */
const copiesOf = (cells: Cells, me: number, part: number): number =>
  at(cells, place.drafted) === 0
    ? at(cells, place.copies)
    : 2 + (at(cells, seatAt(me) + own.picked) === part ? 1 : 0);

/** Copies that may lie where this seat cannot look. */
export function unseen(cells: Cells, me: number, part: number): number {
  let left = copiesOf(cells, me, part) - at(cells, place.open + part);
  if (hiddenCard(cells, me, 0) === part) left--;
  if (hiddenCard(cells, me, 1) === part) left--;
  for (let index = 0; index < at(cells, place.exposed); index++) {
    const one = at(cells, place.exposedCards + index);
    if (one >> 1 !== me && hiddenCard(cells, one >> 1, one & 1) === part) left--;
  }
  return Math.max(0, left);
}

/** How much of what it says is invented: by its lies, its truths, and how often it took what anybody may take. */
function lying(cells: Cells, seat: number): number {
  const lies = 1.5 * factOf(cells, seat, caught);
  const truths = factOf(cells, seat, proven) + 0.5 * factOf(cells, seat, modest);
  return Math.min(0.8, Math.max(0.08, (1.2 + lies) / (3 + lies + truths)));
}

/** That what a seat says is not so: over all hands it may have, each as likely as cards and words make it. */
export function lieOdds(cells: Cells, me: number, seat: number, claim: number): number {
  const wanted = claim === noDuke ? duke : claim;
  const invents = lying(cells, seat);
  const single = livesOf(cells, seat) === 1;
  let sum = 0;
  let squares = 0;
  let twins = 0;
  let mine = 0;
  let mineTwin = 0;
  const from = seatAt(seat) + own.ledger + told;
  for (let part = 0; part < parts; part++) {
    const said = at(cells, from + part);
    if (said < 0) continue;
    const copies = unseen(cells, me, part);
    if (copies === 0) continue;
    const boost = said === 0 ? 1 : said === 1 ? 1 / invents : 1 / (invents * invents);
    const weight = copies * boost;
    const twin = ((copies * (copies - 1)) / 2) * boost;
    sum += weight;
    squares += weight * weight;
    twins += twin;
    if (part === wanted) [mine, mineTwin] = [weight, twin];
  }
  const total = single ? sum : (sum * sum - squares) / 2 + twins;
  if (total <= 0) return claim === noDuke ? 0 : 1;
  const having = (single ? mine : mine * (sum - mine) + mineTwin) / total;
  return claim === noDuke ? having : 1 - having;
}

/** How often it has shown whether it challenges. */
export const seenOf = (cells: Cells, seat: number): number => factOf(cells, seat, chances);

/** The share of claims that people challenge, by the number of players. */
const usual = (cells: Cells): number => {
  const players = at(cells, place.players);
  return players === 2 ? 0.2 : players === 3 ? 0.14 : players === 4 ? 0.1 : 0.07;
};

/** How readily somebody challenges, beside what is usual: 1 as people do, or while nothing is known. */
const pace = (cells: Cells, made: number, possible: number): number =>
  (made + 1) / (usual(cells) * possible + 1);

/** How ready the living rivals are to challenge, by what they have done; of `tempers`. */
export function boldness(cells: Cells, me: number): number {
  if (isPair(cells)) return boldnessOfOne(cells, 1 - me);
  let made = 0;
  let possible = 0;
  for (let seat = 0; seat < at(cells, place.players); seat++) {
    if (seat === me || livesOf(cells, seat) === 0) continue;
    made += factOf(cells, seat, challenges);
    possible += factOf(cells, seat, chances);
  }
  if (made > 1 && (made + 0.5) / (possible + 1) > 0.7) return 5;
  const here = pace(cells, made, possible);
  return here < 0.3 ? 0 : here < 0.5 ? 1 : here < 0.8 ? 2 : here < 1.6 ? 3 : 4;
}

/** Between two a game is short: one word let pass says much, four say all. */
function boldnessOfOne(cells: Cells, rival: number): number {
  const made = factOf(cells, rival, challenges);
  const possible = factOf(cells, rival, chances);
  if (made === 0) return possible < 2 ? anyTemper - possible : possible < 4 ? 1 : 0;
  if (made > 1 && made > 0.7 * possible) return 5;
  return made > 0.3 * possible ? 4 : 3;
}

const mannersOfOne: readonly number[] = [0, 0, 1, 2, 3, 3];

/** Who sits at one table is often alike: what others do tells half as much of somebody as what they do themselves. */
const kinship = 0.5;

/** The same of one of them, more roughly; of `manners`. */
export function manner(cells: Cells, me: number, seat: number): number {
  if (isPair(cells)) return at(mannersOfOne, boldnessOfOne(cells, seat));
  let made = 0;
  let possible = 0;
  for (let other = 0; other < at(cells, place.players); other++) {
    if (other === me || livesOf(cells, other) === 0) continue;
    const weight = other === seat ? 1 : kinship;
    made += weight * factOf(cells, other, challenges);
    possible += weight * factOf(cells, other, chances);
  }
  const here = pace(cells, made, possible);
  return here < 0.45 ? 0 : here < 0.8 ? 1 : here < 1.6 ? 2 : 3;
}
