/** The core, and every game there is by its id. What a game has of its own comes from its own folder's index. */
import type { Game, GameTypes } from './core';
import { cops } from './cops';
import { coup } from './coup';

export * from './core';

export const games = { coup, cops } as const satisfies Readonly<Record<string, Game<GameTypes>>>;
