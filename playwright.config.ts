import { defineConfig } from '@playwright/test';
import { ourBrowser } from './tools/browser/launch';

/** The counts of a run; a trace of each failed test lies in `.cache/traces`. */
const report = '.cache/browser.json';

export default defineConfig({
  testDir: '__tests__/e2e',
  outputDir: '.cache/traces',
  preserveOutput: 'failures-only',
  fullyParallel: true,
  // Tests wait for frames a fifth of the time: on two cores three workers are faster than two.
  workers: 3,
  // A test that needed a second try is listed as flaky.
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
