import { defineGame } from '../core/defineGame';
import { deal } from './deal';
import { tells } from './events';
import { goOn } from './goOn';
import { questions } from './questions';
import { changed } from './state';
import type { Cops } from './types';
import { outcome, view } from './view';

/** Good Cop Bad Cop, the base game and the band of criminals. */
export const cops = defineGame<Cops>({
  id: 'cops',
  deal,
  questions,
  asking: ({ asking }) => asking,
  around: (state, take, log) => goOn(take(changed(state, { asking: null })), log, state.players),
  view,
  tells,
  outcome,
});
