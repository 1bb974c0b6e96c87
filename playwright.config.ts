import { defineConfig } from '@playwright/test';
import { ourBrowser } from './tools/browser/launch';

/** What is left of a run to look at: the counts, and a trace of whatever failed. */
const report = '.cache/browser.json';

export default defineConfig({
  testDir: '__tests__/e2e',
  outputDir: '.cache/traces',
  preserveOutput: 'failures-only',
  fullyParallel: true,
  // They wait for frames a fifth of the time: on two cores three take less time than two.
  workers: 3,
  // A second try is told: who needed it is listed as flaky.
  retries: 1,
  // A whole game on a machine that is busy with others.
  timeout: 400_000,
  expect: { timeout: 30_000 },
  reporter: [['dot'], ['json', { outputFile: report }]],
  use: {
    launchOptions: ourBrowser(),
    screenshot: 'only-on-failure',
    // The whole page before and after every touch would take as long again as the tests: `--trace on` shows it of one.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
  },
});
