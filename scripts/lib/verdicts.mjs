// @ts-check

/**
 * The counts Jest writes with `--json`.
 * @typedef {{
 *   numTotalTests: number;
 *   numPassedTests: number;
 *   numFailedTests: number;
 *   numRuntimeErrorTestSuites: number;
 *   testResults: readonly { name: string; status: string; message: string }[];
 * }} JestReport
 */

/**
 * What a Jest run comes to. A test file that could not be loaded counts as one failure; so does a run that
 * left no report, one that ran no test at all, and one that exits with an error although every test passed.
 * @param {JestReport | null} report
 * @param {number | null} code the exit code
 * @returns {{ passed: number; failed: number }}
 */
export function jestVerdict(report, code) {
  if (report === null) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const ranNothing = report.numPassedTests + failed === 0;
  const unexplained = failed === 0 && code !== 0;
  return { passed: report.numPassedTests, failed: ranNothing || unexplained ? 1 : failed };
}

/**
 * What went wrong in a Jest run, file by file, and nothing of what went well: a long list of files that passed
 * would hide it from whoever reads only the beginning.
 * @param {JestReport | null} report
 */
export const faultsIn = (report) =>
  (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .map(({ name, message }) => `${name}\n${message}`)
    .join('\n');

/**
 * @param {readonly { passed: number; failed: number }[]} results
 */
export function lastLine(results) {
  const passed = results.reduce((sum, one) => sum + one.passed, 0);
  const failed = results.reduce((sum, one) => sum + one.failed, 0);
  return `${passed} passed, ${failed} failed`;
}

/**
 * One line on a step: its name, whether it passed, how long it took.
 * @param {{ name: string; seconds: number; passed: number; failed: number }} result
 */
export function stepLine({ name, seconds, passed, failed }) {
  const mark = failed === 0 ? 'ok  ' : 'FAIL';
  const count = passed + failed > 1 ? `  ${passed} passed, ${failed} failed` : '';
  return `${mark} ${name.padEnd(22)} ${seconds.toFixed(1).padStart(6)} s${count}`;
}
