import { anchors } from '../../../locales/rulebooks/anchors';
import { rulebooks, type Rulebook } from '../../../locales/rulebooks/books';
import type { BookText } from '../../../locales/rulebooks/text';
import { languages } from '../../../store/languages';
import { idsOf, mentionedIn, read } from '../../support/ruleIds';
import { passagesIn, textOf } from './books';

/** How a book is called in docs/rules. */
const shortNames: Readonly<Record<Rulebook, string>> = {
  persianPlus: 'FP',
  persian: 'FC',
  russian: 'RU',
  hebrew: 'HE',
  cops: 'GC',
};

const documents = ['coup.md', 'cops.md', 'books.md'];
const defined = new Set(documents.flatMap(idsOf));
const ownIds = (book: Rulebook) => [...defined].filter((id) => id.startsWith(`${shortNames[book]}-`));

/** What the outline says of a book, by chapter. */
function outlineOf(book: Rulebook): readonly { readonly chapter: string; readonly ids: readonly string[] }[] {
  const outlines = read('docs/rules/books.md').split(/^## /m);
  const own = outlines.find((outline) => outline.startsWith(`${shortNames[book]}: `)) ?? '';
  const [, ...parts] = own.split(/\*\*§(?=[\d.]+\*\*)/);
  return parts.map((part) => ({
    chapter: /^[\d.]+/.exec(part)?.[0] ?? '',
    ids: mentionedIn(part).filter((id) => id.startsWith(`${shortNames[book]}-`)),
  }));
}

const isIn = (chapter: string) => (anchor: string) => anchor === chapter || anchor.startsWith(`${chapter}.`);

const rulesIn = (text: BookText, chapter: string): ReadonlySet<string> =>
  new Set(
    passagesIn(text)
      .filter(({ anchor }) => isIn(chapter)(anchor))
      .flatMap(({ ids }) => ids),
  );

const headingsOf = ({ sections }: BookText) => sections.map(({ anchor, level }) => `${level} ${anchor}`);

const tablesOf = ({ sections }: BookText) =>
  sections.flatMap(({ anchor, blocks }) =>
    blocks.flatMap((block) =>
      block.type === 'table'
        ? block.rows.map(({ cells, ids }) => `${anchor}: ${cells.length} cells, ${ids.join(' ')}`)
        : [],
    ),
  );

const examplesOf = ({ sections }: BookText) =>
  sections.flatMap(({ anchor, blocks }) =>
    blocks.flatMap((block) => (block.type === 'example' ? [`${anchor}: ${block.name}`] : [])),
  );

describe.each(rulebooks)('%s', (book) => {
  const persian = textOf(book, 'fa');

  describe.each(languages)('in %s', (language) => {
    const text = textOf(book, language);

    test('has the same sections, tables and examples as in Persian', () => {
      expect(headingsOf(text)).toEqual(headingsOf(persian));
      expect(tablesOf(text)).toEqual(tablesOf(persian));
      expect(examplesOf(text)).toEqual(examplesOf(persian));
    });

    test('states the same rules and rulings in the same sections as in Persian', () => {
      for (const { anchor } of persian.sections)
        expect([anchor, [...rulesIn(text, anchor)].sort()]).toEqual([
          anchor,
          [...rulesIn(persian, anchor)].sort(),
        ]);
    });

    test('states every rule that is its own, and none that is not defined', () => {
      const stated = new Set(passagesIn(text).flatMap(({ ids }) => ids));
      expect(ownIds(book).filter((id) => !stated.has(id))).toEqual([]);
      expect([...stated].filter((id) => !defined.has(id))).toEqual([]);
    });

    test('states them where the outline does', () => {
      const outline = outlineOf(book);
      expect(outline.length).toBeGreaterThan(10);
      const misplaced = outline.flatMap(({ chapter, ids }) =>
        ids.filter((id) => !rulesIn(text, chapter).has(id)).map((id) => `${chapter} ${id}`),
      );
      expect(misplaced).toEqual([]);
    });
  });

  test('has a word for each of its sections, and no word for two', () => {
    const numbers = persian.sections.map(({ anchor }) => anchor);
    expect(Object.keys(anchors[book]).sort()).toEqual([...numbers].sort());
    const words = Object.values(anchors[book]).flat();
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });

  test('has its chapters in the order of its outline', () => {
    const chapters = persian.sections.filter(({ level }) => level === 2).map(({ anchor }) => anchor);
    const outlined = outlineOf(book).map(({ chapter }) => chapter);
    expect(outlined.filter((chapter) => chapters.includes(chapter))).toEqual(chapters);
  });
});
