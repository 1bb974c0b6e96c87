// @ts-check
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** The engine knows the language and nothing else, what is shipped neither Node nor Jest: what is strictest stands first. */
const projects = ['engine/tsconfig.json', 'tsconfig.shipped.json', 'tsconfig.json'].map((file) =>
  resolve(file),
);
const { sys } = ts;

/** A file that exists only here: the browser's `x.web.ts` has to do for whoever wants `x.ts`, by whose types all are checked. */
const twins = resolve('twins.ts');
/** @param {readonly string[]} files */
const linesOfTwins = (files) =>
  files
    .filter((file) => /\.web\.tsx?$/.test(file))
    .map((file) => file.replace(/\.web\.tsx?$/, ''))
    .map((file) => `({}) as typeof import('${file}.web') satisfies typeof import('${file}');`)
    .join('\n');

/** Checks every file of ours once, in the strictest project that names it. What one project has read serves the next. */
export function checkTypes() {
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
