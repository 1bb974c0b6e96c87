import type { GameTypes } from '../core/game';
import type { CoupSetup } from './deal';
import type { CoupEvent } from './events';
import type { CoupMove } from './moves';
import type { CoupState, Stage } from './state';
import type { CoupView } from './view';

/** Whatever the game can wait for, it asks. */
export type CoupKind = Exclude<Stage['kind'], 'over'>;

/** Coup, as one type. */
export interface Coup extends GameTypes {
  readonly Setup: CoupSetup;
  readonly State: CoupState;
  readonly Move: CoupMove;
  readonly Event: CoupEvent;
  readonly View: CoupView;
  readonly Kind: CoupKind;
}
