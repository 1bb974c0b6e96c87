import type { BotRoster, Game, games, GameTypes, Seat } from '../../../engine';
import { copsPlayed } from './cops';
import { coupPlayed } from './coup';

/** What scripts have to know of a game to let bots play it. A new one joins in with an entry below. */
export interface PlayedGame<G extends GameTypes> {
  readonly game: Game<G>;
  readonly bots: BotRoster<G>;
  readonly setups: readonly G['Setup'][];
  /** What is wrong with a step, or null: the referee sees every card and trusts nobody. */
  foul(before: G['State'], events: readonly G['Event'][], after: G['State']): string | null;
  /** How a set-up is asked for on a command line. */
  readonly choices: SetupChoices;
  /** Who wins by each way a game can end. */
  readonly winnersBy: Readonly<Record<string, string>>;
  /** Exactly one event of each turn. */
  isTurn(event: G['Event']): boolean;
  readonly deeds: readonly Deed[];
  /** The deeds of a step, as the referee sees them. */
  deedsIn(
    before: G['State'],
    events: readonly G['Event'][],
  ): readonly (readonly [seat: Seat, deed: string])[];
}

export interface SetupChoices {
  /** The field that says which rules are played by, and the ones there are, the usual first. */
  readonly rules: { readonly field: string; readonly known: readonly string[] };
  /** Options that are on once they are named. */
  readonly switches: readonly string[];
  /** Options that take one of these values. */
  readonly options: Readonly<Record<string, readonly string[]>>;
}

export interface Deed {
  readonly name: string;
  /** The deeds of which it is a share; null if it is counted by the game. */
  readonly of: string | null;
}

export type GameId = keyof typeof games;

export const playedGames: Readonly<Record<GameId, PlayedGame<GameTypes>>> = {
  coup: coupPlayed,
  cops: copsPlayed,
};

export const gameIds = Object.keys(playedGames) as GameId[];
