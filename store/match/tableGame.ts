import type { BotRoster, Game, GameTypes, Seat } from '../../engine/core';

/** A game as it is played on this device: its rules, and who can take an empty seat. */
export interface TableGame<G extends GameTypes> {
  readonly game: Game<G>;
  readonly bots: BotRoster<G>;
  /** Bots of whom these can decide; at once, unless what they need did not come with the game and has to be fetched. */
  readonly readyBots?: (ids: readonly string[]) => BotRoster<G> | Promise<BotRoster<G>>;
  /** The answer of somebody who lets things pass: the whole table can give it at once. */
  readonly letPass: G['Move'];
  /** Who by custom begins the next game: in Coup, the winner. */
  startsNext(state: G['State']): Seat | null;
  /** What the history lists a game under: of Coup, the rulebook. */
  variantOf(setup: G['Setup']): string;
}
