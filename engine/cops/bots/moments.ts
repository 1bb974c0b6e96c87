import type { Reading } from './reading';
import { inDanger } from './stakes';

/** When a card can be of use, in a bot's opinion. */
export type Moment = 'any' | 'ownTurn' | 'shotDeclared' | 'shotFired' | 'struckDown';

/** What a bot knows before it has counted anything. */
export type Glance = Pick<Reading, 'view' | 'me'>;

const isAnyMoment = ({ view: { asked } }: Glance): boolean =>
  asked?.kind === 'act' || asked?.kind === 'beforeAction' || asked?.kind === 'afterAction';

export const isNow: Readonly<Record<Moment, (glance: Glance) => boolean>> = {
  any: isAnyMoment,
  ownTurn: (glance) => isAnyMoment(glance) && glance.view.turn === glance.me,
  shotDeclared: ({ view }) => view.asked?.kind === 'beforeAction' && inDanger(view) !== null,
  shotFired: ({ view }) => view.asked?.kind === 'afterShot',
  struckDown: ({ view }) => view.asked?.kind === 'atDeath',
};
