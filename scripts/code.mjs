// @ts-check
// What TypeScript and ESLint say of the code. They run together, so that every type is worked out once.
import { dirname, resolve } from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';

/** The strictest first: the engine may use the language only, shipped code neither Node nor Jest. */
const projects = ['engine/tsconfig.json', 'tsconfig.shipped.json', 'tsconfig.json'].map((file) =>
  resolve(file),
);
const { sys } = ts;

/** A file that exists only here. It says that the browser's `x.web.ts` has the types of `x.ts`, by which all files are checked. */
const twins = resolve('twins.ts');
/** @param {readonly string[]} files */
const linesOfTwins = (files) =>
  files
    .filter((file) => /\.web\.tsx?$/.test(file))
    .map((file) => file.replace(/\.web\.tsx?$/, ''))
    .map((file) => `({}) as typeof import('${file}.web') satisfies typeof import('${file}');`)
    .join('\n');

/** Checks every file of ours once, in the strictest project that names it. What one project has read serves the next. */
function checkTypes() {
  /** @type {Map<string, ts.SourceFile | undefined>} */
  const read = new Map();
  /** @type {Set<string>} */
  const checked = new Set();
  /** @type {ts.Diagnostic[]} */
  const complaints = [];

  const programs = projects.map((project) => {
    const { config } = ts.readConfigFile(project, sys.readFile);
    const { errors, fileNames, options } = ts.parseJsonConfigFileContent(
      config,
      sys,
      dirname(project),
      {},
      project,
    );
    const files = fileNames.filter((file) => !checked.has(file));
    const host = ts.createCompilerHost(options, true);
    const { getSourceFile } = host;
    host.getSourceFile = (name, version, ...rest) => {
      if (name === twins) return ts.createSourceFile(name, linesOfTwins(files), version);
      if (!read.has(name)) read.set(name, getSourceFile(name, version, ...rest));
      return read.get(name);
    };
    const program = ts.createProgram([...fileNames, twins], options, host);
    complaints.push(...errors, ...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics());
    for (const file of [...files, twins]) {
      const source = program.getSourceFile(file);
      complaints.push(...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source));
      checked.add(file);
    }
    return program;
  });

  const asTsc = {
    getCanonicalFileName: String,
    getCurrentDirectory: sys.getCurrentDirectory,
    getNewLine: () => '\n',
  };
  return { programs, complaints: ts.formatDiagnostics(complaints, asTsc) };
}

const { programs, complaints } = checkTypes();
const eslint = new ESLint({
  // It is checked by itself: `npm run lab`.
  ignorePatterns: ['lab/**'],
  overrideConfig: {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { programs, projectService: false } },
  },
});
const results = await eslint.lintFiles('.');
const { format } = await eslint.loadFormatter();
console.log(complaints + (await format(results)));
process.exitCode = complaints === '' && results.every(({ messages }) => messages.length === 0) ? 0 : 1;
