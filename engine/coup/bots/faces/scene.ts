import type { Seat } from '../../../core/game';
import { roleIn } from '../../actions';
import { areAllInSight, copiesKnown, isHopeless, type Copies } from '../../copies';
import { claimOf, knownHand } from '../../evidence';
import { coinsOf, handOf, knownTruth, livesOf, supports } from '../../hands';
import type { CoupMove, Reply } from '../../moves';
import { areFellows } from '../../parties';
import type { Role } from '../../roles';
import { rivalsIn, type CoupView } from '../../view';
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
  /** Without what it has been shown, and without the card it took in a draft: a face counts what lies open. */
  readonly copies: Copies;
}

export type Act = Reply<'act'>;

export function sceneOf(memory: Memory, view: CoupView, moves: readonly CoupMove[]): Scene {
  const me = memory.seat;
  const hand = handOf(view.seats, me).filter((role) => role !== null);
  return { me, view, moves, memory, hand, rivals: rivalsIn(view, me), copies: copiesKnown(view, [], null) };
}

// — words —

export function isLie(scene: Scene, move: CoupMove): boolean {
  const claim = claimOf(move, scene.view);
  return claim !== null && !supports(scene.hand, claim);
}

/** A lie that somebody might believe. */
export const isTempting = (scene: Scene, move: CoupMove): boolean => {
  const claim = claimOf(move, scene.view);
  return claim !== null && !supports(scene.hand, claim) && !isHopeless(scene, claim);
};

// — what leaves no choice —

/** There is one right answer, or two stand against each other with their last cards: no leaning is worth the game. */
export function isSettled(scene: Scene): boolean {
  const { view, me, rivals, moves } = scene;
  const [only, another] = rivals;
  const isLast = only !== undefined && another === undefined && livesOf(view.seats, only) === 1;
  if (isLast && livesOf(view.seats, me) === 1) return true;
  switch (view.asked?.kind) {
    case 'act':
      return isLast && moves.some((move) => move.type === 'act' && move.action === 'coup');
    case 'challenge':
      return isKnown(scene) || (isStruck(scene) && scene.hand.includes('contessa'));
    case 'block':
      return moves.some((move) => move.type === 'block' && scene.hand.includes(move.role));
    case 'draft':
    case 'side':
    case 'prove':
    case 'lose':
    case 'keep':
    case 'show':
    case 'examine':
    case 'bomb':
    case 'redirect':
    case undefined:
      return true;
  }
}

/** An assassin, or a bomb, is at its door. */
export const isStruck = ({ view: { pending }, me }: Scene): boolean =>
  (pending?.action === 'assassinate' && pending.target === me && pending.block === null) ||
  pending?.bomb?.passTo === me;

/** It has seen with its own eyes that the word is true, or that it is a lie. */
function isKnown({ view, memory, copies }: Scene): boolean {
  const { atStake } = view.pending ?? {};
  if (!atStake) return true;
  const { seat, claim } = atStake;
  return (
    knownTruth(knownHand(view, memory.seen, seat), claim) !== null || areAllInSight(copies, roleIn(claim))
  );
}

// — what can be done —

export const acts = ({ moves }: Scene): readonly Act[] => moves.filter((move) => move.type === 'act');

export const isAimedAt = (move: CoupMove, seat: Seat | null): boolean =>
  seat !== null && move.type === 'act' && move.target === seat;

/** What says nothing, costs nothing, and brings what it can. */
export const harmless = ({ moves }: Scene): CoupMove | undefined =>
  moves.find((move) => move.type === 'act' && move.action === 'foreignAid') ??
  moves.find(({ type }) => type === 'allow');

/** The act that is aimed at the most dangerous player. */
export function mostDangerous({ view: { seats } }: Scene, among: readonly Act[]): Act | undefined {
  const danger = ({ target }: Act): number =>
    target === undefined ? 0 : 4 * livesOf(seats, target) + coinsOf(seats, target);
  return [...among].sort((one, other) => danger(other) - danger(one))[0];
}

export const isRival = ({ view, me }: Scene, seat: Seat | null): seat is Seat =>
  seat !== null && view.seats[seat]?.out === false && !areFellows(view.seats, me, seat);
