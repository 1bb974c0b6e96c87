// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
/** @typedef {{ name: string; script: string; after: Step[]; cores: number; report?: string | undefined }} Step */
/** @typedef {{ passed: number; failed: number; flaky: string[] }} Verdict `flaky`: what passed at a second try */

/** Ask nothing, send nothing, fetch nothing, print no colours, for which several tools take FORCE_COLOR, even 0. */
const quiet = { CI: '1', EXPO_NO_TELEMETRY: '1', EXPO_OFFLINE: '1', NO_COLOR: '1', FORCE_COLOR: undefined };
/** Types and lint hold the whole code in memory, more than Node grants itself on a small machine; with more room for young objects it collects garbage less often. */
const roomy = { NODE_OPTIONS: '--max-old-space-size=4096 --max-semi-space-size=64' };
/** On Windows processes have no groups. */
const group = process.platform === 'win32' ? 1 : -1;

/** Runs a script without a shell. What it starts, workers and browsers, ends with it, and with us. @param {string[]} args */
export async function run(args, patience = 45 * 60_000) {
  const env = { ...process.env, ...quiet, ...roomy };
  const ran = spawn(process.execPath, args, { env, detached: group < 0, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const side of [ran.stdout, ran.stderr]) side.setEncoding('utf8').on('data', (it) => (output += it));
  const end = () => process.kill(group * Number(ran.pid), 'SIGKILL');
  const timer = setTimeout(end, patience);
  process.on('exit', end);
  const [code] = await once(ran, 'close');
  process.off('exit', end);
  clearTimeout(timer);
  return { code, output };
}

/** @typedef {{ suites?: Group[]; specs?: { title: string; tests: { status: string }[] }[] }} Group of tests, as Playwright Test tells */
/** @param {Group} group @returns {string[]} */
const flakyIn = ({ suites = [], specs = [] }) => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ...suites.flatMap(flakyIn),
];

/** @param {number | null} code @param {any} report by Playwright Test or Jest; a step without is a test itself @returns {Verdict} */
export function verdictOn(code, report = { numPassedTests: Number(code === 0) }) {
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats ?? {};
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = report;
  const passed = expected + flaky + numPassedTests;
  const failed = unexpected + numFailedTests + numRuntimeErrorTestSuites;
  // Where no test has failed, it may have ended badly all the same, or there was none.
  return { passed, failed: failed || Number(code !== 0 || passed === 0), flaky: flakyIn(report) };
}

/** @param {Step} step @param {Step} [spoilt] which of those it comes after has failed */
export async function perform({ name, script, report }, spoilt) {
  const began = performance.now();
  mkdirSync('.cache', { recursive: true });
  if (report) writeFileSync(report, '{}');
  const notRun = { code: 1, output: `not run: ${spoilt?.name} failed` };
  const { code, output } = spoilt ? notRun : await run(`node_modules/${script}`.split(' '));
  const { passed, failed, flaky } = verdictOn(code, report && JSON.parse(readFileSync(report, 'utf8')));
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${failed ? '✗' : '✓'} ${name}: ${seconds} s, ${passed} passed, ${failed} failed`);
  if (failed) console.log(output.replace(/^(?=.)/gm, '    '));
  return { passed, failed, flaky };
}

/** Begins, whenever a core is free, the first step whose turn it may be. @param {Step[]} steps @param {typeof perform} perform */
export async function schedule(steps, perform, free = os.availableParallelism()) {
  const waiting = new Set(steps);
  /** @type {Map<Step, Verdict>} */
  const verdicts = new Map();
  const advance = () => Promise.all([...waiting].map(begin));
  async function begin(/** @type {Step} */ step) {
    if (free <= 0 || !step.after.every((one) => verdicts.has(one))) return;
    waiting.delete(step);
    free -= step.cores;
    const spoilt = step.after.find((one) => verdicts.get(one)?.failed);
    verdicts.set(step, await perform(step, spoilt));
    free += step.cores;
    await advance();
  }
  await advance();
  const all = [...verdicts.values()];
  const sum = (/** @type {'passed' | 'failed'} */ what) => all.reduce((count, one) => count + one[what], 0);
  const flaky = all.flatMap((one) => one.flaky);
  return { passed: sum('passed'), failed: sum('failed') + waiting.size, flaky };
}
