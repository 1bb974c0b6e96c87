import { setImmediate } from 'node:timers/promises';
import { refuse, tellUsage } from './lib/arguments';
import { gameIds } from './lib/games';
import { soakGames } from './lib/soak/games';
import { commandFor, usage, wishIn, type Wish } from './lib/soak/options';
import { linesOf, noFigures, round } from './lib/soak/round';

// Every game, book, option, count and bot, again and again: whether games end, records survive, damage is told of
// and kills lose nothing. `npm run soak -- --minutes 10`.

/** The games that are wanted, each with what has been seen of it. */
function soakedBy({ game, fewest }: Wish) {
  const ids = game === null ? gameIds : [game];
  const soaked = ids
    .map((id) => soakGames[id])
    .map((one) => ({ ...one, setups: one.setups.filter(({ players }) => players >= fewest) }))
    .filter(({ setups }) => setups.length > 0)
    .map((one) => ({ one, figures: noFigures() }));
  if (soaked.length === 0) refuse('fewest', `no table is as large as ${fewest}`);
  return soaked;
}

/** Goes on until all games are played, time is up, or something is wrong. */
async function soak(wish: Wish, soaked: ReturnType<typeof soakedBy>): Promise<boolean> {
  const end = performance.now() + wish.minutes * 60_000;
  for (let number = wish.from; number < wish.from + wish.games && performance.now() < end; number++) {
    const next = soaked[number % soaked.length];
    try {
      if (next)
        round(next.one, { seed: wish.seed, number: Math.floor(number / soaked.length) }, next.figures);
    } catch (error) {
      console.error(error);
      console.error(`Game ${number} went wrong. This shows it again:\n${commandFor(wish, number)}`);
      return false;
    }
    // Only a pause lets go of an app that was started and left: Node holds its files weakly, for as long as work goes on.
    await setImmediate();
  }
  return true;
}

async function main(): Promise<void> {
  const wish = wishIn(process.argv.slice(2));
  const soaked = soakedBy(wish);
  const isSound = await soak(wish, soaked);
  for (const { one, figures } of soaked) console.log([one.game.id, ...linesOf(figures)].join('\n  '));
  if (!isSound) process.exitCode = 1;
}

main().catch((error: unknown) => tellUsage(error, usage));
