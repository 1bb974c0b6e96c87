import type { GameTypes } from '../core/game';
import type { CopsEvent } from './events';
import type { CopsAnswers, CopsKind, CopsMove } from './moves';
import type { CopsSetup } from './setup';
import type { AskingOf, CopsState } from './state';
import type { CopsView } from './view';

/** Good Cop Bad Cop, as one type. */
export interface Cops extends GameTypes {
  readonly Setup: CopsSetup;
  readonly State: CopsState;
  readonly Move: CopsMove;
  readonly Event: CopsEvent;
  readonly View: CopsView;
  readonly Kind: CopsKind;
  readonly Answers: CopsAnswers;
  readonly Asking: { readonly [Kind in CopsKind]: AskingOf<Kind> };
}
