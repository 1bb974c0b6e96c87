import type { GameTypes } from '../../../engine';
import type { TableGame } from '../../../store/match/tableGame';
import type { SetupRules } from '../../../store/setup/form';
import { playedGames, type GameId, type PlayedGame } from '../games';
import type { Load } from './app';
import { coupInTheApp } from './coup';

/** What a soak has to know of a game. */
export interface SoakGame<G extends GameTypes> extends PlayedGame<G> {
  /** Null while it has an engine and no table yet. */
  readonly app: SoakedApp<G> | null;
}

/** How the app plays a game, and sets it up. */
export interface SoakedApp<G extends GameTypes> {
  table(load: Load): TableGame<G>;
  setupRules(load: Load): SetupRules<G, unknown>;
}

/** A game that the app can play. */
export interface TabledGame<G extends GameTypes> extends SoakGame<G> {
  readonly app: SoakedApp<G>;
}

export const isTabled = <G extends GameTypes>(soaked: SoakGame<G>): soaked is TabledGame<G> =>
  soaked.app !== null;

export const soakGames: Readonly<Record<GameId, SoakGame<GameTypes>>> = {
  coup: { ...playedGames.coup, app: coupInTheApp },
  cops: { ...playedGames.cops, app: null },
};
