import type { Seat } from '../../core/game';
import type { UseOf } from '../moves';
import type { CopsState, Variant } from '../state';
import type { Log } from '../table';
import type { Window } from '../windows';
import type { Equipment } from './names';

/** A moment to use a card: one's own choice of action, or a window. */
export type Moment = 'act' | Window;

/** A card as it reads: when, on whom, and what it does. What it asks comes onto the agenda. */
export interface EquipmentCard<E extends Equipment> {
  readonly when: Readonly<Record<Variant, readonly Moment[]>>;
  readonly ownTurnOnly?: true;
  /** Stays in front of a player instead of going under the deck. */
  readonly stays?: true;
  /** Every way this player can use it now. */
  uses(state: CopsState, user: Seat): readonly UseOf<E>[];
  happens(state: CopsState, user: Seat, use: UseOf<E>, log: Log): CopsState;
}

export const inBoth = (...moments: readonly Moment[]): EquipmentCard<Equipment>['when'] => ({
  base: moments,
  band: moments,
});

/** GC-30: "at any moment". */
export const anyMoment = inBoth('act', 'beforeAction', 'afterAction');

/** The same card on each of these players. */
export const onEach = <E extends Equipment>(equipment: E, targets: readonly Seat[]) =>
  targets.map((target) => ({ type: 'use' as const, equipment, target }));
