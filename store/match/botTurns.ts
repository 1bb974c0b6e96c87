import { useSettings } from '../settings';
import { thinkingTime } from './pace';
import { botsAt, lastOf } from './running';
import type { TableOf } from './table';

/** Bots wait for a frame in which nothing else is to be done, as far as the device can tell. */
const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 0);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(work, { timeout: 200 });
  return () => cancelIdleCallback(waiting);
};

/**
 * Lets the bots answer, each after the time its question takes at the chosen pace: never sooner or later for what it
 * holds. Gives back how to stop them.
 */
export function letBotsPlay<Setup, State, Move, Event, View>(
  table: TableOf<Setup, State, Move, Event, View>,
): () => void {
  const { played, useOnTable } = table;
  let forget = () => {};

  function waitForBot(): void {
    forget();
    const { running } = useOnTable.getState();
    if (!running) return;
    const asked = played.game.asked(lastOf(running).state);
    if (!asked || botsAt(played, running.match.players)[asked.seat] === null) return;
    const time = thinkingTime(useSettings.getState().botPace, asked.kind);
    const timer = setTimeout(() => {
      forget = whenIdle(table.letBotAnswer);
    }, time);
    forget = () => clearTimeout(timer);
  }

  waitForBot();
  const unsubscribe = useOnTable.subscribe((now, before) => {
    if (now.running !== before.running) waitForBot();
  });
  return () => {
    unsubscribe();
    forget();
  };
}
