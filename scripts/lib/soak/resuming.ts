import { isDeepStrictEqual } from 'node:util';
import { deviceWith, type Device } from './app';
import type { SoakGame } from './games';
import type { Luck } from './luck';
import { insist, type Played, type Seats } from './playing';
import {
  isPlaying,
  longestLooked,
  sitDown,
  standing,
  started,
  touch,
  type Standing,
  type Started,
} from './touching';

/** One touch in this many is followed by a kill. */
const touchesPerKill = 12;

/** What lies on the device after the kill is what the last touch led to, or it is over and among the past games. */
function insistOnIt(soaked: SoakGame, shown: Standing, device: Device): Started {
  const app = started(soaked, device);
  app.store.resume();
  const resumed = standing(app);
  if (resumed.running !== null)
    insist(isDeepStrictEqual(resumed, shown), 'what is resumed is not what was shown');
  if (resumed.running === null || !isPlaying(soaked, resumed))
    insist(isKeptOnce(app, shown), 'the match is gone, or not among the past games once');
  return app;
}

const isKeptOnce = ({ history }: Started, { running }: Standing): boolean =>
  history.openHistory().games.filter(({ id }) => id === running?.id).length === 1;

/** People and bots play through the app, which is killed now and then and goes on. Gives back how often it was. */
export function killedAndResumed(
  soaked: SoakGame,
  seats: Seats,
  one: Played,
  luck: Luck,
): { readonly kills: number; readonly device: Device } {
  let device = deviceWith();
  let app = started(soaked, device);
  sitDown(app, seats, one, luck);
  let kills = 0;
  for (let touches = 0; touches < longestLooked && isPlaying(soaked, standing(app)); touches++) {
    const touched = device;
    const after: Map<string, string>[] = [];
    touched.onWrite = () => after.push(new Map(touched.kept));
    touch(app, luck);
    touched.onWrite = () => {};
    const shown = standing(app);
    // Where a touch writes more than once something is handed over: it is killed after each of these writes.
    const isKilled = after.length > 1 || luck.oneIn(touchesPerKill);
    for (const kept of isKilled ? after : []) {
      device = deviceWith(kept);
      app = insistOnIt(soaked, shown, device);
      kills++;
    }
  }
  return { kills, device };
}
