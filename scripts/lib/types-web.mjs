// @ts-check
// The browser's side of the type check. `tsc` would apply tsconfig.web.json's suffixes to packages too, and
// some of those ship web types that contradict their documented ones (SVG elements without children); here
// `.web` variants are preferred among our own files only.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const project = join(root, 'tsconfig.web.json');
const config = ts.getParsedCommandLineOfConfigFile(
  project,
  {},
  {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic(diagnostic) {
      throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
    },
  },
);
if (config === undefined) throw new Error(`${project} cannot be read.`);

const { options, fileNames, errors } = config;
const forPackages = { ...options, moduleSuffixes: ['.ios', '.android', '.native', ''] };
const host = ts.createCompilerHost(options);
/** @type {NonNullable<ts.CompilerHost['resolveModuleNameLiterals']>} */
const resolve = (names, from, _redirect, _options, source) =>
  names.map((name) => {
    const ours = name.text.startsWith('.') && !from.includes('/node_modules/');
    const chosen = ours ? options : forPackages;
    const mode = ts.getModeForUsageLocation(source, name, chosen);
    return ts.resolveModuleName(name.text, from, chosen, host, undefined, undefined, mode);
  });
host.resolveModuleNameLiterals = resolve;

const program = ts.createProgram({ rootNames: fileNames, options, host });
const diagnostics = [...errors, ...ts.getPreEmitDiagnostics(program)];
process.stdout.write(
  ts.formatDiagnostics(diagnostics, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => root,
    getNewLine: () => '\n',
  }),
);
process.exitCode = diagnostics.length === 0 ? 0 : 1;
