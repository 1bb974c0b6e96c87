import { decided } from '../core/bot';
import { chancesOf, type Chances } from './bots/chances';
import { worldOf } from './bots/worlds';
import type { CopsView } from './view';

export type { Chances };

/**
 * How likely each seat is what it can be, by the cards its viewer knows and nothing else: what was said or done moves
 * nothing here.
 */
export const partsOf = (view: CopsView): readonly Chances[] => decided(chancesOf(view, [worldOf(view)], []));
