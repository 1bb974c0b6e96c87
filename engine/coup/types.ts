import type { GameTypes } from '../core/game';
import type { CoupSetup } from './deal';
import type { CoupEvent } from './events';
import type { CoupAnswers, CoupKind, CoupMove } from './moves';
import type { At, CoupState } from './state';
import type { CoupView } from './view';

/** Coup, as one type. */
export interface Coup extends GameTypes {
  readonly Setup: CoupSetup;
  readonly State: CoupState;
  readonly Move: CoupMove;
  readonly Event: CoupEvent;
  readonly View: CoupView;
  readonly Kind: CoupKind;
  readonly Answers: CoupAnswers;
  readonly Asking: { readonly [Kind in CoupKind]: At<Kind> };
}
