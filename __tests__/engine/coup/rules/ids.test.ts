/** Every rule and ruling of the four books is proven somewhere, or it says here why no program can. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const upTo = (prefix: string, last: number, width = 2) =>
  Array.from({ length: last }, (_, index) => `${prefix}${String(index + 1).padStart(width, '0')}`);

/** The ids of the rule document, in its order. */
const ids: readonly string[] = [
  ...upTo('FC-', 48),
  ...upTo('FP-', 37),
  ...upTo('FP-R', 9),
  ...upTo('FP-I', 6),
  ...upTo('FP-N', 2),
  ...upTo('FP-A', 8),
  ...upTo('RU-', 32),
  ...upTo('HE-', 34),
  ...upTo('B', 21, 1).filter((id) => !['B15', 'B16', 'B20'].includes(id)),
  ...upTo('C-', 74),
  'C-06b',
];

/** What a program cannot prove. */
const beyondPrograms: Readonly<Record<string, string>> = {
  'FC-04': 'a component: the rulebook in the box',
  'FC-08': 'a component: summary cards on the table',
  'FC-46': 'talk between people; nothing in the game lets cards be shown or coins be given',
  'FP-05': 'a component: summary cards on the table',
  'FP-36': 'talk between people, as FC-46',
  'FP-N02': 'advice: long waits with many players',
  'RU-04': 'advice: study the actions first',
  'RU-31': 'talk between people, as FC-46',
  'C-48': 'a word of the interface: how the conversion is called',
};

/** The titles of tests in a file: what `test` and `describe` are called with, and the rows they are called for. */
function titlesIn(file: string): string {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const found: string[] = [];
  const texts = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    ts.forEachChild(node, texts);
  };
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) {
      const called = node.expression.getText(source);
      const [first] = node.arguments;
      if (/^(test|describe)(\.each\b|$)/.test(called) && first) texts(first);
    }
    // Rows that are too many to stand in the call itself.
    if (ts.isVariableDeclaration(node) && node.name.getText(source) === 'faults' && node.initializer)
      texts(node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.join('\n');
}

const files = [
  join(__dirname, '..', 'examples.test.ts'),
  ...readdirSync(__dirname)
    .filter((name) => name.endsWith('.test.ts') && name !== 'ids.test.ts')
    .map((name) => join(__dirname, name)),
];
const named = new Set(
  files.flatMap((file) => titlesIn(file).match(/\b(?:FC|FP|RU|HE|C)-[A-Z]?\d\d[a-z]?\b|\bB\d+\b/g) ?? []),
);

test('the document’s ids are as many as there are, each once', () => {
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(48 + 37 + 9 + 6 + 2 + 8 + 32 + 34 + 18 + 74 + 1);
});

test('every id is named in the title of a test, or in the table of what no program can prove', () => {
  expect(ids.filter((id) => !named.has(id) && !(id in beyondPrograms))).toEqual([]);
});

test('what is in the table is not also claimed by a test', () => {
  expect(Object.keys(beyondPrograms).filter((id) => named.has(id))).toEqual([]);
  expect(Object.keys(beyondPrograms).filter((id) => !ids.includes(id))).toEqual([]);
});

test('no test names an id that the document does not have', () => {
  expect([...named].filter((id) => !ids.includes(id))).toEqual([]);
});
