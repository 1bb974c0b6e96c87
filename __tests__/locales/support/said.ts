/** Which keys the app can say, as the compiler knows it. */
import { dirname, join } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '../../..');

/** Files that exist in a test only, by their path below the root. */
type Invented = Readonly<Record<string, string>>;

export interface Saying {
  /** The keys a file hands to `t`. A key with a gap counts as every key that its type allows, and as no other. */
  readonly keysIn: (file: string) => readonly string[];
  /** Files of our own that a file imports. A type costs nothing, and what `import()` names comes later. */
  readonly importsOf: (file: string) => readonly string[];
  /** A file with all that comes with it: what it imports, and what that imports in turn. */
  readonly filesWith: (file: string) => readonly string[];
}

export function sayingOf(files: readonly string[], invented: Invented = {}): Saying {
  const program = programOf(files, invented);
  const checker = program.getTypeChecker();
  const sourceOf = (file: string) => {
    const source = program.getSourceFile(join(root, file));
    if (!source) throw new Error(`${file} is not there.`);
    return source;
  };

  const keysIn = onceForEach((file) =>
    callsOfT(sourceOf(file)).flatMap((key) => {
      const type = checker.getTypeAtLocation(key);
      const keys = type.isUnion() ? type.types : [type];
      return keys.map((each) => {
        if (each.isStringLiteral()) return each.value;
        throw new Error(`${file}: nobody can tell which keys ${key.getText()} may be.`);
      });
    }),
  );

  const importsOf = onceForEach((file): readonly string[] =>
    sourceOf(file).statements.flatMap((statement) => {
      const from = importedBy(statement);
      if (from === null) return [];
      const found = ts.resolveModuleName(from, join(root, file), program.getCompilerOptions(), ts.sys);
      const path = found.resolvedModule?.resolvedFileName ?? '';
      return isOurs(path) ? [path.slice(root.length + 1)] : [];
    }),
  );

  const filesWith = onceForEach((file) => {
    const reached = new Set([file]);
    for (const each of reached) for (const imported of importsOf(each)) reached.add(imported);
    return [...reached];
  });
  return { keysIn, importsOf, filesWith };
}

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

function programOf(files: readonly string[], invented: Invented): ts.Program {
  const project = join(root, 'tsconfig.json');
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
  const rootNames = [...files, ...Object.keys(invented)].map((file) => join(root, file));
  return ts.createProgram({ rootNames, options, host });
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
