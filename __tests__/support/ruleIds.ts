/** The ids of rules: which ones docs/rules defines, and which ones a text speaks of. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Book } from '../../engine/coup';

const root = join(__dirname, '..', '..');
const rules = join(root, 'docs', 'rules');

const id = String.raw`(?:\b(?:FC|FP|GC|RU|HE|EX|C|D|V|X)-[A-Z]?\d{1,2}[a-z]?\b|\bB\d{1,2}\b)`;

/** How the ids of each rulebook of Coup begin. */
export const idPrefixes: Readonly<Record<Book, string>> = {
  persianPlus: 'FP-',
  persian: 'FC-',
  russian: 'RU-',
  hebrew: 'HE-',
};

/** Every id a text names, with repetitions. */
export const mentionedIn = (text: string): readonly string[] => text.match(new RegExp(id, 'g')) ?? [];

/** An id is defined in bold at the beginning of a bullet or of a table row, alone or with others of the same text. */
const definition = new RegExp(String.raw`^(?:- |\| )(\*\*${id}\*\*(?:, \*\*${id}\*\*)*) `);

/** The ids a document defines, in its order. */
export const definedIn = (markdown: string): readonly string[] =>
  markdown.split('\n').flatMap((line) => mentionedIn(definition.exec(line)?.[1] ?? ''));

/** The ids one of the rules' documents defines, such as `coup.md`. */
export const idsOf = (document: string): readonly string[] =>
  definedIn(readFileSync(join(rules, document), 'utf8'));

/** Every id that a document defines, with repetitions. */
export const everyId = (): readonly string[] =>
  readdirSync(rules)
    .filter((name) => name.endsWith('.md'))
    .flatMap(idsOf);

/** The ids a text speaks of that are not among the defined. */
export function unknownIn(text: string, defined: ReadonlySet<string>): readonly string[] {
  return mentionedIn(text).filter((mentioned) => !defined.has(mentioned));
}

/** All source files below a folder of the repository, by their paths in it. */
export const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|m?js)$/.test(file))
    .map((file) => join(folder, file));

export const read = (file: string): string => readFileSync(join(root, file), 'utf8');
