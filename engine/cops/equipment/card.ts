import type { Seat } from '../../core/game';
import type { CopLack, OpenTable } from '../openTable';
import type { CopsState } from '../state';
import type { Log } from '../table';
import type { Window } from '../windows';

/** A moment to use a card: one's own choice of action, or a window. */
export type Moment = 'act' | Window;

/** When a card can be played: at any moment (GC-30), or only in these. */
export type When =
  | 'anyMoment'
  | 'ownTurn'
  /** Right after somebody has looked at a card. */
  | 'afterLook'
  | 'beforeShot'
  | 'afterShot'
  /** Once its owner, or somebody else, has been struck down. */
  | 'ownFall'
  | 'otherFall'
  | 'never';

/** What only the band of criminals makes of a card. */
type WhenInBand = 'otherFall' | 'never';

/** A card as it is used. `Says` is what its user says with it, such as on whom; left out, there is nothing to say. */
export type UseSaying<E extends string, Says> = { readonly type: 'use'; readonly equipment: E } & Says;

/** A card as it reads: when, on whom, and what it does. What it asks comes onto the agenda. */
export interface EquipmentCard<E extends string, Says = unknown> {
  readonly when: Exclude<When, WhenInBand>;
  /** With the band of criminals, where it is another moment there. */
  readonly withBand?: WhenInBand;
  /** What keeps a cop from being chosen for it. */
  readonly spares?: readonly CopLack[];
  /** Stays in front of a player instead of going under the deck. */
  readonly stays?: true;
  /** Every way this player can use it now, as far as everybody can tell. */
  uses(table: OpenTable, user: Seat): readonly UseSaying<E, Says>[];
  happens(state: CopsState, user: Seat, use: UseSaying<E, Says>, log: Log): CopsState;
}

/** The same card on each of these players. */
export const onEach = <E extends string>(equipment: E, targets: readonly Seat[]) =>
  targets.map((target) => ({ type: 'use' as const, equipment, target }));
