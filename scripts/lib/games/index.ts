import type { BotRoster, Game, games, GameTypes, Seat } from '../../../engine';
import { copsPlayed } from './cops';
import { coupPlayed } from './coup';

/** What scripts have to know of a game to let bots play it. A new one joins in with an entry below. */
export interface PlayedGame<G extends GameTypes> {
  readonly game: Game<G>;
  readonly bots: BotRoster<G>;
  /** Every table there can be. */
  readonly setups: readonly G['Setup'][];
  /** What is wrong with a step, or null: the referee sees every card and trusts nobody. */
  foul(before: G['State'], events: readonly G['Event'][], after: G['State']): string | null;
  /** How a set-up is asked for on a command line. */
  readonly choices: SetupChoices;
  /** Who wins by each way a game can end. */
  readonly winnersBy: Readonly<Record<string, string>>;
  /** Of the events of a turn, just one. */
  isTurn(event: G['Event']): boolean;
  /** What is worth counting, besides who wins. */
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
  /** It is told as a share of these deeds; null: as so many a game. */
  readonly of: string | null;
}

export type GameId = keyof typeof games;

export const playedGames: Readonly<Record<GameId, PlayedGame<GameTypes>>> = {
  coup: coupPlayed,
  cops: copsPlayed,
};

export const gameIds = Object.keys(playedGames) as GameId[];
