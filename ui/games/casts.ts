import type { GameCast } from '../cast/cast';
import { copsCast } from '../cops/cast';
import { coupCast } from '../coup/cast';
import type { GameId } from '.';

/** The characters of every game, apart from the games' modules, so that the page does not load those. */
export const casts: Readonly<Record<GameId, GameCast>> = { coup: coupCast, cops: copsCast };
