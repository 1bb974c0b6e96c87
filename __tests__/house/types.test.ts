/** What the compiler is held to, shown on lines that must not pass. */
import { dirname, join } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '..', '..');

function optionsOf(project: string): ts.CompilerOptions {
  const file = join(root, project);
  const { config } = ts.readConfigFile(file, ts.sys.readFile) as { config: object };
  return ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, dirname(file)).options;
}

/** The libraries are the same for every line tried; reading them once keeps this quick. */
const libraries = new Map<string, ts.SourceFile | undefined>();

function complaints(project: string, code: string): number[] {
  const file = join(root, 'engine', 'only-in-this-test.ts');
  const options = optionsOf(project);
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, languageVersion, ...rest) => {
    if (name === file) return ts.createSourceFile(name, code, languageVersion);
    if (!libraries.has(name)) libraries.set(name, getSourceFile(name, languageVersion, ...rest));
    return libraries.get(name);
  };
  const program = ts.createProgram({ rootNames: [file], options, host });
  return ts.getPreEmitDiagnostics(program, program.getSourceFile(file)).map(({ code: number }) => number);
}

/** TypeScript has a message of its own for each kind of missing surroundings. */
const cannotFindName = [2304, 2552, 2580, 2584, 2591, 2593];

describe('the engine', () => {
  it.each([
    'console',
    'setTimeout',
    'process',
    'window',
    'fetch',
    'structuredClone',
    'Buffer',
    'performance',
  ])('knows no %s', (name) => {
    const found = complaints('engine/tsconfig.json', `export const x = ${name};\n`);
    expect(found).toHaveLength(1);
    expect(cannotFindName).toContain(found[0]);
  });

  it('knows the language', () => {
    const code = 'export const x = new Map([[1, [1, 2].at(-1)]]);\n';
    expect(complaints('engine/tsconfig.json', code)).toEqual([]);
  });
});

describe('what is shipped', () => {
  it.each(['Buffer', 'require', 'describe', 'jest'])('knows no %s', (name) => {
    const found = complaints('tsconfig.shipped.json', `export const x = ${name};\n`);
    expect(found).toHaveLength(1);
    expect(cannotFindName).toContain(found[0]);
  });
});

const caseFallingThrough = `export function f(x: number) {
  switch (x) {
    case 1:
      x = 2;
    default:
      return x;
  }
}
`;

describe.each(['tsconfig.json', 'tsconfig.web.json', 'engine/tsconfig.json'])('%s', (project) => {
  it.each([
    ['a list may be empty', 'export const f = (list: number[]): number => list[0];\n', [2322]],
    ['null is not a value', 'export const x: string = null;\n', [2322]],
    ['absent is not undefined', 'export const x: { a?: number } = { a: undefined };\n', [2375]],
    ['every path answers', 'export function f(x: boolean) {\n  if (x) return 1;\n}\n', [7030]],
    ['cases do not fall through', caseFallingThrough, [7029]],
    ['nothing is implied to be any', 'export const f = (x) => x;\n', [7006]],
    ['no syntax but JavaScript’s', 'export enum E {\n  A,\n}\n', [1294]],
    ['code that is fine', 'export const f = (list: readonly number[]) => list[0] ?? 0;\n', []],
  ])('%s', (_what, code, expected) => {
    expect(complaints(project, code)).toEqual(expected);
  });
});
