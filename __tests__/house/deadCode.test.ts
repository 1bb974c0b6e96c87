/** knip, as it is used on this house, finds what nothing uses and what goes in circles: shown on a small house of its own. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseConfigFileTextToJson } from 'typescript';

const root = join(__dirname, '..', '..');
const knip = join(root, 'node_modules', 'knip', 'bin', 'knip.js');

const { rules } = parseConfigFileTextToJson('knip.json', readFileSync(join(root, 'knip.json'), 'utf8'))
  .config as {
  rules: object;
};

const house = {
  'package.json': JSON.stringify({ name: 'house', dependencies: {} }),
  'knip.json': JSON.stringify({ entry: ['index.ts'], project: ['**/*.ts'], rules }),
  'index.ts': "import { used } from './part';\nused();\n",
  'part.ts': 'export const used = () => {};\n',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'knip-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function findings(files: Record<string, string>, asked: readonly string[] = []): string {
  for (const [name, text] of Object.entries({ ...house, ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [knip, ...asked, '--no-progress', '--no-config-hints'],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
  );
  expect(stderr).toBe('');
  expect(status === 0).toBe(stdout.trim() === '');
  return stdout;
}

describe('dead code', () => {
  it('is not seen where everything is used', () => {
    expect(findings({})).toBe('');
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['an export', { 'part.ts': 'export const used = () => {};\nexport const idle = 1;\n' }, /idle/],
    ['a file', { 'idle.ts': 'export const nothing = 1;\n' }, /idle\.ts/],
    [
      'a dependency',
      { 'package.json': JSON.stringify({ name: 'house', dependencies: { idle: '1.0.0' } }) },
      /idle\s+package\.json/,
    ],
    [
      'an undeclared dependency',
      { 'part.ts': "export { used } from 'elsewhere';\n" },
      /elsewhere\s+part\.ts/,
    ],
  ])('%s that is not as it should be is named', (_what, files, expected) => {
    expect(findings(files)).toMatch(expected);
  });
});

describe('circles of imports', () => {
  it('are not seen where there are none', () => {
    expect(findings({}, ['--cycles'])).toBe('');
  });

  it('are named', () => {
    const part = "import './index';\nexport const used = () => {};\n";
    expect(findings({ 'part.ts': part }, ['--cycles'])).toMatch(/part\.ts → index\.ts/);
  });
});
