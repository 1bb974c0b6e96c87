import type { Game } from '../core/game';
import { deal } from './deal';
import { witness } from './events';
import { asked, moves } from './legal';
import { play } from './play';
import type { Cops } from './types';
import { outcome, view } from './view';

/** Good Cop Bad Cop, the base game and the band of criminals. */
export const cops: Game<Cops> = {
  id: 'cops',
  deal,
  asked,
  moves,
  play,
  view,
  witness,
  outcome,
};

export { copsBots } from './bots';
export { isOwnTurnOnly, momentsOf } from './equipment';
export { equipment, type Equipment } from './equipment/names';
export type { CopsEvent } from './events';
export { identities, type Identity } from './identities';
export { partsOf, type Chances } from './odds';
export type { Action, Baggage, CopsMove, Use } from './moves';
export { retrospect, type Retrospect, type Standing, type TurnMark } from './retrospect';
export type { CopsOptions, CopsSetup } from './setup';
export { reasons, type Thought } from './reasons';
export { ledBy, teamOf, type Team } from './teams';
export { variants, type CopsState, type Variant } from './state';
export type { Cops, CopsKind } from './types';
export type { CopsView } from './view';
export type { Window } from './windows';
