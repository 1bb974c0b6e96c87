import { en, fa, he, ru } from '../../../locales';
import { castWords as cast } from '../../../locales/cast';
import { copsWords as cops } from '../../../locales/cops';
import { coupWords as coup } from '../../../locales/coup';
import { rulesWords as rules } from '../../../locales/rules';
import { equipmentWords as equipment } from '../../../locales/equipment';

type Tree = { readonly [key: string]: string | Tree };
/** What is said under each key. */
export type Lines = ReadonlyMap<string, string>;

function linesIn(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : linesIn(value, `${path}${key}.`),
  );
}

/** Every word there is: what belongs to no game, and what is loaded with one. */
export const locales = {
  en: new Map(
    linesIn({ ...en, cast: cast.en, cops: cops.en, coup: coup.en, equipment: equipment.en, rules: rules.en }),
  ),
  fa: new Map(
    linesIn({ ...fa, cast: cast.fa, cops: cops.fa, coup: coup.fa, equipment: equipment.fa, rules: rules.fa }),
  ),
  he: new Map(
    linesIn({ ...he, cast: cast.he, cops: cops.he, coup: coup.he, equipment: equipment.he, rules: rules.he }),
  ),
  ru: new Map(
    linesIn({ ...ru, cast: cast.ru, cops: cops.ru, coup: coup.ru, equipment: equipment.ru, rules: rules.ru }),
  ),
} satisfies Readonly<Record<string, Lines>>;

export const plural = /_(zero|one|two|few|many|other)$/;
export const withoutForm = (key: string) => key.replace(plural, '');
/** As they are asked for: a counted thing has one key, whatever its forms. */
export const keysOf = (lines: Lines) => [...new Set([...lines.keys()].map(withoutForm))].sort();
