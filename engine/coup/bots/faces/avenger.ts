import type { Action } from '../../actions';
import type { CoupMove } from '../../moves';
import { isHopeless } from '../../copies';
import { face, type Urge } from './leaning';
import { acts, isAimedAt, isLie, isRival, type Scene } from './scene';

/** Turns on whoever last turned on it, and forgets the others. */
export const avenger = face('avenger', {
  urges: (scene) => (isRival(scene, scene.memory.attacker) ? paybacks(scene) : []),
  aimed: (scene, move) => {
    const { attacker } = scene.memory;
    if (move.type !== 'act' || move.action === 'convert' || !isRival(scene, attacker)) return move;
    return acts(scene).find((act) => act.action === move.action && isAimedAt(act, attacker)) ?? move;
  },
});

/** What hurts most comes first; what it would have to lie for it does less often. */
const blows: readonly { readonly action: Action; readonly pull: number; readonly lied: number }[] = [
  { action: 'coup', pull: 800, lied: 800 },
  { action: 'assassinate', pull: 600, lied: 60 },
  { action: 'steal', pull: 400, lied: 90 },
];

function paybacks(scene: Scene): readonly Urge[] {
  const { attacker } = scene.memory;
  const { asked, pending } = scene.view;
  if (asked?.kind === 'challenge') return pending?.atStake?.seat === attacker ? [doubt(scene.moves)] : [];
  if (asked?.kind !== 'act') return [];
  return blows.map(({ action, pull, lied }) => {
    const move = acts(scene).find((act) => act.action === action && isAimedAt(act, attacker));
    if (!move || isHopelessLie(scene, action)) return { move: undefined, pull: 0 };
    return { move, pull: isLie(scene, move) ? lied : pull };
  });
}

const isHopelessLie = (scene: Scene, action: Action): boolean =>
  isHopeless(scene, action === 'assassinate' ? 'assassin' : 'captain') && action !== 'coup';

const doubt = (moves: readonly CoupMove[]): Urge => ({
  move: moves.find(({ type }) => type === 'challenge'),
  pull: 120,
});
