import { blockers, blocksFirst, blocksSecond, claimsOf, letsPass } from './answers';
import { seenOf } from './counting';
import { weightsIn, type Table } from './decode';
import { duelWeights } from './duels';
import { numberOfKind, type Situation } from './kinds';
import { at, bits, canBePair, claimant, holds, livesOf, place, type Cells } from './layout';
import type { Learnt } from './learnt';
import { isCrowd, prudent, trusting } from './prudence';
import { situate } from './situation';

/** How far a level departs from what was learnt. */
export interface Skill {
  /** Per cent of decisions that are made at random. */
  readonly slips: number;
  /** Below 1, what was learnt to be seldom right is done more often. */
  readonly sharpness: number;
  /** The same where more than two are left: above 1, it is done less often. */
  readonly inCrowds: number;
  /** How far it lets what rivals have shown of themselves lead it away from what is safe against anybody; up to 1. */
  readonly reading: number;
  /** Whether it plays by what was learnt between two where no more sit down. */
  readonly isWary: boolean;
}

/**
 * What is right against these rivals, and for a share that nothing they do can take away, what is right against anybody. So
 * who plays a part to turn round later wins back little. Where two have a card each, what was solved is right against
 * anybody, and gives way only as the rival becomes known. Where no more than two sat down, what was learnt between two is
 * both at once: what the rival has shown is part of its rows.
 */
function answersOf(
  { keen, wary, duels }: Learnt,
  cells: Cells,
  situation: Situation,
  { sharpness, inCrowds, reading, isWary }: Skill,
): number[] {
  if (isWary && canBePair(cells)) return betweenTwo(wary, cells, situation, sharpness);
  const exactness = isCrowd(cells) ? inCrowds : sharpness;
  const open = prudent(cells, situation);
  const solved = duelWeights(duels, cells, situation);
  const trust = solved ? reading * familiarity(cells, situation.kind) : reading;
  const bent = shares(weightsIn(keen, { ...situation, open: trusting(cells, situation, open) }), exactness);
  const safe = shares(solved ?? weightsIn(keen, { ...situation, row: situation.unread, open }), exactness);
  return bent.map((chance, answer) => trust * chance + (1 - trust) * (safe[answer] ?? 0));
}

/** After this many claims that somebody let pass or challenged, their manner is half known. */
const half = 1;

/** How well those are known on whom an answer depends, from 0 to nearly 1: who claims, or all who may object. */
function familiarity(cells: Cells, kind: number): number {
  if (kind === numberOfKind.challenge) return known(seenOf(cells, claimant(cells)));
  const me = at(cells, place.asked);
  let seen = 0;
  for (let seat = 0; seat < at(cells, place.players); seat++)
    if (seat !== me && livesOf(cells, seat) > 0) seen += seenOf(cells, seat);
  return known(seen);
}

const known = (seen: number): number => seen / (seen + half);

/** How often it says nothing untrue to a rival who has not yet let a word pass: some challenge whatever is said. */
const candour = 0.18;
/** What was seldom right between two was mostly tried while it was learnt. */
const settled = 1.35;

/** What was learnt between two. */
function betweenTwo(wary: Table, cells: Cells, { open }: Situation, sharpness: number): number[] {
  const apart: Situation = { kind: 0, row: 0, unread: 0, open: 0 };
  cells[place.apart] = 1;
  situate(cells, apart);
  cells[place.apart] = 0;
  const among = (answers: number) =>
    shares(weightsIn(wary, { ...apart, open: answers }), settled * sharpness);
  const right = among(open);
  if (seenOf(cells, 1 - at(cells, place.asked)) > 0) return right;
  const honest = among(candid(cells, { ...apart, open }));
  return right.map((chance, answer) => (1 - candour) * chance + candour * (honest[answer] ?? 0));
}

/** Of the open answers those that say nothing untrue, a bit for each; all if there is none. */
function candid(cells: Cells, { kind, open }: Situation): number {
  const me = at(cells, place.asked);
  const said =
    kind === numberOfKind.act
      ? claimsOf
      : kind === numberOfKind.block
        ? blocksOf(at(cells, place.action))
        : [];
  const untrue = said.reduce(
    (mask, [answer, part]) => (holds(cells, me, part) ? mask : mask | (1 << answer)),
    0,
  );
  return (open & ~untrue) === 0 ? open : open & ~untrue;
}

function blocksOf(action: number): readonly (readonly [answer: number, part: number])[] {
  const [first, second] = blockers(action);
  return [
    [blocksFirst, first],
    [blocksSecond, second],
  ];
}

/** How likely each answer is before luck draws: what is right, except for the slips of its level. */
export function chancesOf(learnt: Learnt, cells: Cells, situation: Situation, skill: Skill): number[] {
  const slip = skill.slips / 100;
  const anything = slippedInto(situation);
  return answersOf(learnt, cells, situation, skill).map(
    (chance, answer) => (1 - slip) * chance + (slip * ((anything >> answer) & 1)) / bits(anything),
  );
}

/** A slip lets a claim pass, and otherwise is any open answer. */
const slippedInto = ({ kind, open }: Situation): number =>
  kind === numberOfKind.challenge && (open >> letsPass) & 1 ? 1 << letsPass : open;

function shares(weights: readonly number[], sharpness: number): number[] {
  const powers = weights.map((weight) => (weight === 0 || sharpness === 1 ? weight : weight ** sharpness));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}
