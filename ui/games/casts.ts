import type { GameCast } from '../cast/cast';
import { copsCast } from '../cops/cast';
import { coupCast } from '../coup/cast';
import type { GameId } from '.';

/** Who is who in every game: apart from the games, so that this page comes without them. */
export const casts: Readonly<Record<GameId, GameCast>> = { coup: coupCast, cops: copsCast };
