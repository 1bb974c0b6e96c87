import type { Action } from '../../actions';
import { claimOf } from '../../evidence';
import { coinsOf, livesOf } from '../../hands';
import { always, face, type Urge } from './leaning';
import { acts, isLie, isTempting, mostDangerous, type Scene } from './scene';

/** With so many coins for a coup there is no need to lie. */
const coupCosts = 7;

/** Claims far more than it holds, most of all what brings coins. */
export const liar = face('liar', {
  liking: (scene, move) =>
    claimOf(move, scene.view) === null || isLie(scene, move) || move.type !== 'act' ? always : 700,
  urges: (scene) => (scene.view.asked?.kind === 'block' ? denials(scene) : inventions(scene)),
});

/** Whoever has a single card left lies half as often. */
const boldness = ({ view, me }: Scene): number => (livesOf(view.seats, me) > 1 ? 1 : 0.5);

const lies: readonly { readonly action: Action; readonly pull: number }[] = [
  { action: 'tax', pull: 280 },
  { action: 'steal', pull: 180 },
  { action: 'assassinate', pull: 60 },
];

function inventions(scene: Scene): readonly Urge[] {
  if (scene.view.asked?.kind !== 'act' || coinsOf(scene.view.seats, scene.me) >= coupCosts) return [];
  const tempting = acts(scene).filter((move) => isTempting(scene, move));
  return lies.map(({ action, pull }) => ({
    move: mostDangerous(
      scene,
      tempting.filter((move) => move.action === action),
    ),
    pull: pull * boldness(scene),
  }));
}

const denials = (scene: Scene): readonly Urge[] => [
  {
    move: scene.moves.find((move) => isTempting(scene, move)),
    pull: 350 * boldness(scene),
  },
];
