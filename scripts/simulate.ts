import { tellUsage } from './lib/arguments';
import { usage, wishIn, type Wish } from './lib/simulation/options';
import { GameError, playGame, type Result, type Tally } from './lib/simulation/play';
import { reportOn, tableOf } from './lib/simulation/report';

// Bots play bots, to see who wins, what they do, and whether every game ends as it should: `npm run simulate`.

function main(): void {
  const wish = wishIn(process.argv.slice(2));
  const tally: Tally = new Map();
  const results: Result[] = [];
  for (let game = 0; game < wish.games; game++) {
    results.push(playGame(wish, game, tally));
    showProgress(wish, game + 1);
  }
  const report = reportOn(wish, results, tally);
  console.log(wish.json ? JSON.stringify(report, null, 2) : tableOf(wish, report));
}

const width = 40;

/** A bar, where there is somebody to look at it. */
function showProgress({ games }: Wish, done: number): void {
  const steps = Math.max(1, Math.floor(games / 100));
  if (!process.stderr.isTTY || (done % steps !== 0 && done !== games)) return;
  const full = Math.round((width * done) / games);
  const bar = '█'.repeat(full) + '░'.repeat(width - full);
  process.stderr.write(done === games ? '\r\x1b[K' : `\r${bar} ${done}/${games}`);
}

try {
  main();
} catch (error) {
  if (!(error instanceof GameError)) tellUsage(error, usage);
  else {
    console.error(error);
    console.error(`This record plays it again:\n${error.record}`);
    process.exitCode = 1;
  }
}
