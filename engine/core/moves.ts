import { isObject } from './isObject';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The legal move that somebody means: the very one, or the one that says the same field by field. Whatever is given may
 * be anything at all; a field that is undefined says nothing.
 */
export function legalMove<Move>(possible: readonly Move[], given: unknown): Move | undefined {
  const moves: readonly unknown[] = possible;
  const itself = possible[moves.indexOf(given)];
  if (itself !== undefined || !isObject(given)) return itself;
  const fields: Fields = { ...given };
  const said = Object.values(fields).filter((value) => value !== undefined).length;
  return possible.find((move) => says(move as Fields, fields, said));
}

/** Whether two moves, or two steps on the way to one, say the same. */
export const sameMove = (one: unknown, other: unknown): boolean => legalMove([one], other) !== undefined;

function says(possible: Fields, given: Fields, said: number): boolean {
  let wanted = 0;
  for (const field in possible) {
    if (!isSame(possible[field], given[field])) return false;
    wanted++;
  }
  return wanted === said;
}

function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

/** What somebody tried, as far as it has a name. */
export function nameOf(move: unknown): string {
  if (typeof move !== 'object' || move === null || !('type' in move)) return `A move that is ${typeof move}`;
  return typeof move.type === 'string' ? move.type : `A move of type ${typeof move.type}`;
}
