import { letsPass } from './answers';
import { weightsIn } from './decode';
import { duelWeights } from './duels';
import { familiarity } from './familiarity';
import { numberOfKind, type Situation } from './kinds';
import { bits, type Cells } from './layout';
import { isCrowd, prudent, trusting } from './prudence';
import type { Learnt } from './shelf';

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
}

/**
 * How likely each answer is before luck draws: what is right against these rivals, and for a share that nothing they do can
 * take away, what is right against anybody. So who plays a part to turn round later wins back little. Where two have a
 * card each, what was solved is right against anybody, and gives way only as the rival becomes known.
 */
export function chancesOf(
  { keen, duels }: Learnt,
  cells: Cells,
  situation: Situation,
  { slips, sharpness, inCrowds, reading }: Skill,
): number[] {
  const exactness = isCrowd(cells) ? inCrowds : sharpness;
  const open = prudent(cells, situation);
  const solved = duelWeights(duels, cells, situation);
  const trust = solved ? reading * familiarity(cells, situation.kind) : reading;
  const bent = shares(weightsIn(keen, { ...situation, open: trusting(cells, situation, open) }), exactness);
  const safe = shares(solved ?? weightsIn(keen, { ...situation, row: situation.unread, open }), exactness);
  const answers = bent.map((chance, answer) => trust * chance + (1 - trust) * (safe[answer] ?? 0));
  const slip = slips / 100;
  const anything = slippedInto(situation);
  return answers.map(
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
