import { seenOf } from './counting';
import { numberOfKind } from './kinds';
import { at, claimant, livesOf, place, type Cells } from './layout';

/** After so many claims that somebody let pass or challenged, their manner is half known. */
const half = 1;

/** How well those are known on whom an answer depends, from 0 to nearly 1: who claims, or all who may object. */
export function familiarity(cells: Cells, kind: number): number {
  if (kind === numberOfKind.challenge) return known(seenOf(cells, claimant(cells)));
  const me = at(cells, place.asked);
  let seen = 0;
  for (let seat = 0; seat < at(cells, place.players); seat++)
    if (seat !== me && livesOf(cells, seat) > 0) seen += seenOf(cells, seat);
  return known(seen);
}

const known = (seen: number): number => seen / (seen + half);
