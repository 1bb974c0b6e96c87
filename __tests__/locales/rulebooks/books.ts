/** The rulebooks as they are compiled, for tests to hold against one another. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulebooks, type Rulebook } from '../../../locales/rulebooks/books';
import type { Block, BookText, Passage } from '../../../locales/rulebooks/text';
import { languages, type Language } from '../../../store/languages';
import { compileBook } from '../../../scripts/lib/rulebook';
import { passagesOf, plainOf } from '../../../ui/rules/passages';

const folder = join(__dirname, '../../../locales/rulebooks');

export interface Edition {
  readonly book: Rulebook;
  readonly language: Language;
  readonly text: BookText;
}

const compiled = new Map<string, BookText>();

export function textOf(book: Rulebook, language: Language): BookText {
  const name = `${book}-${language}`;
  const text = compiled.get(name) ?? compileBook(readFileSync(join(folder, `${name}.md`), 'utf8'));
  compiled.set(name, text);
  return text;
}

export const editions = (): readonly Edition[] =>
  rulebooks.flatMap((book) =>
    languages.map((language) => ({ book, language, text: textOf(book, language) })),
  );

/** Every passage of a book, with the number of its section. */
export const passagesIn = ({ sections }: BookText): readonly (Passage & { readonly anchor: string })[] =>
  sections.flatMap(({ anchor, blocks }) =>
    blocks.flatMap(passagesOf).map((passage) => ({ ...passage, anchor })),
  );

/** Every heading, sentence and button of a book. */
export const wordsOf = ({ sections }: BookText): readonly string[] =>
  sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(wordsOfBlock)]);

function wordsOfBlock(block: Block): readonly string[] {
  switch (block.type) {
    case 'example':
      return [block.label];
    case 'table':
      return [...block.head, ...block.rows.flatMap(({ cells }) => cells)].map(plainOf);
    default:
      return passagesOf(block).map(({ spans }) => plainOf(spans));
  }
}
