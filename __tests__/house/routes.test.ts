/** A link to a screen that does not exist fails the type check. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '..', '..');
const routes = join(root, '.expo', 'types', 'router.d.ts');

beforeAll(() => {
  if (existsSync(routes)) return;
  const cli = join(root, 'node_modules', 'expo', 'bin', 'cli');
  spawnSync(process.execPath, [cli, 'customize', 'tsconfig.json'], { cwd: root, stdio: 'ignore' });
});

/** What the compiler says about a screen that exists only here. */
function complaints(code: string): string[] {
  const screen = join(root, 'app', 'only-in-this-test.tsx');
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === screen || fileExists(file);
  host.getSourceFile = (file, languageVersion, ...rest) =>
    file === screen
      ? ts.createSourceFile(file, code, languageVersion)
      : getSourceFile(file, languageVersion, ...rest);

  const program = ts.createProgram({ rootNames: [screen, routes], options, host });
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(screen))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const linkTo = (href: string) =>
  `import { Link } from 'expo-router';\nexport default function Screen() {\n  return <Link href="${href}" />;\n}\n`;

it('takes a link to a screen there is', () => {
  expect(complaints(linkTo('/'))).toEqual([]);
});

it('refuses a link to a screen there is not', () => {
  expect(complaints(linkTo('/nowhere'))).toEqual([expect.stringContaining('"/nowhere"')]);
});
