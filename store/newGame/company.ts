import { fewestPlayers, longestName, mostPlayers, tidyNames, type Names } from '../names';

/** A place at the table: a person's, or a bot's by its id. */
export interface Place {
  /** Goes along with whoever sits here when places are swapped. */
  readonly id: number;
  readonly name: string;
  readonly bot: string | null;
  /** What the place was called while the other kind sat here: a slip of the finger forgets no name. */
  readonly otherName: string;
}

/** Who is to play a game, any game, in the order they sit: clockwise. */
export type Company = readonly Place[];

/** A bot takes the first of these that nobody at the table has. */
interface BotComing {
  readonly bot: string;
  readonly botNames: Names;
}

export type CompanyAction =
  | { readonly type: 'addPerson'; readonly name: string }
  | ({ readonly type: 'addBot' } & BotComing)
  | { readonly type: 'remove'; readonly id: number }
  | { readonly type: 'rename'; readonly id: number; readonly name: string }
  | { readonly type: 'move'; readonly id: number; readonly by: -1 | 1 }
  | { readonly type: 'seatPerson'; readonly id: number }
  /** To a person's place, or instead of the bot that sits there. */
  | ({ readonly type: 'seatBot'; readonly id: number } & BotComing)
  | ({ readonly type: 'fillWithBots' } & BotComing)
  | { readonly type: 'keepFirst'; readonly seats: number };

/** Everybody at a table where nobody has moved yet. */
export const companyOf = (players: readonly Pick<Place, 'name' | 'bot'>[]): Company =>
  players.map(({ name, bot }, id) => ({ id, name, bot, otherName: '' }));

export const namesOf = (company: Company): Names => tidyNames(company.map(({ name }) => name));
export const canAdd = (company: Company) => company.length < mostPlayers;
export const canRemove = (company: Company) => company.length > fewestPlayers;

/** Names that a table would take for the same. */
export const nameKey = (name: string) => name.trim().toLocaleLowerCase();

/** Nameless people who could make way for bots. One person stays: it is somebody's phone. */
export function emptyPlaces(company: Company): readonly Place[] {
  const people = company.filter(({ bot }) => bot === null);
  const nameless = people.filter(({ name }) => name.trim() === '');
  return nameless.length === people.length ? nameless.slice(1) : nameless;
}

/** An action that finds nobody, or no room, changes nothing. */
export function arrange(company: Company, action: CompanyAction): Company {
  switch (action.type) {
    case 'addPerson':
      return added(company, { name: shortened(action.name), bot: null });
    case 'addBot':
      return added(company, { name: unusedName(company, action.botNames), bot: action.bot });
    case 'remove':
      return canRemove(company) ? company.filter(({ id }) => id !== action.id) : company;
    case 'rename':
      return changed(company, action.id, (place) => ({ ...place, name: shortened(action.name) }));
    case 'move':
      return moved(company, action.id, action.by);
    case 'seatPerson':
      return changed(company, action.id, (place) => (place.bot === null ? place : swapped(place, null)));
    case 'seatBot':
      return botSeated(company, action.id, action);
    case 'fillWithBots':
      return emptyPlaces(company).reduce((now, { id }) => botSeated(now, id, action), company);
    case 'keepFirst':
      return company.slice(0, Math.max(fewestPlayers, action.seats));
  }
}

/** As much of a name as fits, without half a letter at the end. */
const shortened = (name: string) => name.slice(0, longestName).replace(/[\uD800-\uDBFF]$/, '');

function added(company: Company, player: Pick<Place, 'name' | 'bot'>): Company {
  if (!canAdd(company)) return company;
  const id = Math.max(-1, ...company.map((place) => place.id)) + 1;
  return [...company, { ...player, id, otherName: '' }];
}

const changed = (company: Company, id: number, change: (place: Place) => Place): Company =>
  company.map((place) => (place.id === id ? change(place) : place));

function moved(company: Company, id: number, by: -1 | 1): Company {
  const from = company.findIndex((place) => place.id === id);
  const one = company[from];
  const other = company[from + by];
  if (!one || !other) return company;
  return company.map((place) => (place === one ? other : place === other ? one : place));
}

const swapped = (place: Place, bot: string | null): Place => ({
  ...place,
  bot,
  name: place.otherName,
  otherName: place.name,
});

function botSeated(company: Company, id: number, { bot, botNames }: BotComing): Company {
  return changed(company, id, (place) => {
    if (place.bot !== null) return { ...place, bot };
    const seated = swapped(place, bot);
    return seated.name === '' ? { ...seated, name: unusedName(company, botNames) } : seated;
  });
}

function unusedName(company: Company, botNames: Names): string {
  const used = new Set(company.map(({ name }) => nameKey(name)));
  return shortened(botNames.find((name) => !used.has(nameKey(name))) ?? '');
}
