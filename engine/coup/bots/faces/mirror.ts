import type { Seat } from '../../../core/game';
import { isHopeless } from '../../copies';
import { claimOf } from '../../evidence';
import { face, type Urge } from './leaning';
import type { Deed } from './memory';
import { acts, isLie, isRival, type Act, type Scene } from './scene';

/** Does as it is done by: repeats what was last done, to whoever did it to it, and doubts whoever doubted it. */
export const mirror = face('mirror', {
  urges: (scene) => {
    const { deed, doubter } = scene.memory;
    const { asked, pending } = scene.view;
    if (asked?.kind === 'challenge') return pending?.atStake?.seat === doubter ? [doubtBack(scene)] : [];
    if (asked?.kind !== 'act' || deed === null) return [];
    const move = repeated(scene, deed);
    const wish = deed.target === scene.me ? 750 : 500;
    return move ? [{ move, pull: isLie(scene, move) ? wish / 2 : wish }] : [];
  },
});

const doubtBack = ({ moves }: Scene): Urge => ({
  move: moves.find(({ type }) => type === 'challenge'),
  pull: 500,
});

/** The same again: aimed back at whoever did it to this seat, or along with them at whoever they aimed at. */
function repeated(scene: Scene, deed: Deed): Act | undefined {
  const aim: Seat | null = deed.target === scene.me ? deed.seat : deed.target;
  const found = acts(scene).find((act) => act.action === deed.action && (act.target ?? null) === aim);
  if (!found || (aim !== null && !isRival(scene, aim))) return undefined;
  const claim = claimOf(found, scene.view);
  return claim !== null && isHopeless(scene, claim) ? undefined : found;
}
