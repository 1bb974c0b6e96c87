import { folded } from './fold';

/** From so many letters on, one of them may be wrong. */
const longEnough = 5;

/** What somebody looks for: every word of it has to be found. */
export const soughtIn = (query: string): readonly string[] =>
  query
    .split(/[\s.,;:!?«»“”()،؛؟־-]+/)
    .map((word) => folded(word))
    .filter((word) => word !== '');

/** Whether a slip of the finger is looked for in any of these words at all. */
export const isForgiven = (sought: readonly string[]): boolean =>
  sought.some((word) => word.length >= longEnough);

export const begins = (form: string, sought: string): boolean => form.startsWith(sought);

/** The same with one slip of the finger: a letter wrong, too many, left out, or changed with its neighbour. */
export function nearlyBegins(form: string, sought: string): boolean {
  if (sought.length < longEnough) return begins(form, sought);
  let at = 0;
  while (at < sought.length && sought[at] === form[at]) at += 1;
  if (at === sought.length) return true;
  const slip = sought.charAt(at);
  const after = sought.charAt(at + 1);
  // Thousands of words are asked for every letter: nearly all of them are out by the next one, too.
  if (after !== '' && form[at] !== after && form[at + 1] !== after && form[at + 1] !== slip) return false;
  const goesOn = (from: number, then: number) => form.startsWith(sought.slice(from), then);
  return (
    goesOn(at + 1, at + 1) ||
    goesOn(at + 1, at) ||
    goesOn(at, at + 1) ||
    (slip === form[at + 1] && after === form[at] && goesOn(at + 2, at + 2))
  );
}
