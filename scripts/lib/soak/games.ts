import type { GameTypes } from '../../../engine';
import type * as CopsMatch from '../../../store/cops/match';
import type * as CopsSetup from '../../../store/cops/setup';
import type * as CoupMatch from '../../../store/coup/match';
import type * as CoupSetup from '../../../store/coup/setup';
import type { TableGame } from '../../../store/match/tableGame';
import type { SetupRules } from '../../../store/setup/form';
import { playedGames, type GameId, type PlayedGame } from '../games';
import type { Load } from './app';

/** What a soak has to know of a game: how the app plays it, and sets it up. */
export interface SoakGame extends PlayedGame<GameTypes> {
  table(load: Load): TableGame<GameTypes>;
  setupRules(load: Load): SetupRules<GameTypes, unknown>;
}

export const soakGames: Readonly<Record<GameId, SoakGame>> = {
  coup: {
    ...playedGames.coup,
    // With bots that have been taught, so that nothing has to be fetched.
    table: (load) => ({ ...load<typeof CoupMatch>('coup/match').coupTable, bots: playedGames.coup.bots }),
    setupRules: (load) => load<typeof CoupSetup>('coup/setup').coupSetup,
  },
  cops: {
    ...playedGames.cops,
    table: (load) => load<typeof CopsMatch>('cops/match').copsTable,
    setupRules: (load) => load<typeof CopsSetup>('cops/setup').copsSetup,
  },
};
