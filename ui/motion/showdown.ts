/** Durations of a showdown, in milliseconds. Only bots wait for it; a touch closes it at once. */
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

/** When the given number of cards has been turned up, one after the other. */
export const turnedAfter = (cards: number): number => showdownPace.beforeTurn + cards * showdownPace.turn;

/**
 * Reading times in milliseconds: to look up and let it come to rest, for each letter (it may be read aloud), and extra
 * for what changes the game.
 */
const look = { begins: 3000, letter: 70, grave: 2500, longest: 15_000 } as const;

/** How long a showdown stays for everybody round a table to have read it. */
export const timeToRead = (words: string, isGrave: boolean): number =>
  Math.min(look.longest, look.begins + look.letter * words.length + (isGrave ? look.grave : 0));
