import type { Seat } from '../../engine/core';
import { byDate } from '../history/history';
import { isFromFile, type PastGame } from '../history/entries';
import { onlyUnnamed } from '../match/running';
import { nameKey, tidyName } from '../names';

/** A game as one of those who played it remembers it. */
export interface PersonsGame {
  readonly game: PastGame;
  /** Where the name stood; more than once only in files from elsewhere. */
  readonly seats: readonly Seat[];
  readonly won: boolean;
}

/**
 * Everybody whose names a table would take for the same. With no name, it is everybody who has played alone on this device
 * and gave none.
 */
export interface Person {
  readonly key: string;
  /** As it was written last; empty for a person who has none. */
  readonly name: string;
  /** The seat they sat in last: their colour and their sign. */
  readonly seat: Seat;
  /** The oldest first. */
  readonly games: readonly PersonsGame[];
}

/** Who has played, and who of those that sat at the tables is not among them. */
export interface People {
  /** Those who have played most come first; of equals, those who have won most. */
  readonly people: readonly Person[];
  readonly hasUnnamed: boolean;
  readonly hasBots: boolean;
  /** Games of which nobody knows who has won: their records could not be played. */
  readonly unread: number;
}

const isBot = ({ bot }: PastGame['players'][number]) => bot !== undefined;

/** Everybody who has played by name, from what the history lists of each game. */
export function peopleIn(listed: readonly PastGame[]): People {
  const games = [...byDate(listed.filter(({ winners }) => winners.length > 0))].reverse();
  const byKey = new Map<string, PersonsGame[]>();
  for (const game of games)
    for (const [key, seats] of seatsByName(game)) {
      const theirs = byKey.get(key) ?? [];
      theirs.push({ game, seats, won: seats.some((seat) => game.winners.includes(seat)) });
      byKey.set(key, theirs);
    }
  const players = games.flatMap((game) => game.players);
  return {
    people: [...byKey].map(([key, theirs]) => personOf(key, theirs)).sort(mostGamesFirst),
    hasUnnamed: games.some(hasStranger),
    hasBots: players.some(isBot),
    unread: listed.length - games.length,
  };
}

/** A game that came in a file may be anybody's. */
const ownUnnamed = ({ id, players }: PastGame): Seat | null => (isFromFile(id) ? null : onlyUnnamed(players));

const hasStranger = (game: PastGame): boolean =>
  ownUnnamed(game) === null && game.players.some((player) => !isBot(player) && nameKey(player.name) === '');

function seatsByName(game: PastGame): ReadonlyMap<string, readonly Seat[]> {
  const own = ownUnnamed(game);
  const seats = new Map<string, readonly Seat[]>();
  game.players.forEach((player, seat) => {
    const key = nameKey(player.name);
    if ((key !== '' && !isBot(player)) || seat === own) seats.set(key, [...(seats.get(key) ?? []), seat]);
  });
  return seats;
}

function personOf(key: string, games: readonly PersonsGame[]): Person {
  const last = games.at(-1);
  const [seat = 0] = last?.seats ?? [];
  return { key, name: tidyName(last?.game.players[seat]?.name ?? ''), seat, games };
}

const mostGamesFirst = (one: Person, other: Person) =>
  other.games.length - one.games.length || winsIn(other.games) - winsIn(one.games);

export const winsIn = (games: readonly PersonsGame[]): number => games.filter(({ won }) => won).length;

/** Games won in a row: those that nothing has ended yet, and the most there ever were. */
export interface Streaks {
  readonly current: number;
  readonly longest: number;
}

export function streaksIn(games: readonly PersonsGame[]): Streaks {
  let current = 0;
  let longest = 0;
  for (const { won } of games) {
    current = won ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return { current, longest };
}

/** One person's games by one variant of a game: of Coup, by one of its books. */
export interface VariantGames {
  readonly game: string;
  readonly variant: string;
  readonly games: readonly PersonsGame[];
}

/** The variant that was played most comes first. */
export function byVariant(games: readonly PersonsGame[]): readonly VariantGames[] {
  const groups = new Map<string, VariantGames>();
  for (const one of games) {
    const { game, variant } = one.game;
    const key = JSON.stringify([game, variant]);
    groups.set(key, { game, variant, games: [...(groups.get(key)?.games ?? []), one] });
  }
  return [...groups.values()].sort((one, other) => other.games.length - one.games.length);
}
