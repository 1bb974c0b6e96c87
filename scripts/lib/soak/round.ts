import { longestThoughtful } from '../../../engine/core/bot';
import { startedOnDamage, usedDevice } from './entries';
import type { SoakGame } from './games';
import { luckFrom, type Luck } from './luck';
import { played, seatsFor, survivesText, type Played, type Seats } from './playing';
import { meddledWith } from './mutations';
import { killedAndResumed } from './resuming';
import { playedInTwoWindows } from './windows';

/** What a soak has seen of one game so far. */
export const noFigures = () => ({
  games: 0,
  moves: 0,
  longest: 0,
  beyondThought: 0,
  mutants: 0,
  accepted: 0,
  starts: 0,
  told: 0,
  kills: 0,
  touches: 0,
  lagging: 0,
});

type Figures = ReturnType<typeof noFigures>;

const grouped = (count: number) => count.toLocaleString('en');

/** Each line begins with how often it was done. */
export const linesOf = (figures: Figures): readonly string[] => [
  `${grouped(figures.games)} games, ${grouped(figures.moves)} moves, the longest ${grouped(figures.longest)}; ` +
    `${grouped(figures.beyondThought)} ended by luck`,
  `${grouped(figures.games)} records through text and back, all equal`,
  `${grouped(figures.mutants)} records meddled with, ${grouped(figures.accepted)} of them still legal`,
  `${grouped(figures.starts)} starts on damaged entries, ${grouped(figures.told)} of them told of it`,
  `${grouped(figures.kills)} kills in the middle of a game, nothing behind`,
  `${grouped(figures.touches)} touches in two windows, ${grouped(figures.lagging)} of them in one that lagged, nothing lost`,
];

const mutantsEach = 6;
const startsEach = 3;
/** Starting the app costs more than a game, so it is done in one round of seven: a prime, so that every table has its turn. */
const roundsPerStart = 7;

/** All that is done with one game. It follows from the seed and the number of the game alone. */
export function round(
  soaked: SoakGame,
  { seed, number }: { readonly seed: number; readonly number: number },
  figures: Figures,
): void {
  const luck = luckFrom(seed ^ Math.imul(number + 1, 0x9e3779b1));
  const seats = seatsFor(soaked, number, luck);
  const one = played(soaked, seats);
  const { length } = one.match.moves;
  figures.games++;
  figures.moves += length;
  figures.longest = Math.max(figures.longest, length);
  if (length > longestThoughtful) figures.beyondThought++;

  const text = survivesText(soaked, one);
  for (let mutant = 0; mutant < mutantsEach; mutant++) {
    figures.mutants++;
    if (meddledWith(soaked.game, text, luck) === 'accepted') figures.accepted++;
  }
  if (number % roundsPerStart === 0) startedAgainAndAgain(soaked, seats, one, luck, figures);
}

/** The same table in the app, which is killed, open in two windows, and started on what somebody has meddled with. */
function startedAgainAndAgain(
  soaked: SoakGame,
  seats: Seats,
  one: Played,
  luck: Luck,
  figures: Figures,
): void {
  const { kills, device } = killedAndResumed(soaked, seats, one, luck);
  figures.kills += kills;
  const { touches, lagging } = playedInTwoWindows(soaked, seats, one, luck);
  figures.touches += touches;
  figures.lagging += lagging;
  const used = usedDevice(soaked, seats, device);
  for (let start = 0; start < startsEach; start++) {
    figures.starts += 2;
    if (startedOnDamage(soaked, seats, used, luck) === 'told') figures.told += 2;
  }
}
