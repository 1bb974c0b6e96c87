import { createContext } from 'react';

/** Everybody at the table on screen: theirs are the names to be told apart. */
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

/** The letters on a player's sign: one, or two where somebody else's would be the same. */
export function signLetters(name: string, company: readonly string[]): string {
  const initials: Short = (one) => wordsOf(one).slice(0, 2).map(capital).join('');
  const firstTwo: Short = (one) => capital(one) + beginning(one, 2).slice(capital(one).length);
  const short = [capital, initials, firstTwo].find(isUnlike(name, company)) ?? firstTwo;
  return short(name);
}

/** A shorter first part than this says nothing: “de la Cruz”, «سید علی». */
const saysSomething = 4;

/** A name's first part: what comes before a gap, once that says something. */
function firstPart(name: string, gap: RegExp): string {
  const end = [...name.matchAll(gap)].find(({ index }) => index >= saysSomething)?.index;
  return end === undefined ? name : name.slice(0, end);
}

/** The same, and the letter that follows it. */
function withInitial(name: string, gap: RegExp): string {
  const part = firstPart(name, gap);
  const next = capital(name.slice(part.length).replace(/^[\s\-־]+/, ''));
  return next === '' ? part : `${part} ${next}.`;
}

/** Of “Player 10” nothing can be left out. */
const endsInNumber = /[0-9۰-۹]\u2069?$/;

/** What a long name may be shortened to, the longest first: nobody else at the table is called so. */
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
