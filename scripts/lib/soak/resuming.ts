import { isDeepStrictEqual } from 'node:util';
import { decided, type GameTypes, type MatchPlayer } from '../../../engine';
import type * as History from '../../../store/history/history';
import type * as MatchModule from '../../../store/match/match';
import type { Running } from '../../../store/match/running';
import { deviceWith, startApp, type Device } from './app';
import type { TabledGame } from './games';
import type { Luck } from './luck';
import type { Seats } from './playing';
import { insist } from './trouble';

/** A kill comes once in so many touches, after any of the writes of one. */
const touchesPerKill = 12;

/** Nobody plays on after so many moves: what is looked at is the way there. */
const longestLooked = 150;

type Store<G extends GameTypes> = MatchModule.MatchStore<G>;

interface Started<G extends GameTypes> {
  readonly store: Store<G>;
  readonly history: typeof History;
}

function started<G extends GameTypes>(soaked: TabledGame<G>, device: Device): Started<G> {
  const load = startApp(device);
  const { openMatch } = load<typeof MatchModule>('match/match');
  return { store: openMatch(soaked.app.table(load)), history: load<typeof History>('history/history') };
}

const runningIn = <G extends GameTypes>({ store }: Started<G>): Running<G> | null =>
  store.useMatch.getState().running;

/** Somebody does something: the person or bot that is asked answers, or the table does, or a slip is undone. */
function touch<G extends GameTypes>({ game }: TabledGame<G>, { store }: Started<G>, luck: Luck): void {
  const { running, touches } = store.useMatch.getState();
  const state = running?.steps.at(-1)?.state;
  const asked = state === undefined ? null : game.asked(state);
  if (!asked) return;
  const thinking = store.thinking();
  if (thinking) return store.botAnswer(decided(thinking));
  if (touches.length > 0 && luck.oneIn(8)) return store.takeBack();
  const moves = game.moves(state);
  if (!asked.secret && luck.oneIn(2)) return store.speak(asked.seat, luck.oneOf(moves));
  store.answer(luck.oneOf(moves));
}

/** What lies on the device after the kill leads at least as far as anybody has seen, by the same way. */
function insistOnIt<G extends GameTypes>(
  soaked: TabledGame<G>,
  shown: Running<G>,
  device: Device,
): Started<G> {
  const app = started(soaked, device);
  app.store.resume();
  const resumed = runningIn(app);
  if (resumed === null) {
    const { games } = app.history.openHistory();
    insist(
      games.some(({ id }) => id === shown.id),
      `after ${shown.match.moves.length} moves the match is gone`,
    );
    return app;
  }
  insist(resumed.id === shown.id, 'another match is resumed');
  const seen = shown.steps.length;
  insist(
    isDeepStrictEqual(resumed.steps.slice(0, seen), shown.steps),
    `behind what was seen, or beside it, at ${seen}`,
  );
  insist(
    isDeepStrictEqual(resumed.minds.slice(0, seen), shown.minds),
    'the bots have something else in mind',
  );
  return app;
}

/** People and bots play through the app, which is killed now and then and goes on. Gives back how often it was. */
export function killedAndResumed<G extends GameTypes>(
  soaked: TabledGame<G>,
  { setup, seed, bots }: Seats<G>,
  luck: Luck,
): { readonly kills: number; readonly device: Device } {
  const players = bots.map(({ id }, seat): MatchPlayer => {
    const name = `${seat}`;
    return luck.oneIn(2) ? { name } : { name, bot: id };
  });
  let device = deviceWith();
  let app = started(soaked, device);
  app.store.start(setup, players, seed);
  let kills = 0;
  for (;;) {
    const shown = runningIn(app);
    if (!shown || shown.match.moves.length > longestLooked) break;
    if (soaked.game.outcome(shown.steps.at(-1)?.state)) break;
    const touched = device;
    const after: Map<string, string>[] = [];
    touched.onWrite = () => after.push(new Map(touched.kept));
    touch(soaked, app, luck);
    touched.onWrite = () => {};
    if (!luck.oneIn(touchesPerKill) || after.length === 0) continue;
    const isUndone = (runningIn(app)?.steps.length ?? 0) < shown.steps.length;
    device = deviceWith(luck.oneOf(after));
    app = insistOnIt(soaked, (isUndone && runningIn(app)) || shown, device);
    kills++;
  }
  return { kills, device };
}
