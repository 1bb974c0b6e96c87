import type { Seat } from '../../../core/game';
import { claimBehind, type Claim } from '../../actions';
import type { CoupMove } from '../../moves';
import { areFellows } from '../../parties';
import type { Role } from '../../roles';
import type { CoupView } from '../../view';
import type { Memory } from './memory';

/** A decision as a face looks at it. */
export interface Scene {
  readonly me: Seat;
  readonly view: CoupView;
  readonly moves: readonly CoupMove[];
  readonly memory: Memory;
  /** Its own hidden cards. */
  readonly hand: readonly Role[];
  readonly rivals: readonly Seat[];
}

export type Act = Extract<CoupMove, { type: 'act' }>;

export function sceneOf(memory: Memory, view: CoupView, moves: readonly CoupMove[]): Scene {
  const me = memory.seat;
  const rivals = view.seats.flatMap(({ out }, seat) => (out || seat === me ? [] : [seat]));
  return { me, view, moves, memory, hand: hiddenRoles(view, me), rivals };
}

const hiddenCards = (view: CoupView, seat: Seat) =>
  (view.seats[seat]?.cards ?? []).flatMap(({ role, faceUp }, at) => (faceUp ? [] : [{ role, at }]));

const hiddenRoles = (view: CoupView, seat: Seat): readonly Role[] =>
  hiddenCards(view, seat).flatMap(({ role }) => role ?? []);

export const livesOf = ({ view }: Scene, seat: Seat): number => hiddenCards(view, seat).length;
export const coinsOf = ({ view }: Scene, seat: Seat): number => view.seats[seat]?.coins ?? 0;

// — words —

/** What a move says of its player's hidden cards. */
export function claimIn({ view }: Scene, move: CoupMove): Claim | null {
  switch (move.type) {
    case 'act':
      return claimBehind(view, move.action);
    case 'block':
      return move.role;
    case 'defuse':
      return 'contessa';
    case 'pass':
      return view.asked?.kind === 'redirect' ? null : 'contessa';
    default:
      return null;
  }
}

const holds = ({ hand }: Scene, claim: Claim): boolean =>
  claim === 'noDuke' ? !hand.includes('duke') : hand.includes(claim);

export function isLie(scene: Scene, move: CoupMove): boolean {
  const claim = claimIn(scene, move);
  return claim !== null && !holds(scene, claim);
}

/** Fewest copies of a card where nobody knows how many two who drafted have left out. */
const fewestCopies = 2;

/** So many copies of a character there are, and so many of them this seat sees. */
export function copiesOf({ view }: Scene, role: Role): { readonly all: number; readonly seen: number } {
  const cards = view.seats.flatMap((seat) => seat.cards);
  const all = Math.max(fewestCopies, Math.floor((cards.length + view.court) / 5));
  return { all, seen: cards.filter((card) => card.role === role).length };
}

/** Every copy lies in sight: nobody could believe it, and somebody may know. */
export function isHopeless(scene: Scene, claim: Claim): boolean {
  if (claim === 'noDuke' || holds(scene, claim)) return false;
  const { all, seen } = copiesOf(scene, claim);
  return seen >= all;
}

/** A lie that somebody might believe. */
export const isTempting = (scene: Scene, move: CoupMove): boolean => {
  const claim = claimIn(scene, move);
  return claim !== null && !holds(scene, claim) && !isHopeless(scene, claim);
};

// — what leaves no choice —

/** There is one right answer, or two stand against each other with their last cards: no leaning is worth the game. */
export function isSettled(scene: Scene): boolean {
  const { view, me, rivals, moves } = scene;
  const [only, another] = rivals;
  const isLast = only !== undefined && another === undefined && livesOf(scene, only) === 1;
  if (isLast && livesOf(scene, me) === 1) return true;
  switch (view.asked?.kind) {
    case 'act':
      return isLast && moves.some((move) => move.type === 'act' && move.action === 'coup');
    case 'challenge':
      return isKnown(scene) || (isStruck(scene) && scene.hand.includes('contessa'));
    case 'block':
      return moves.some((move) => move.type === 'block' && scene.hand.includes(move.role));
    default:
      return true;
  }
}

/** An assassin, or a bomb, is at its door. */
export const isStruck = ({ view: { pending }, me }: Scene): boolean =>
  (pending?.action === 'assassinate' && pending.target === me && pending.block === null) ||
  pending?.bomb?.passTo === me;

/** It has seen with its own eyes that the word is true, or that it is a lie. */
function isKnown({ view, memory, ...scene }: Scene): boolean {
  const { atStake } = view.pending ?? {};
  if (!atStake) return true;
  const { seat, claim } = atStake;
  const cards = hiddenCards(view, seat).map(({ role, at }) => role ?? memory.seen[seat * 2 + at] ?? null);
  const role = claim === 'noDuke' ? 'duke' : claim;
  if (cards.includes(role) || !cards.includes(null)) return true;
  const { all, seen } = copiesOf({ view, memory, ...scene }, role);
  return seen >= all;
}

// — what can be done —

export const acts = ({ moves }: Scene): readonly Act[] => moves.filter((move) => move.type === 'act');

export const isAimedAt = (move: CoupMove, seat: Seat | null): boolean =>
  seat !== null && move.type === 'act' && move.target === seat;

/** What says nothing, costs nothing, and brings what it can. */
export const harmless = ({ moves }: Scene): CoupMove | undefined =>
  moves.find((move) => move.type === 'act' && move.action === 'foreignAid') ??
  moves.find(({ type }) => type === 'allow');

/** Whoever is most to be feared of those an action can be aimed at. */
export function mostDangerous(scene: Scene, among: readonly Act[]): Act | undefined {
  const danger = ({ target }: Act): number =>
    target === undefined ? 0 : 4 * livesOf(scene, target) + coinsOf(scene, target);
  return [...among].sort((one, other) => danger(other) - danger(one))[0];
}

export const isRival = ({ view, me }: Scene, seat: Seat | null): seat is Seat =>
  seat !== null && view.seats[seat]?.out === false && !areFellows(view.seats, me, seat);
