// @ts-check
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { browserAdvice } from '../../tools/browser/find.mjs';
import { whenEnded } from './ending.mjs';
import { run } from './run.mjs';
import { failure, schedule } from './schedule.mjs';
import { faultsIn, jestVerdict, lastLine, stepLine } from './verdicts.mjs';

/** @typedef {import('./schedule.mjs').Step} Step */

/** Tools as their own scripts, run by this very Node: no shell, no `npx`, the same on every system. */
const tools = {
  eslint: 'node_modules/eslint/bin/eslint.js',
  expo: 'node_modules/expo/bin/cli',
  jest: 'node_modules/jest/bin/jest.js',
  knip: 'node_modules/knip/bin/knip.js',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  sizes: 'scripts/sizes.mjs',
  tsc: 'node_modules/typescript/bin/tsc',
  tsx: 'node_modules/tsx/dist/cli.mjs',
  typesWeb: 'scripts/lib/types-web.mjs',
};

const quietly = ['--no-progress', '--no-config-hints'];
const lintMemory = ['--cache', '--cache-location=.cache/eslint', '--cache-strategy=content'];

/** What every child hears: ask nothing, send nothing, fetch nothing, print no colours. */
const quietEnv = { CI: '1', EXPO_NO_TELEMETRY: '1', EXPO_OFFLINE: '1', NO_COLOR: '1' };

/**
 * The steps by name. With `remember`, lint looks only at files that changed: quick, but blind to what a change
 * in one file does to another.
 * @param {string} root
 * @param {{ browser?: string | null; remember?: boolean }} options
 */
export function suite(root, { browser = null, remember = false } = {}) {
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });

  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, ...quietEnv, ...(browser === null ? {} : { CHROMIUM_PATH: browser }) };
  // Several tools take FORCE_COLOR, even 0, for a yes.
  delete env.FORCE_COLOR;

  /** @param {keyof typeof tools} tool @param {readonly string[]} args @param {AbortSignal} signal */
  const call = (tool, args, signal) =>
    run(process.execPath, [tools[tool], ...args], { cwd: root, env, signal });

  /**
   * A step that is right when its commands are, one after the other.
   * @param {string} name
   * @param {readonly [keyof typeof tools, ...string[]][]} commands
   * @param {{ cores?: number; after?: readonly string[] }} options
   * @returns {Step}
   */
  const step = (name, commands, { cores = 1, after = [] } = {}) => ({
    name,
    cores,
    after,
    async run(signal) {
      let output = '';
      for (const [tool, ...args] of commands) {
        const ran = await call(tool, args, signal);
        output += ran.output;
        if (ran.code !== 0) return failure(output || `${tool} ended with ${ran.code}`);
      }
      return { passed: 1, failed: 0, output };
    },
  });

  /** @param {string} name @param {readonly string[]} projects @param {{ workers: number; after?: readonly string[] }} options @returns {Step} */
  const jest = (name, projects, { workers, after = [] }) => ({
    name,
    cores: workers,
    after,
    async run(signal) {
      const report = join(cache, `jest-${projects.join('-')}.json`);
      rmSync(report, { force: true });
      const args = [
        '--selectProjects',
        ...projects,
        '--json',
        `--outputFile=${report}`,
        `--maxWorkers=${workers}`,
      ];
      const ran = await call('jest', args, signal);
      const left = readJson(report);
      return { ...jestVerdict(left, ran.code), output: faultsIn(left) || withoutReport(ran.output) };
    },
  });

  /** @param {string} platform */
  const exporting = (platform) =>
    step(`export ${platform}`, [
      ['expo', 'export', '--platform', platform, '--output-dir', `dist/${platform}`],
    ]);

  /** @param {string} name @param {string} project */
  const types = (name, project) => {
    const memory = ['--incremental', '--tsBuildInfoFile', `.cache/${name.replaceAll(' ', '-')}.tsbuildinfo`];
    return step(name, [['tsc', '--project', project, '--noEmit', ...memory]], { after: ['routes'] });
  };

  const e2e = jest('browser', ['e2e'], { workers: 2, after: ['export web'] });

  return {
    // Typed routes: a link to a screen that is not there fails the type check only once these are written.
    routes: step('routes', [['expo', 'customize', 'tsconfig.json']]),
    typesNative: types('types native', 'tsconfig.json'),
    typesWeb: step('types web', [['typesWeb']], { after: ['routes'] }),
    typesShipped: types('types shipped', 'tsconfig.shipped.json'),
    typesEngine: types('types engine', 'engine/tsconfig.json'),
    lint: step('lint', [['eslint', '.', '--max-warnings=0', ...(remember ? lintMemory : [])]], {
      after: ['routes'],
    }),
    format: step('format', [
      ['prettier', '--check', '.', '--cache', '--cache-location=.cache/prettier', '--log-level=warn'],
    ]),
    deadCode: step('dead code', [['knip', ...quietly]]),
    circles: step('circles', [['knip', '--cycles', ...quietly]]),
    versions: step('versions', [['expo', 'install', '--check']]),
    jest: jest('tests', ['node', 'app'], {
      workers: Math.max(2, availableParallelism() - 1),
      after: ['routes'],
    }),
    // A short one, the same each time; whoever wants to find something new runs `npm run soak` for longer.
    soak: step('soak', [['tsx', 'scripts/soak.ts', '--games', '250']]),
    exportWeb: exporting('web'),
    exportIos: exporting('ios'),
    exportAndroid: exporting('android'),
    sizes: step('sizes', [['sizes']], { after: ['export web', 'export ios', 'export android'] }),
    browser:
      browser === null ? { ...e2e, after: [], run: () => Promise.resolve(failure(browserAdvice)) } : e2e,
  };
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Jest's talk without the line in which it names its report. @param {string} output */
const withoutReport = (output) => output.replace(/^Test results written to: .*\n?/gm, '');

/**
 * Runs steps, prints each as it ends with what it had to say if it failed, and the count as the very last line.
 * @param {readonly Step[]} steps
 * @returns {Promise<boolean>} whether all passed
 */
export async function runAndReport(steps) {
  const interrupt = new AbortController();
  whenEnded(() => interrupt.abort());
  const results = await schedule(steps, {
    cores: availableParallelism(),
    signal: interrupt.signal,
    onFinish(result) {
      console.log(stepLine(result));
      if (result.failed > 0) console.log(indent(result.output));
    },
  });
  console.log(`\n${lastLine(results)}`);
  return results.every(({ failed }) => failed === 0);
}

/** @param {string} text */
const indent = (text) => text.trimEnd().replace(/^(?=.)/gm, '     | ');
