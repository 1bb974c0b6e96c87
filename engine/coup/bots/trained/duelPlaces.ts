/**
 * How duels of one card each are told apart, by those who solve them and by those who play them: the coins of the player
 * to move, fewer than a coup costs, those of the other, up to nine, and the last claim of each: none, or a character.
 */
export const hands = 5;
const words = 6;
const purses = 7;
const rivalPurses = 10;

export const places = purses * rivalPurses * words * words;

export const placeOf = (coins: number, rival: number, word: number, rivalWord: number): number =>
  ((Math.min(coins, purses - 1) * rivalPurses + Math.min(rival, rivalPurses - 1)) * words + word) * words +
  rivalWord;

export const coinsHad = (place: number): number => Math.floor(place / (words * words * rivalPurses));
export const coinsOfRival = (place: number): number => Math.floor(place / (words * words)) % rivalPurses;
/** The last claim of the player to move (0), or of the other (1). */
export const said = (place: number, whose: 0 | 1): number =>
  whose === 0 ? Math.floor(place / words) % words : place % words;

/** What there is to choose in a turn, by who moves or by the other, and among how many answers. */
export const choices = [
  { byMover: true, options: 5 },
  { byMover: false, options: 2 },
  { byMover: true, options: 2 },
  { byMover: false, options: 2 },
  { byMover: false, options: 2 },
  { byMover: false, options: 3 },
  { byMover: true, options: 2 },
  { byMover: true, options: 2 },
  { byMover: false, options: 2 },
  { byMover: true, options: 2 },
] as const;

export const [
  moves,
  stopsAid,
  challengesDukeBlock,
  suspectsTax,
  suspectsThief,
  stopsThief,
  challengesFirst,
  challengesSecond,
  suspectsStrike,
  challengesContessa,
] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** A chance as it is written, from none to fifteen fifteenths. */
export const letters = 'ABCDEFGHIJKLMNOP';

/** Where there are two or three answers, the first is what is left. */
export const lettersFor = (options: number): number => (options > 3 ? options : options - 1);
