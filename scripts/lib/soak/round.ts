import type { GameTypes } from '../../../engine';
import { longestThoughtful } from '../../../engine/core/bot';
import { startedOnDamage, usedDevice } from './entries';
import type { Figures } from './figures';
import { isTabled, type SoakGame, type TabledGame } from './games';
import { luckFrom, type Luck } from './luck';
import { played, seatsFor, survivesText, type Seats } from './playing';
import { meddledWith } from './records';
import { killedAndResumed } from './resuming';

const mutantsEach = 6;
const startsEach = 3;
/** Starting the app costs more than a game: it is done in one round of so many. */
const roundsPerStart = 5;

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
  if (isTabled(soaked) && number % roundsPerStart === 0) startedAgainAndAgain(soaked, seats, luck, figures);
}

/** The same table in the app, which is killed, and started on what somebody has meddled with. */
function startedAgainAndAgain<G extends GameTypes>(
  soaked: TabledGame<G>,
  seats: Seats<G>,
  luck: Luck,
  figures: Figures,
): void {
  const { kills, device } = killedAndResumed(soaked, seats, luck);
  figures.kills += kills;
  const used = usedDevice(soaked, seats, device);
  for (let start = 0; start < startsEach; start++) {
    figures.starts += 2;
    if (startedOnDamage(soaked, seats, used, luck) === 'told') figures.told += 2;
  }
}
