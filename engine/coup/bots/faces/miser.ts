import { always, face } from './leaning';
import type { Action } from '../../actions';
import { coinsOf } from '../../hands';
import { acts, harmless, mostDangerous } from './scene';

/** What costs coins, and is not worth them. */
const dear: ReadonlySet<Action> = new Set(['assassinate', 'bomb', 'convert']);
/** What brings none. */
const idle: ReadonlySet<Action> = new Set(['exchange', 'examine']);

const coupCosts = 7;

/** Keeps its coins together for a coup, and pays for nothing else. */
export const miser = face('miser', {
  liking: (_, move) => {
    if (move.type !== 'act') return always;
    return dear.has(move.action) ? 20 : idle.has(move.action) ? 300 : always;
  },
  refuge: harmless,
  urges: (scene) => {
    if (scene.view.asked?.kind !== 'act' || coinsOf(scene.view.seats, scene.me) < coupCosts) return [];
    const coups = acts(scene).filter(({ action }) => action === 'coup');
    return [{ move: mostDangerous(scene, coups), pull: 900 }];
  },
});
