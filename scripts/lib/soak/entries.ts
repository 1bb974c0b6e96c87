import { isDeepStrictEqual } from 'node:util';
import { decided, type GameTypes } from '../../../engine';
import { parse } from '../../../store/entry';
import { historyEntry } from '../../../store/history/entries';
import type * as History from '../../../store/history/history';
import type * as CountedMatch from '../../../store/history/countedMatch';
import type { MatchStore } from '../../../store/match/match';
import type * as Names from '../../../store/names';
import type * as Notices from '../../../store/notices';
import type * as Settings from '../../../store/settings';
import type * as LastSetup from '../../../store/setup/lastSetup';
import type * as Roster from '../../../store/setup/roster';
import type * as UsualWay from '../../../store/setup/usualWay';
import { deviceWith, startApp, type Device, type Load } from './app';
import { ways } from '../../../store/setup/way';
import type { SoakGame } from './games';
import type { Luck } from './luck';
import { mutationNames, mutations } from './mutations';
import { insist, type Seats } from './playing';

/** Every store there is reads what lies on the device. */
function readAll(soaked: SoakGame, load: Load): MatchStore<GameTypes> {
  load<typeof Settings>('settings').useSettings.getState();
  load<typeof Names>('names').rememberedNames();
  load<typeof Roster>('setup/roster').rememberedRoster();
  for (const way of ways) load<typeof LastSetup>('setup/lastSetup').lastSetup(soaked.setupRules(load), way);
  load<typeof UsualWay>('setup/usualWay').usualWay(soaked.game.id);
  const { openHistory, findGame, fileOf } = load<typeof History>('history/history');
  for (const { id, game } of openHistory().games) {
    findGame(id);
    fileOf(id, game);
  }
  const store = load<typeof CountedMatch>('history/countedMatch').openCountedMatch(soaked.table(load));
  store.resume();
  return store;
}

/** And then writes something of its own. */
function writeAll(
  soaked: SoakGame,
  load: Load,
  store: MatchStore<GameTypes>,
  { setup, seed, bots }: Seats,
): void {
  load<typeof Settings>('settings').changeSettings({ sound: false });
  load<typeof Names>('names').rememberNames(['Ann', 'Ben']);
  const { rememberPeople } = load<typeof Roster>('setup/roster');
  const seating = [{ id: 0, name: 'Ann', bot: null, otherName: '' }];
  rememberPeople(seating);
  const rules = soaked.setupRules(load);
  const form = {
    seating,
    choices: rules.firstChoices('en'),
    start: null,
    first: null,
    starters: [],
    pace: null,
  };
  for (const way of ways) load<typeof LastSetup>('setup/lastSetup').rememberSetup(rules, way, form);
  load<typeof UsualWay>('setup/usualWay').rememberWay(soaked.game.id, 'alone');
  store.start(
    setup,
    bots.map(({ id }, seat) => ({ name: `${seat}`, bot: id })),
    seed,
  );
  for (let answer = 0; answer < 3; answer++) {
    const thinking = store.thinking();
    if (thinking) store.botAnswer(decided(thinking));
  }
  const { openHistory, forgetGame } = load<typeof History>('history/history');
  const [latest] = openHistory().games;
  if (latest) forgetGame(latest.id);
}

/** A device on which everything has been used once. */
export function usedDevice(soaked: SoakGame, seats: Seats, from: Device): Device {
  const device = deviceWith(from.kept);
  const load = startApp(device);
  writeAll(soaked, load, readAll(soaked, load), seats);
  return device;
}

type Texts = ReadonlyMap<string, string>;

/** Games of the past are read one by one, and what is wrong with one is told where it is opened. */
const isToldLater = (key: string) => key.startsWith('underTheTable.past.');

/** The app starts on these texts and goes on. Gives back what lay there after reading, and after writing. */
function startedOn(soaked: SoakGame, seats: Seats, texts: Texts, hasRoom: boolean) {
  const device = deviceWith(texts);
  device.hasRoom = hasRoom;
  const load = startApp(device);
  const store = readAll(soaked, load);
  const afterReading: Texts = new Map(device.kept);
  const isTold = load<typeof Notices>('notices').useNotices.getState().length > 0;
  device.hasRoom = true;
  writeAll(soaked, load, store, seats);
  return { afterReading, afterWriting: device.kept as Texts, isTold };
}

/** A list of games that was read has been added to: some were found that were not on it. */
function isAddedTo(text: string, now: string | undefined): boolean {
  const was = parse(historyEntry, text);
  const is = parse(historyEntry, now ?? '');
  if (!was.ok || !is.ok || !isDeepStrictEqual(was.value.bin, is.value.bin)) return false;
  return was.value.games.every((game) => is.value.games.some((other) => isDeepStrictEqual(game, other)));
}

function insistKept(texts: Texts, on: Texts, when: string): void {
  const kept = new Set(on.values());
  for (const [key, text] of texts) insist(kept.has(text), `${key} is lost ${when}: ${text}`);
}

/** Some of what lies on the device has been changed. The app starts, tells, goes on, and throws nothing away. */
export function startedOnDamage(soaked: SoakGame, seats: Seats, used: Device, luck: Luck): 'told' | 'read' {
  const texts = new Map(used.kept);
  for (const [key, text] of used.kept)
    if (luck.oneIn(3)) texts.set(key, mutations[luck.oneOf(mutationNames)](text, luck));

  const { afterReading, afterWriting, isTold } = startedOn(soaked, seats, texts, true);
  const unreadable: Texts = new Map(
    [...texts].filter(
      ([key, text]) => afterReading.get(key) !== text && !isAddedTo(text, afterReading.get(key)),
    ),
  );
  insistKept(unreadable, afterReading, 'at the start');
  insistKept(unreadable, afterWriting, 'at a write');
  insist(isTold || [...unreadable.keys()].every(isToldLater), 'nobody was told of what cannot be read');

  // Where there was no room to put it aside it stays where it is, and nothing is written over it.
  insistKept(unreadable, startedOn(soaked, seats, texts, false).afterWriting, 'without room');
  return isTold ? 'told' : 'read';
}
