import { ArgumentError } from './lib/arguments';
import { gameIds } from './lib/games';
import { linesOf, noFigures, type Figures } from './lib/soak/figures';
import { soakGames } from './lib/soak/games';
import { commandFor, usage, wishIn, type Wish } from './lib/soak/options';
import { round } from './lib/soak/round';

// Every game, book, option, count and bot, again and again: whether games end, records survive, damage is told of
// and kills lose nothing. `npm run soak -- --minutes 10`.

function soakedBy({ game, fewest }: Wish) {
  const ids = game === null ? gameIds : [game];
  return ids
    .map((id) => soakGames[id])
    .map((soaked) => ({ ...soaked, setups: soaked.setups.filter(({ players }) => players >= fewest) }))
    .filter(({ setups }) => setups.length > 0);
}

/** Goes on until all games are played, time is up, or something is wrong. */
function soak(wish: Wish, figures: Figures): boolean {
  const soaked = soakedBy(wish);
  if (soaked.length === 0) throw new ArgumentError(`--fewest: no table is as large as ${wish.fewest}`);
  const end = performance.now() + wish.minutes * 60_000;
  for (let number = wish.from; number < wish.from + wish.games && performance.now() < end; number++) {
    const one = soaked[number % soaked.length];
    try {
      if (one) round(one, { seed: wish.seed, number: Math.floor(number / soaked.length) }, figures);
    } catch (error) {
      console.error(error);
      console.error(`Game ${number} went wrong. This shows it again:\n${commandFor(wish, number)}`);
      return false;
    }
  }
  return true;
}

try {
  const figures = noFigures();
  const isSound = soak(wishIn(process.argv.slice(2)), figures);
  console.log(linesOf(figures).join('\n'));
  if (!isSound) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof ArgumentError)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 1;
}
