import { MatchError, parse, serialise, type Game, type GameTypes } from '../../../engine';
import type { Luck } from './luck';
import { insist, type Played } from './playing';

/** Ways in which a text on a device, or one that somebody sends, can differ from what was written. */
type Mutation = (text: string, luck: Luck) => string;

const letters = ['"', '{', '}', '[', ']', ',', ':', '0', '-', 'e', 'ش', '\u0000', '\ud800', '\u2066'];

/** A stretch of the text gives way to something else. */
function spliced(text: string, luck: Luck, longest: number, put: (gone: string) => string): string {
  const at = luck.below(text.length + 1);
  const gone = text.slice(at, at + luck.below(longest) + 1);
  return text.slice(0, at) + put(gone) + text.slice(at + gone.length);
}

const odd: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  2 ** 53,
  -(2 ** 31),
  '',
  'constructor',
  '__proto__',
  'x'.repeat(2_000),
  [],
  {},
  [[]],
];

/** JSON that JavaScript never writes. It replaces the placeholder, which nothing else contains. */
const raw: readonly string[] = ['1e999', '-0', '1e-400', `${'['.repeat(20_000)}${']'.repeat(20_000)}`];
const placeholder = 'a place for what cannot be written';

type Place = { readonly holder: Record<string, unknown>; readonly key: string };

function placesIn(value: unknown): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Changes the value that the text stands for, at one place in it. */
const changed =
  (change: (place: Place, luck: Luck, others: readonly Place[]) => void): Mutation =>
  (text, luck) => {
    const value = parsed(text);
    const places = placesIn(value);
    if (places.length === 0) return text.slice(1);
    change(luck.oneOf(places), luck, places);
    return JSON.stringify(value).replace(`"${placeholder}"`, () => luck.oneOf(raw));
  };

const rename = (holder: Record<string, unknown>, from: string, to: string): void => {
  const value = holder[from];
  delete holder[from];
  Object.defineProperty(holder, to, { value, enumerable: true, configurable: true, writable: true });
};

export const mutations = {
  cutShort: (text, luck) => text.slice(0, luck.below(text.length)),
  letterChanged: (text, luck) => spliced(text, luck, 1, () => luck.oneOf(letters)),
  letterPutIn: (text, luck) => spliced(text, luck, 1, (gone) => luck.oneOf(letters) + gone),
  stretchGone: (text, luck) => spliced(text, luck, 40, () => ''),
  stretchTwice: (text, luck) => spliced(text, luck, 40, (gone) => gone + gone),
  somethingAfter: (text, luck) => text + luck.oneOf(letters),
  valueGone: changed(({ holder, key }) => {
    delete holder[key];
  }),
  valueOdd: changed(({ holder, key }, luck) => {
    holder[key] = luck.oneOf(odd);
  }),
  valueRaw: changed(({ holder, key }) => {
    holder[key] = placeholder;
  }),
  numberNudged: changed((place, luck, places) => {
    const numbers = places.filter(({ holder, key }) => typeof holder[key] === 'number');
    const { holder, key } = numbers.length > 0 ? luck.oneOf(numbers) : place;
    holder[key] = Number(holder[key]) + luck.oneOf([-1, 1, 1_000]);
  }),
  valuesSwapped: changed(({ holder, key }, luck, places) => {
    const other = luck.oneOf(places.filter((place) => place.holder === holder));
    [holder[key], holder[other.key]] = [holder[other.key], holder[key]];
  }),
  fieldRenamed: changed(({ holder, key }, luck) => {
    rename(holder, key, luck.oneOf(['extra', 'constructor', '__proto__', 'toString']));
  }),
  fieldNested: changed(({ holder }) => {
    holder.extra = placeholder;
  }),
  listGrown: changed((place, luck, places) => {
    const lists = places.map(({ holder, key }) => holder[key]).filter(Array.isArray);
    if (lists.length > 0) {
      const list: unknown[] = luck.oneOf(lists);
      list.splice(luck.below(list.length + 1), 0, list[luck.below(list.length)] ?? null);
    } else place.holder[place.key] = [place.holder[place.key]];
  }),
} as const satisfies Readonly<Record<string, Mutation>>;

export type MutationName = keyof typeof mutations;

export const mutationNames = Object.keys(mutations) as readonly MutationName[];

const isPolluted = () => Object.keys(Object.prototype).length > 0;

function readOrRefused(game: Game<GameTypes>, text: string): Played | null {
  try {
    return parse(game, text);
  } catch (error) {
    if (error instanceof MatchError) return null;
    throw error;
  }
}

/** A damaged record is read, or refused with a reason; nothing else may happen. */
export function meddledWith(game: Game<GameTypes>, text: string, luck: Luck): 'accepted' | 'refused' {
  const name = luck.oneOf(mutationNames);
  const read = readOrRefused(game, mutations[name](text, luck));
  insist(!isPolluted(), `${name}: every object has changed`);
  if (read === null) return 'refused';
  const written = serialise(read);
  insist(serialise(parse(game, written)) === written, `${name}: it is another when read again`);
  return 'accepted';
}
