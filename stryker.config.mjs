/**
 * Mutation tests: every law of the engine is broken on purpose, one at a time, and some test has to notice.
 * The report is `.cache/mutation/index.html`; only what changed since the last run is tried again. `ENGINE_PART` names one
 * folder of the engine, as `npm run mutate -- cops` does; without it all of them are broken.
 */
import jest from './jest.config.js';

const logic = jest.projects.find(({ displayName }) => displayName === 'logic');

const part = process.env.ENGINE_PART ?? '*';
/** Each part remembers its own last run. */
const memory = part === '*' ? 'incremental' : `incremental-${part}`;

export default {
  mutate: [`engine/${part}/**/*.ts`, '!engine/core/bot.ts', '!engine/*/bots/**'],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: {
    config: {
      ...logic,
      projects: [],
      testMatch: ['<rootDir>/__tests__/engine/mutation/everything.ts'],
      testEnvironment: './__tests__/engine/mutation/untilNoticed.js',
    },
    enableFindRelatedTests: false,
  },
  coverageAnalysis: 'all',
  concurrency: 2,
  timeoutMS: 10_000,
  timeoutFactor: 3,
  incremental: true,
  incrementalFile: `.cache/mutation/${memory}.json`,
  tempDirName: '.cache/mutation/sandbox',
  // The engine needs nothing else of the house.
  ignorePatterns: ['.*', 'app', 'assets', 'dist', 'docs', 'lab', 'lint', 'locales', 'public', 'store', 'ui'],
  reporters: ['html', 'json', 'clear-text', 'progress'],
  htmlReporter: { fileName: '.cache/mutation/index.html' },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 98, low: 94, break: 90 },
};
