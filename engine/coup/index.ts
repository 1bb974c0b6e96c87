import type { Game } from '../core/game';
import { deal, type CoupSetup } from './deal';
import { witness, type CoupEvent } from './events';
import { asked, moves } from './legal';
import type { CoupMove } from './moves';
import { play } from './play';
import type { CoupState } from './state';
import { outcome, view, type CoupView } from './view';

/** Coup, by each of its four rulebooks. */
export const coup: Game<CoupSetup, CoupState, CoupMove, CoupEvent, CoupView> = {
  id: 'coup',
  deal,
  asked,
  moves,
  play,
  view,
  witness,
  outcome,
};
