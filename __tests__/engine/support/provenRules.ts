/** Every rule and ruling of a book is proven by a test that names it, or it is said why no program can prove it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { idsOf, mentionedIn } from '../../support/ruleIds';

/** The test files right in a folder, but for the one that counts them. */
export const testsIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts') && name !== 'ids.test.ts')
    .map((name) => join(folder, name));

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

interface Proof {
  /** In docs/rules. */
  readonly document: string;
  readonly files: readonly string[];
  /** What no program can prove, and why. */
  readonly beyondPrograms: Readonly<Record<string, string>>;
}

export function everyRuleIsProven({ document, files, beyondPrograms }: Proof): void {
  const ids = idsOf(document);
  const named = new Set(files.flatMap((file) => mentionedIn(titlesIn(file))));

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
}
