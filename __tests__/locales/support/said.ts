/** Which keys the app can say, as the compiler knows it. */
import { dirname, join } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '../../..');

/** Files that exist in a test only, by their path below the root. */
type Invented = Readonly<Record<string, string>>;

export interface Saying {
  /** The keys a file hands to `t`. A key with a gap counts as every key that its type allows, and as no other. */
  readonly keysIn: (file: string) => readonly string[];
  /**
   * A file with all that comes with it: what it imports of our own, and what that imports in turn. A type costs nothing,
   * and what `import()` names comes later.
   */
  readonly filesWith: (file: string) => readonly string[];
}

export function sayingOf(files: readonly string[], invented: Invented = {}): Saying {
  const { program, resolve } = programOf(files, invented);
  const checker = program.getTypeChecker();
  const sourceOf = (file: string) => {
    const source = program.getSourceFile(join(root, file));
    if (!source) throw new Error(`${file} is not there.`);
    return source;
  };

  /** All that this may come to; null where its type does not tell. */
  function textsOf(node: ts.Expression): readonly string[] | null {
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isConditionalExpression(node)) return both(textsOf(node.whenTrue), textsOf(node.whenFalse));
    if (ts.isTemplateExpression(node))
      return node.templateSpans.reduce<readonly string[] | null>(
        (begun, { expression, literal }) => {
          const gap = textsOf(expression);
          return gap && begun && begun.flatMap((text) => gap.map((filled) => text + filled + literal.text));
        },
        [node.head.text],
      );
    const type = checker.getTypeAtLocation(node);
    const all = type.isUnion() ? type.types : [type];
    return all.every((one) => one.isStringLiteral()) ? all.map(({ value }) => value) : null;
  }

  const keysIn = onceForEach((file) =>
    callsOfT(sourceOf(file)).flatMap((key) => {
      const keys = textsOf(key);
      if (keys === null) throw new Error(`${file}: nobody can tell which keys ${key.getText()} may be.`);
      return keys;
    }),
  );

  const importsOf = onceForEach((file): readonly string[] =>
    sourceOf(file).statements.flatMap((statement) => {
      const path = resolve(importedBy(statement) ?? '', join(root, file))?.resolvedFileName ?? '';
      return isOurs(path) ? [path.slice(root.length + 1)] : [];
    }),
  );

  const filesWith = onceForEach((file) => {
    const reached = new Set([file]);
    for (const each of reached) for (const imported of importsOf(each)) reached.add(imported);
    return [...reached];
  });
  return { keysIn, filesWith };
}

const both = (some: readonly string[] | null, others: readonly string[] | null) =>
  some && others && [...some, ...others];

/** Many pages lead to the same files: each is looked into once. */
function onceForEach<T>(look: (file: string) => T): (file: string) => T {
  const seen = new Map<string, T>();
  return (file) => {
    const known = seen.get(file);
    if (known !== undefined) return known;
    const found = look(file);
    seen.set(file, found);
    return found;
  };
}

function importedBy(statement: ts.Statement): string | null {
  if (ts.isImportDeclaration(statement) && statement.importClause?.isTypeOnly) return null;
  if (ts.isExportDeclaration(statement) && statement.isTypeOnly) return null;
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return null;
  const from = statement.moduleSpecifier;
  return from && ts.isStringLiteral(from) ? from.text : null;
}

const isOurs = (path: string) =>
  path.startsWith(root) && /(?<!\.d)\.tsx?$/.test(path) && !path.includes('node_modules');

/** The libraries are the same for every program; reading them once keeps this quick. */
const libraries = new Map<string, ts.SourceFile>();

/** Packages that say what a gap may be filled with. Those that draw and navigate say nothing of it, and are not read. */
const telling = new Set(['react', 'valibot', 'zustand']);

function programOf(files: readonly string[], invented: Invented) {
  const project = join(root, 'tsconfig.shipped.json');
  const { config } = ts.readConfigFile(project, ts.sys.readFile) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: [], files: [] },
    ts.sys,
    dirname(project),
  );
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  const read: typeof getSourceFile = (path, version, ...rest) => {
    const parsed = libraries.get(path) ?? getSourceFile(path, version, ...rest);
    if (parsed?.isDeclarationFile) libraries.set(path, parsed);
    return parsed;
  };
  const textOf = (path: string) => invented[path.slice(root.length + 1)];
  host.fileExists = (path) => textOf(path) !== undefined || fileExists(path);
  host.getSourceFile = (path, version, ...rest) => {
    const text = textOf(path);
    return text === undefined ? read(path, version, ...rest) : ts.createSourceFile(path, text, version);
  };

  const found = ts.createModuleResolutionCache(root, (path) => path, options);
  const resolve = (name: string, from: string) =>
    name.startsWith('.') || telling.has(name) || from.includes('/node_modules/')
      ? ts.resolveModuleName(name, from, options, host, found).resolvedModule
      : undefined;
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) => ({ resolvedModule: resolve(text, from) }));

  const rootNames = [...files, ...Object.keys(invented)].map((file) => join(root, file));
  return { program: ts.createProgram({ rootNames, options, host }), resolve };
}

/** What stands first in every `t(…)`. */
function callsOfT(source: ts.SourceFile): readonly ts.Expression[] {
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(source) === 't')
      found.push(...node.arguments.slice(0, 1));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
