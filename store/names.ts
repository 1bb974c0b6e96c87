import * as v from 'valibot';
import type { Entry } from './entry';
import { graphemesOf } from './graphemes';
import { recall, remember } from './remember';

/** Long enough for «Александра-Виктория», short enough for a seat at a table of ten. */
export const longestName = 20;

export const fewestPlayers = 2;
export const mostPlayers = 10;

/** The names round this table, by seat. An empty one is a player who kept the number. */
export type Names = readonly string[];

const namesSchema = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(longestName))),
  v.minLength(fewestPlayers),
  v.maxLength(mostPlayers),
);

const namesEntry: Entry<Names> = {
  key: 'underTheTable.names',
  version: 1,
  schema: namesSchema,
  migrations: {},
};

export const rememberedNames = (): Names => recall('names', namesEntry, () => ['', '', '', '']);

export const rememberNames = (names: Names): boolean => remember('names', namesEntry, names);

/**
 * What nobody sees: controls, marks of direction, fillers, halves of signs. Not among them are blanks, and half-space
 * and joiner (U+200C, U+200D), which shape the word they stand in.
 */
const unseen =
  /[\0-\x08\x0e-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\ufff0-\ufffb\uffa0\ue000-\uf8ff\ud800-\udfff\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{10ffff}]/gu;

const seen = (name: string): string => name.replace(unseen, '').normalize('NFC');

/** As much of a name as fits, in whole signs; a half-space that does not fit takes no letter with it. */
function cut(name: string): string {
  let fitting = '';
  for (const grapheme of graphemesOf(name)) {
    const fits = [grapheme, grapheme.replace(/[\u200c\u200d]+$/, '')].find(
      (sign) => fitting.length + sign.length <= longestName,
    );
    fitting += fits ?? '';
    if (fits !== grapheme) break;
  }
  return fitting;
}

/** Single blanks, and half-spaces and joiners only inside a word, one at a time. */
const spaced = (name: string): string =>
  name
    .replace(/[\u200c\u200d]*\s[\s\u200c\u200d]*/g, ' ')
    .replace(/([\u200c\u200d])[\u200c\u200d]+/g, '$1')
    .replace(/^[ \u200c\u200d\ufe00-\ufe0f]+|[ \u200c\u200d]+$/g, '');

/** A name while it is being written: a blank or a half-space at its end waits for the next letter. */
export const typedName = (typed: string): string => cut(seen(typed));

/** Whether a name as it was typed or pasted loses its end. */
export const isTooLong = (typed: string): boolean => typedName(typed) !== seen(typed);

/** A name as it is called out, wherever it comes from. */
export const tidyName = (name: string): string => spaced(cut(spaced(seen(name))));

export const tidyNames = (names: Names): Names => names.map(tidyName);

/** Letters that look alike wherever they stand, but come from different keyboards. */
const lookAlikes: Readonly<Record<string, string>> = { ي: 'ی', ى: 'ی', ك: 'ک', ة: 'ه', ە: 'ه' };

const accents = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]/g;

/** Names that a table would take for the same have the same key: it hears no capitals, accents or half-spaces. */
export const nameKey = (name: string): string =>
  tidyName(name)
    .normalize('NFKD')
    .replace(accents, '')
    .replace(/[\u200c\u200d\ufe00-\ufe0f\u0640]/g, '')
    .replace(/[يىكةە]/g, (letter) => lookAlikes[letter] ?? letter)
    .toLowerCase();

/** Seats whose name an earlier seat already has: the phone could not be handed to either. */
export function seatsWithTakenName(names: Names): readonly number[] {
  const keys = names.map(nameKey);
  return keys.flatMap((key, seat) => (key !== '' && keys.indexOf(key) < seat ? [seat] : []));
}
