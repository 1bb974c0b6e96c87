import { readBotName, writeBotName } from '../../engine/core';
import { nameKey, tidyName, tidyNames, typedName, type Names } from '../names';

/** Who sits on one seat: a person, or a bot by its id. */
export interface SeatEntry {
  /** Goes along with the player when seats are swapped. */
  readonly id: number;
  readonly name: string;
  readonly bot: string | null;
  /** What the seat was called while the other kind sat here: a slip of the finger forgets no name. */
  readonly otherName: string;
}

/** The smallest and the largest table of a game. */
export type Bounds = readonly [fewest: number, most: number];

/** Who is to play a game, any game, in the order they sit: clockwise. */
export type Seating = readonly SeatEntry[];

interface BotComing {
  readonly bot: string;
  /** It takes the first of these that nobody at the table has. */
  readonly botNames: Names;
  /** All names that bots are given: a seat that becomes another bot gives back a name that is not its own. */
  readonly given?: Names;
}

export type SeatingAction =
  | { readonly type: 'addPerson'; readonly name: string }
  | ({ readonly type: 'addBot' } & BotComing)
  | { readonly type: 'remove'; readonly id: number }
  /** One chair fewer: the one that can best be spared. */
  | { readonly type: 'removeOne' }
  | { readonly type: 'rename'; readonly id: number; readonly name: string }
  | { readonly type: 'move'; readonly id: number; readonly by: -1 | 1 }
  | { readonly type: 'seatPerson'; readonly id: number }
  /** On a person's seat, or instead of the bot that sits there. */
  | ({ readonly type: 'seatBot'; readonly id: number } & BotComing)
  | ({ readonly type: 'fillWithBots' } & BotComing)
  | { readonly type: 'seatBots'; readonly coming: readonly ({ readonly id: number } & BotComing)[] }
  /** All play at this level, whatever their faces. */
  | { readonly type: 'levelBots'; readonly level: string }
  | { readonly type: 'keepFirst'; readonly seats: number };

/** Everybody at a table where nobody has moved yet. */
export const seatingOf = (players: readonly Pick<SeatEntry, 'name' | 'bot'>[]): Seating =>
  players.map(({ name, bot }, id) => ({ id, name, bot, otherName: '' }));

export const namesOf = (seating: Seating): Names => tidyNames(seating.map(({ name }) => name));
export const canAdd = (seating: Seating, [, most]: Bounds) => seating.length < most;
export const canRemove = (seating: Seating, [fewest]: Bounds) => seating.length > fewest;

/** Nameless people who could make way for bots. One person stays: it is somebody's phone. */
export function namelessEntries(seating: Seating): readonly SeatEntry[] {
  const people = seating.filter(({ bot }) => bot === null);
  const nameless = people.filter(({ name }) => tidyName(name) === '');
  return nameless.length === people.length ? nameless.slice(1) : nameless;
}

/** Who goes first when a chair is taken away: somebody without a name, then a bot, then a person; each time the last. */
const mostSpared = (seating: Seating): SeatEntry | undefined =>
  namelessEntries(seating).at(-1) ?? seating.findLast(({ bot }) => bot !== null) ?? seating.at(-1);

/** An action that finds nobody, or no room, changes nothing. */
export function arrange(seating: Seating, action: SeatingAction, bounds: Bounds): Seating {
  switch (action.type) {
    case 'addPerson':
      return added(seating, bounds, { name: tidyName(action.name), bot: null });
    case 'addBot':
      return added(seating, bounds, { name: unusedName(seating, action.botNames), bot: action.bot });
    case 'remove':
      return canRemove(seating, bounds) ? without(seating, action) : seating;
    case 'removeOne':
      return canRemove(seating, bounds) ? without(seating, mostSpared(seating)) : seating;
    case 'rename':
      return changed(seating, action.id, (entry) => ({ ...entry, name: typedName(action.name) }));
    case 'move':
      return moved(seating, action.id, action.by);
    case 'seatPerson':
      return changed(seating, action.id, (entry) => (entry.bot === null ? entry : swapped(entry, null)));
    case 'seatBot':
      return botSeated(seating, action.id, action);
    case 'fillWithBots':
      return namelessEntries(seating).reduce((now, { id }) => botSeated(now, id, action), seating);
    case 'seatBots':
      return action.coming.reduce((now, coming) => botSeated(now, coming.id, coming), seating);
    case 'levelBots':
      return seating.map((entry) =>
        entry.bot === null ? entry : { ...entry, bot: atLevel(entry.bot, action.level) },
      );
    case 'keepFirst':
      return seating.slice(0, Math.max(bounds[0], action.seats));
  }
}

function added(seating: Seating, bounds: Bounds, player: Pick<SeatEntry, 'name' | 'bot'>): Seating {
  if (!canAdd(seating, bounds)) return seating;
  const id = Math.max(-1, ...seating.map((entry) => entry.id)) + 1;
  return [...seating, { ...player, id, otherName: '' }];
}

const without = (seating: Seating, gone: Pick<SeatEntry, 'id'> | undefined): Seating =>
  seating.filter(({ id }) => id !== gone?.id);

const changed = (seating: Seating, id: number, change: (entry: SeatEntry) => SeatEntry): Seating =>
  seating.map((entry) => (entry.id === id ? change(entry) : entry));

function moved(seating: Seating, id: number, by: -1 | 1): Seating {
  const from = seating.findIndex((entry) => entry.id === id);
  const one = seating[from];
  const other = seating[from + by];
  if (!one || !other) return seating;
  return seating.map((entry) => (entry === one ? other : entry === other ? one : entry));
}

const swapped = (entry: SeatEntry, bot: string | null): SeatEntry => ({
  ...entry,
  bot,
  name: entry.otherName,
  otherName: entry.name,
});

/** The same bot at another level. */
export const atLevel = (bot: string, level: string): string => writeBotName({ ...readBotName(bot), level });

function botSeated(seating: Seating, id: number, { bot, botNames, given = [] }: BotComing): Seating {
  return changed(seating, id, (entry) => {
    if (entry.bot !== null) {
      const isOthers = isAmong(given, entry.name) && !isAmong(botNames, entry.name);
      return { ...entry, bot, name: isOthers ? unusedName(seating, botNames) : entry.name };
    }
    const seated = swapped(entry, bot);
    return seated.name === '' ? { ...seated, name: unusedName(seating, botNames) } : seated;
  });
}

const isAmong = (names: Names, name: string): boolean =>
  names.some((other) => nameKey(other) === nameKey(name));

function unusedName(seating: Seating, botNames: Names): string {
  const used = new Set(seating.map(({ name }) => nameKey(name)));
  return tidyName(botNames.find((name) => !used.has(nameKey(name))) ?? '');
}
