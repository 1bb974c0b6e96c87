import { SetupError } from './errors';
import { isObject } from './isObject';

// A set-up may come out of a file and hold anything. Each check refuses it by the name of the field at fault.

export function refuse(field: string, problem: string): never {
  throw new SetupError(field, problem);
}

/** JSON cannot keep −0, so it is no number to start from. */
export const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && !Object.is(value, -0);

/** A value as it can be named in a sentence. */
export const shown = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? `${value}`
    : `a value of type ${typeof value}`;

/** Nothing comes along that nobody has looked at. */
function refuseUnknown(given: object, known: readonly string[], field: string): void {
  for (const name of Object.keys(given))
    if (!known.includes(name)) refuse(field, `there is no ${shown(name)} to choose`);
}

export function checkSetup(setup: unknown, known: readonly string[]): void {
  if (!isObject(setup)) return refuse('setup', `${shown(setup)} is no set-up`);
  refuseUnknown(setup, known, 'setup');
}

export function checkOptions(options: unknown, known: readonly string[]): void {
  if (!isObject(options)) return refuse('options', `${shown(options)} is no set of options`);
  refuseUnknown(options, known, 'options');
}

export function checkOneOf(field: string, value: unknown, known: readonly string[]): void {
  if (!(known as readonly unknown[]).includes(value))
    refuse(field, `${shown(value)} is none of ${known.join(', ')}`);
}

export function checkSwitches(switches: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(switches))
    if (typeof value !== 'boolean') refuse(`options.${name}`, `${shown(value)} is neither true nor false`);
}

export function checkFirst(first: unknown, players: number): void {
  if (!isWhole(first) || first < 0 || first >= players)
    refuse('first', `${shown(first)} is not a seat (0–${players - 1})`);
}

export function checkSeed(seed: unknown): void {
  if (!isWhole(seed)) refuse('seed', `${shown(seed)} is not a whole number`);
}

/** A fixed deal holds the cards of the game, in whatever order. */
export function checkCards<Card extends string>(
  field: string,
  cards: readonly Card[],
  wanted: readonly Card[],
): void {
  if (!Array.isArray(cards) || cards.length !== wanted.length)
    refuse(field, `it takes ${wanted.length} cards`);
  for (const card of new Set(wanted)) {
    const [count, copies] = [cards, wanted].map((pack) => pack.filter((other) => other === card).length);
    if (count !== copies) refuse(field, `${count} × ${card} instead of ${copies}`);
  }
}
