import { letsPass } from './answers';
import { candid } from './candour';
import { seenOf } from './counting';
import { weightsIn, type Table } from './decode';
import { duelWeights } from './duels';
import { familiarity } from './familiarity';
import { numberOfKind, type Situation } from './kinds';
import { at, bits, canBePair, place, type Cells } from './layout';
import type { Learnt } from './learnt';
import { isCrowd, prudent, trusting } from './prudence';
import { situate } from './situation';

/** How far a level departs from what was learnt. */
export interface Skill {
  /** In so many of a hundred decisions it does anything at all. */
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

/** How likely each answer is before luck draws: what is right, except for the slips of its level. */
export function chancesOf(learnt: Learnt, cells: Cells, situation: Situation, skill: Skill): number[] {
  const slip = skill.slips / 100;
  const anything = slippedInto(situation);
  return answersOf(learnt, cells, situation, skill).map(
    (chance, answer) => (1 - slip) * chance + (slip * ((anything >> answer) & 1)) / bits(anything),
  );
}

/** Whoever is not minding the game lets a word pass, and otherwise does anything that may be done. */
const slippedInto = ({ kind, open }: Situation): number =>
  kind === numberOfKind.challenge && (open >> letsPass) & 1 ? 1 << letsPass : open;

function shares(weights: readonly number[], sharpness: number): number[] {
  const powers = weights.map((weight) => (weight === 0 || sharpness === 1 ? weight : weight ** sharpness));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}
