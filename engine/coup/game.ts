import { defineGame } from '../core/defineGame';
import { deal } from './deal';
import { tells } from './events';
import { questions } from './questions';
import type { Coup } from './types';
import { outcome, view } from './view';

/** Coup, by each of its four rulebooks. */
export const coup = defineGame<Coup>({
  id: 'coup',
  deal,
  questions,
  asking: ({ stage }) => (stage.kind === 'over' ? null : stage),
  view,
  tells,
  outcome,
});
