import type { GameTypes, PlayedMatch } from '../../../engine';
import { longestThoughtful } from '../../../engine/core/bot';
import { startedOnDamage, usedDevice } from './entries';
import type { Figures } from './figures';
import type { SoakGame } from './games';
import { luckFrom, type Luck } from './luck';
import { played, seatsFor, survivesText, type Seats } from './playing';
import { meddledWith } from './records';
import { killedAndResumed } from './resuming';
import { playedInTwoWindows } from './windows';

const mutantsEach = 6;
const startsEach = 3;
/** Starting the app costs more than a game: it is done in one round of so many. It is a prime, so that every table has its turn. */
const roundsPerStart = 7;

/** All that is done with one game. It follows from the seed and the number of the game alone. */
export function round<G extends GameTypes>(
  soaked: SoakGame<G>,
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
function startedAgainAndAgain<G extends GameTypes>(
  soaked: SoakGame<G>,
  seats: Seats<G>,
  one: PlayedMatch<G>,
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
