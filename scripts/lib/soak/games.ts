import type { GameTypes } from '../../../engine';
import type { TableGame } from '../../../store/match/tableGame';
import type { SetupRules } from '../../../store/setup/form';
import { playedGames, type GameId, type PlayedGame } from '../games';
import type { Load } from './app';
import { copsInTheApp } from './cops';
import { coupInTheApp } from './coup';

/** What a soak has to know of a game. */
export interface SoakGame<G extends GameTypes> extends PlayedGame<G> {
  readonly app: SoakedApp<G>;
}

/** How the app plays a game, and sets it up. */
export interface SoakedApp<G extends GameTypes> {
  table(load: Load): TableGame<G>;
  setupRules(load: Load): SetupRules<G, unknown>;
}

export const soakGames: Readonly<Record<GameId, SoakGame<GameTypes>>> = {
  coup: { ...playedGames.coup, app: coupInTheApp },
  cops: { ...playedGames.cops, app: copsInTheApp },
};
