/** Makes of every rulebook's Markdown the data that the app loads. Run with `npm run rulebooks`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulebooks } from '../locales/rulebooks/books';
import type { Section } from '../locales/rulebooks/text';
import { languages } from '../store/languages';
import { compileBook } from './lib/rulebook';

const root = join(__dirname, '..', 'locales', 'rulebooks');

/** A line for each block, so that a change of the text is a change of its line. */
const sectionLines = ({ blocks, ...head }: Section): readonly string[] => [
  `    ${JSON.stringify(head).replace(/}$/, '')}, "blocks": [`,
  ...blocks.map((block) => `      ${JSON.stringify(block)},`),
  '    ]},',
];

/** What is written for one book in one language; whatever is at fault is told with its file. */
function compiled(file: string): string {
  try {
    const text = compileBook(readFileSync(join(root, file), 'utf8'));
    return [
      `/** Made from ../${file} by \`npm run rulebooks\`. */`,
      "import type { BookText } from '../text';",
      '',
      'export const text: BookText = {',
      '  sections: [',
      ...text.sections.flatMap(sectionLines),
      '  ],',
      '};',
      '',
    ].join('\n');
  } catch (error) {
    throw new Error(`locales/rulebooks/${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Every file that is made, by its name in locales/rulebooks. */
export const compiledBooks = (): ReadonlyMap<string, string> =>
  new Map(
    rulebooks.flatMap((book) =>
      languages.map((language) => [`compiled/${book}-${language}.ts`, compiled(`${book}/${language}.md`)]),
    ),
  );

if (require.main === module) {
  mkdirSync(join(root, 'compiled'), { recursive: true });
  for (const [file, text] of compiledBooks()) writeFileSync(join(root, file), text);
}
