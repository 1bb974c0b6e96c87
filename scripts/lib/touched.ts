import { createMatch, type BotRoster, type GameTypes, type Match } from '../../engine';
import { copsBots, variants } from '../../engine/cops';
import { coupBots } from '../../engine/coup';
import type { Pace } from '../../store/match/pace';
import { keptCopsMatch } from '../../tools/browser/cops';
import { keptMatch } from '../../tools/browser/coup';
import { copsHandling } from '../../tools/browser/hands/cops';
import { coupHandling } from '../../tools/browser/hands/coup';
import type { Handling } from '../../tools/browser/hands/hands';
import { company } from '../../tools/browser/tables';
import type { GameId } from './games';

/** What counting touches has to know of a game. A new one joins in with an entry below. */
export interface TouchedGame<G extends GameTypes> {
  readonly handling: Handling<G>;
  readonly bots: BotRoster<G>;
  /** The tables that are counted, in words. */
  readonly tables: readonly (readonly [string, G['Setup']])[];
  /** A match as it lies on the device. */
  kept(match: Match<G>, pace: Pace): Readonly<Record<string, string>>;
}

export const touchedGames: Readonly<Record<GameId, TouchedGame<GameTypes>>> = {
  coup: {
    handling: coupHandling,
    bots: coupBots,
    tables: [2, 4, 5, 6, 10].map((players) => [
      `${players} people`,
      { book: players > 6 ? 'persianPlus' : 'persian', players, first: 0 },
    ]),
    kept: keptMatch,
  },
  cops: {
    handling: copsHandling,
    bots: copsBots,
    tables: variants.flatMap((variant) =>
      [4, 5, 6, 8].map(
        (players) => [`${variant}, ${players} people`, { variant, players, first: 0 }] as const,
      ),
    ),
    kept: keptCopsMatch,
  },
};

/** A table of people who have just been dealt their cards. */
export const seatedAt = <G extends GameTypes>(
  { handling }: Pick<TouchedGame<G>, 'handling'>,
  setup: G['Setup'],
): Match<G> =>
  createMatch(
    handling.game,
    setup,
    setup.players,
    company.en.slice(0, setup.players).map((name) => ({ name })),
  );
