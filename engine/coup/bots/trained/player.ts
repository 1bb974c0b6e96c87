import type { Bot } from '../../../core/bot';
import { below, type Random } from '../../../core/random';
import { knownHand } from '../../evidence';
import { knownTruth } from '../../hands';
import type { Coup } from '../../types';
import type { CoupView } from '../../view';
import type { Cells } from './layout';
import type { Learnt } from './learnt';
import { hear, wake, type Mind } from './mind';
import { moveNumber } from './moveNumber';
import { sightOf } from './sight';
import { moveFor, plainMove } from './carryOut';
import type { Situation } from './kinds';
import { chancesOf, type Skill } from './policy';
import { situate } from './situation';

/** A player that has learnt by playing: certainties first, then what the table says of such a situation. */
export const trained = <Id extends string>(
  id: Id,
  skill: Skill,
  learnt: Learnt | null,
): Bot<Coup, Mind, Id> => ({
  id,
  wake,
  hear,
  *decide(mind, view, moves, luck) {
    const [only, another] = moves;
    if (only && !another) return only;
    const certain = certainMove(mind, view);
    const wanted = certain ?? weighed(sightOf(view, mind), skill, learnt, luck);
    const move = moves.find((one) => moveNumber(one) === wanted);
    if (!move) throw new Error(`Move ${wanted} is no answer to ${view.asked?.kind}.`);
    return move;
  },
});

const letsPass = 0;
const challenges = 1;

/** What it has seen with its own eyes: a claim is known to be true, or known to be a lie. */
function certainMove({ seen }: Mind, view: CoupView): number | null {
  const { asked, pending } = view;
  if (asked?.kind !== 'challenge' || !pending?.atStake) return null;
  const { seat, claim } = pending.atStake;
  const truth = knownTruth(knownHand(view, seen, seat), claim);
  return truth === null ? null : truth ? letsPass : challenges;
}

function weighed(cells: Cells, skill: Skill, learnt: Learnt | null, luck: Random): number {
  const situation: Situation = { kind: 0, row: 0, unread: 0, open: 0 };
  if (!situate(cells, situation)) return plainMove(cells);
  // Never a stand-in: the same record must think the same.
  if (!learnt) throw new Error('A trained bot decides nothing before it is handed what was learnt.');
  return moveFor(cells, situation.kind, drawn(chancesOf(learnt, cells, situation, skill), luck));
}

const grain = 1 << 16;

/** One of them, each as likely as its chance says. */
function drawn(chances: readonly number[], luck: Random): number {
  const [part] = below(grain, luck);
  let left = part / grain;
  let found = 0;
  for (let answer = 0; answer < chances.length; answer++) {
    const chance = chances[answer] ?? 0;
    if (chance <= 0) continue;
    found = answer;
    left -= chance;
    if (left < 0) break;
  }
  return found;
}
