import { inEachLanguage } from '../../../store/languages';
import { words } from '../../../tools/words';

type Tree = { readonly [key: string]: string | Tree };
/** What is said under each key. */
export type Lines = ReadonlyMap<string, string>;

function linesIn(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : linesIn(value, `${path}${key}.`),
  );
}

export const linesOf = (tree: Tree): Lines => new Map(linesIn(tree));

/** Every word there is. */
export const locales = inEachLanguage((language) => linesOf(words[language]));

export const plural = /_(zero|one|two|few|many|other)$/;
export const withoutForm = (key: string) => key.replace(plural, '');
/** As they are asked for: a counted thing has one key, whatever its forms. */
export const keysOf = (lines: Lines) => [...new Set([...lines.keys()].map(withoutForm))].sort();
