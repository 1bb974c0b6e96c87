import type { BotRoster, Game, GameTypes, Seat } from '../../engine/core';

/** A game as it is played on this device: its rules, who can take an empty seat, and what a slip of the finger is. */
export interface TableGame<G extends GameTypes> {
  readonly game: Game<G>;
  readonly bots: BotRoster<G>;
  /** Bots of whom these can decide; at once, unless what they need did not come with the game and has to be fetched. */
  readonly readyBots?: (ids: readonly string[]) => BotRoster<G> | Promise<BotRoster<G>>;
  /** The answer of somebody who lets things pass: the whole table can give it at once. */
  readonly letPass: G['Move'];
  /** What somebody answers who has spoken up and lets it pass after all: those passed over for them are asked then. */
  readonly standsDown?: G['Move'];
  /** The question with which a player's own turn begins: a bot thinks longer about it than about an answer. */
  readonly turnKind: G['Kind'];
  /** Everybody is dealt something that they look at before the first turn. */
  readonly dealsHands: boolean;
  /** Whether this answer changes nothing that lies on the table: the touch that lets all pass can say it, too. */
  leavesAsIs?(view: G['View'], move: G['Move']): boolean;
  /** Whether a table that wants fewer questions is spared this one: everybody lets it pass. */
  canGoUnasked?(view: G['View']): boolean;
  /** Whether what is asked touches this seat more than any other, as far as everybody can see. */
  isAboutSeat(view: G['View'], seat: Seat): boolean;
  /**
   * The questions that an answer given aloud settles, in their order, where it is more than the one that was put: somebody
   * who calls out a block while the claim can still be doubted lets the claim pass first.
   */
  answersGiven?(
    asked: G['Kind'],
    move: G['Move'],
  ): readonly { readonly kind: G['Kind']; readonly move: G['Move'] }[] | null;
  /** Who by custom begins the next game: in Coup, the winner. */
  startsNext(state: G['State']): Seat | null;
  /** What the history lists a game under: of Coup, the rulebook. */
  variantOf(setup: G['Setup']): string;
}
