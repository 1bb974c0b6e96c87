import { isDeepStrictEqual } from 'node:util';
import { deviceWith, type Device, type Hearers } from './app';
import type { SoakGame } from './games';
import type { Luck } from './luck';
import { insist, type Played, type Seats } from './playing';
import {
  isPlaying,
  playersAmong,
  sitDown,
  standing,
  started,
  touch,
  type Standing,
  type Started,
} from './touching';

const touchesLooked = 50;

/** One touch in three is preceded by a change of windows, and one change in ten opens a new window. */
const touchesPerChange = 3;
const changesPerOpening = 10;

interface Window extends Started {
  readonly hearers: Hearers;
  /** Keys under which the other window has written since this one heard of any. */
  readonly unheard: Set<string>;
  /** In the background a window may hear nothing, and be told only after somebody has touched it again. */
  isAsleep: boolean;
}

function opened(soaked: SoakGame, device: Device): Window {
  const hearers: Hearers = new Set();
  return { ...started(soaked, device, hearers), hearers, unheard: new Set(), isAsleep: false };
}

interface Browser {
  readonly device: Device;
  /** Where people are, and the window in the background. */
  here: Window;
  there: Window;
  /** What has been written in the window where people are. */
  writes: number;
}

function browserWith(soaked: SoakGame, luck: Luck): Browser {
  const device = deviceWith();
  const browser = { device, here: opened(soaked, device), there: opened(soaked, device), writes: 0 };
  // The other window may hear of a write before the next is done.
  device.onWrite = (key) => {
    browser.writes++;
    browser.there.unheard.add(key);
    if (!browser.there.isAsleep && luck.oneIn(2)) hear(browser, browser.there);
  };
  return browser;
}

/** A window is told of everything that it has not heard of yet, and may write something itself. */
function hear({ device, here, there }: Browser, window: Window): void {
  const { onWrite } = device;
  const other = window === here ? there : here;
  device.onWrite = (key) => other.unheard.add(key);
  for (const key of window.unheard) for (const hearer of window.hearers) hearer({ key });
  window.unheard.clear();
  device.onWrite = onWrite;
}

function goOver(soaked: SoakGame, browser: Browser, luck: Luck): void {
  const { device, here, there } = browser;
  browser.here = luck.oneIn(changesPerOpening) ? opened(soaked, device) : there;
  browser.there = here;
  here.isAsleep = !luck.oneIn(3);
  if (luck.oneIn(3)) hear(browser, browser.here);
}

/** What there is to compare after every touch: all that came before follows from the moves. */
const gist = ({ running, ...rest }: Standing) => ({
  ...rest,
  id: running?.id,
  match: running?.match,
  step: running?.steps.at(-1),
  minds: running?.minds.at(-1),
});

/** Both show the same match while it is played; what is over may still be shown in one of them. */
const agree = (soaked: SoakGame, one: Standing, latest: Standing): boolean =>
  isPlaying(soaked, latest) ? isDeepStrictEqual(gist(one), gist(latest)) : !isPlaying(soaked, one);

/** People play on, or sit down again. Gives back whether the window did what they meant: otherwise it shows how the match stands. */
function playedOn(soaked: SoakGame, browser: Browser, seats: Seats, latest: Standing, luck: Luck): boolean {
  const { here } = browser;
  const { store } = here;
  const before = standing(here);
  const mayLag = here.unheard.size > 0;
  browser.writes = 0;
  if (isPlaying(soaked, before)) touch(here, luck);
  else if (store.waiting()) store.resume();
  else store.start(seats.setup, playersAmong(seats, luck), seats.seed);
  const hasWritten = browser.writes > 0;
  insist(
    agree(soaked, hasWritten ? before : standing(here), latest),
    `a window ${hasWritten ? 'plays on from' : 'shows'} what is not how the match stands`,
  );
  insist(hasWritten || mayLag || !isPlaying(soaked, before), 'a touch did nothing');
  return hasWritten;
}

/**
 * People and bots play in two windows of one browser, now in this one, now in that. Gives back how many touches there were,
 * and how many of them met a window that did not know yet how the match stood.
 */
export function playedInTwoWindows(
  soaked: SoakGame,
  seats: Seats,
  one: Played,
  luck: Luck,
): { readonly touches: number; readonly lagging: number } {
  const browser = browserWith(soaked, luck);
  sitDown(browser.here, seats, one, luck);
  browser.there.store.resume();
  let latest = standing(browser.here);
  let lagging = 0;
  const ended = new Set<string>();
  const noteEnd = (now: Standing) => {
    if (now.running && !isPlaying(soaked, now)) ended.add(now.running.id);
  };
  // A table that wants fewer questions may have come to the end of its game by sitting down.
  noteEnd(latest);
  for (let touches = 0; touches < touchesLooked; touches++) {
    if (luck.oneIn(touchesPerChange)) goOver(soaked, browser, luck);
    const { here, there } = browser;
    const wasPlaying = { here: isPlaying(soaked, standing(here)), there: isPlaying(soaked, standing(there)) };
    if (!playedOn(soaked, browser, seats, latest, luck) && wasPlaying.here) lagging++;
    latest = standing(here);
    noteEnd(latest);
    for (const window of [here, ...(there.isAsleep ? [] : [there])]) hear(browser, window);
    insist(agree(soaked, standing(here), latest), 'what was heard has changed the match');
    if (wasPlaying.there && !there.isAsleep)
      insist(agree(soaked, standing(there), latest), 'the other window does not follow');
  }
  for (const window of [browser.here, browser.there, opened(soaked, browser.device)]) {
    hear(browser, window);
    window.store.resume();
    insist(agree(soaked, standing(window), latest), 'in the end the windows differ');
    const ids = window.history.openHistory().games.map(({ id }) => id);
    insist(isDeepStrictEqual(ids.sort(), [...ended].sort()), 'a game that is over is lost, or there twice');
  }
  return { touches: touchesLooked, lagging };
}
