/** How a showdown moves, in milliseconds. Nothing waits for it but bots; a touch puts it away at once. */
export const showdownPace = {
  /** It comes out of the dark, and the light behind it breaks out. */
  light: 520,
  /** The card turns up, late enough to be looked for. */
  beforeTurn: 180,
  turn: 420,
  /** What then becomes of the card: it burns, or it is torn. */
  fate: 760,
  words: 320,
} as const;

/** When so many cards have been turned up, one after the other. */
export const turnedAfter = (cards: number): number => showdownPace.beforeTurn + cards * showdownPace.turn;

/**
 * A look at one, in milliseconds: until it has been looked up to and has come to rest, then for every letter, which are
 * read aloud or by somebody slow, and once more for what changes the game.
 */
const look = { begins: 3000, letter: 70, grave: 2500, longest: 15_000 } as const;

/** How long a showdown stays for everybody round a table to have read it. */
export const timeToRead = (words: string, isGrave: boolean): number =>
  Math.min(look.longest, look.begins + look.letter * words.length + (isGrave ? look.grave : 0));
