import type { Seat } from '../../../core/game';
import { actionRules, roleIn, type Action } from '../../actions';
import { isHopeless } from '../../copies';
import { claimOf } from '../../evidence';
import { coinsOf, livesOf } from '../../hands';
import { placeOf } from '../../roles';
import { always, face, type Urge } from './leaning';
import type { Deed } from './memory';
import {
  acts,
  harmless,
  isAimedAt,
  isLie,
  isRival,
  isStruck,
  isTempting,
  mostDangerous,
  type Act,
  type Scene,
} from './scene';

const doubt = ({ moves }: Scene, pull: number): Urge => ({
  move: moves.find(({ type }) => type === 'challenge'),
  pull,
});

// — cautious —

/** Lies seldom and doubts seldom: its word can be believed, and its silence be used. */
export const cautious = face('cautious', {
  liking: (scene, move) => (isLie(scene, move) ? 120 : move.type === 'challenge' ? 200 : always),
  refuge: (scene, move) => {
    const isLastWord = isStruck(scene) && livesOf(scene.view.seats, scene.me) === 1;
    return isLie(scene, move) && !isLastWord ? harmless(scene) : undefined;
  },
});

// — liar —

/** Claims far more than it holds, most of all what brings coins. */
export const liar = face('liar', {
  liking: (scene, move) =>
    claimOf(move, scene.view) === null || isLie(scene, move) || move.type !== 'act' ? always : 700,
  urges: (scene) => (scene.view.asked?.kind === 'block' ? denials(scene) : inventions(scene)),
});

/** With a single card left it lies half as often. */
const boldness = ({ view, me }: Scene): number => (livesOf(view.seats, me) > 1 ? 1 : 0.5);

const lies: readonly { readonly action: Action; readonly pull: number }[] = [
  { action: 'tax', pull: 280 },
  { action: 'steal', pull: 180 },
  { action: 'assassinate', pull: 60 },
];

function inventions(scene: Scene): readonly Urge[] {
  if (scene.view.asked?.kind !== 'act' || coinsOf(scene.view.seats, scene.me) >= actionRules.coup.cost)
    return [];
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

// — hunter —

/** Doubts what others would let pass, and the more, the more copies of the card it sees itself. */
export const hunter = face('hunter', {
  urges: (scene) => {
    const { view, me, copies } = scene;
    const { atStake } = view.pending ?? {};
    if (view.asked?.kind !== 'challenge' || !atStake) return [];
    const pull = 100 + 100 * (copies.inSight[placeOf[roleIn(atStake.claim)]] ?? 0);
    return [doubt(scene, livesOf(view.seats, me) > 1 ? pull : pull / 2)];
  },
});

// — miser —

/** What costs coins, and is not worth them. */
const dear: ReadonlySet<Action> = new Set(['assassinate', 'bomb', 'convert']);
/** What brings none. */
const idle: ReadonlySet<Action> = new Set(['exchange', 'examine']);

/** Keeps its coins together for a coup, and pays for nothing else. */
export const miser = face('miser', {
  liking: (_, move) => {
    if (move.type !== 'act') return always;
    return dear.has(move.action) ? 20 : idle.has(move.action) ? 300 : always;
  },
  refuge: harmless,
  urges: (scene) => {
    if (scene.view.asked?.kind !== 'act' || coinsOf(scene.view.seats, scene.me) < actionRules.coup.cost)
      return [];
    const coups = acts(scene).filter(({ action }) => action === 'coup');
    return [{ move: mostDangerous(scene, coups), pull: 900 }];
  },
});

// — avenger —

/** Turns on the player who last turned on it, and forgets the others. */
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
  if (asked?.kind === 'challenge') return pending?.atStake?.seat === attacker ? [doubt(scene, 120)] : [];
  if (asked?.kind !== 'act') return [];
  return blows.map(({ action, pull, lied }) => {
    const move = acts(scene).find((act) => act.action === action && isAimedAt(act, attacker));
    if (!move || isHopelessLie(scene, action)) return { move: undefined, pull: 0 };
    return { move, pull: isLie(scene, move) ? lied : pull };
  });
}

const isHopelessLie = (scene: Scene, action: Action): boolean =>
  isHopeless(scene, action === 'assassinate' ? 'assassin' : 'captain') && action !== 'coup';

// — mirror —

/** Does as it is done by: repeats what was last done, to the player who did it, and doubts who doubted it. */
export const mirror = face('mirror', {
  urges: (scene) => {
    const { deed, doubter } = scene.memory;
    const { asked, pending } = scene.view;
    if (asked?.kind === 'challenge') return pending?.atStake?.seat === doubter ? [doubt(scene, 500)] : [];
    if (asked?.kind !== 'act' || deed === null) return [];
    const move = repeated(scene, deed);
    const wish = deed.target === scene.me ? 750 : 500;
    return move ? [{ move, pull: isLie(scene, move) ? wish / 2 : wish }] : [];
  },
});

/** The same again: aimed back at the player who did it to this seat, or else at the player it was aimed at. */
function repeated(scene: Scene, deed: Deed): Act | undefined {
  const aim: Seat | null = deed.target === scene.me ? deed.seat : deed.target;
  const found = acts(scene).find((act) => act.action === deed.action && (act.target ?? null) === aim);
  if (!found || (aim !== null && !isRival(scene, aim))) return undefined;
  const claim = claimOf(found, scene.view);
  return claim !== null && isHopeless(scene, claim) ? undefined : found;
}

/** Every face a bot can have, in the order in which they are offered. */
export const faces = [cautious, liar, hunter, miser, avenger, mirror] as const;

export type CoupFaceId = (typeof faces)[number]['id'];
