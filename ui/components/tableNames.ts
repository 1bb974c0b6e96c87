import { createContext } from 'react';

/** The names of everybody at the table on screen, which must be told apart. */
export const TableNames = createContext<readonly string[]>([]);

/** Letters as a reader counts them: one may be more than one code unit long. */
const beginning = (name: string, length: number): string => [...name.trim()].slice(0, length).join('');

const capital = (name: string): string => beginning(name, 1).toLocaleUpperCase();

const wordsOf = (name: string): readonly string[] => name.trim().split(/\s+/);

type Short = (name: string) => string;

const isUnlike =
  (name: string, company: readonly string[]) =>
  (short: Short): boolean =>
    company.every((other) => other === name || short(other) !== short(name));

/** The letters on a player's mark: one, or two where one would be the same as somebody else's: “Bob” and “Bobby” differ at their ends. */
export function signLetters(name: string, company: readonly string[]): string {
  const initials: Short = (one) => wordsOf(one).slice(0, 2).map(capital).join('');
  const firstTwo: Short = (one) => capital(one) + beginning(one, 2).slice(capital(one).length);
  const ends: Short = (one) => capital(one) + ([...one.trim()].at(-1) ?? '');
  const short = [capital, initials, firstTwo, ends].find(isUnlike(name, company)) ?? firstTwo;
  return short(name);
}

/** In letters: a shorter first part says nothing, as in “de la Cruz”, «سید علی». */
const saysSomething = 4;

/** The part of a name before the first gap that leaves enough letters. */
function firstPart(name: string, gap: RegExp): string {
  const end = [...name.matchAll(gap)].find(({ index }) => index >= saysSomething)?.index;
  return end === undefined ? name : name.slice(0, end);
}

/** The first part and the initial of the next. */
function withInitial(name: string, gap: RegExp): string {
  const part = firstPart(name, gap);
  const next = capital(name.slice(part.length).replace(/^[\s\-־]+/, ''));
  return next === '' ? part : `${part} ${next}.`;
}

/** “Player 10” cannot be shortened. */
const endsInNumber = /[0-9۰-۹]\u2069?$/;

/** Shorter forms of a name, the longest first, that nobody else at the table shares. */
export function shortenings(name: string, company: readonly string[]): readonly string[] {
  if (endsInNumber.test(name)) return [];
  const ways: readonly Short[] = [/\s+/g, /[\s\-־]+/g].flatMap((gap) => [
    (one: string) => withInitial(one, gap),
    (one: string) => firstPart(one, gap),
  ]);
  return [...new Set(ways.filter(isUnlike(name, company)).map((short) => short(name)))].filter(
    (short) => short.length < name.length,
  );
}
