// @ts-check
// `npm test`, `npm run check` (quick), `npm run lab` (lab) and `npm run test:all` (all): installs what is missing, runs
// every step there is, whichever fails, and says on the last line how many tests passed and failed.
import { provideBrowser } from '../tools/browser/find.mjs';
import { whenEnded } from './lib/ending.mjs';
import { installPackages, isNodeOld } from './lib/install.mjs';
import { perform, schedule } from './lib/steps.mjs';
import { stepsOf } from './lib/suite.mjs';

const [extent = 'usual'] = process.argv.slice(2);
if (extent === 'all') process.env.TEST_ALL = '1';

async function isReady() {
  if (isNodeOld()) return false;
  const installing = installPackages();
  // While npm is at work, for it may take as long.
  if (extent === 'usual' || extent === 'all') process.env.CHROMIUM_PATH = provideBrowser(console.log) ?? '';
  return installing;
}

/** @param {import('./lib/steps.mjs').Verdict} [verdict] none if nothing can be run, or not to its end */
function tell({ passed, failed, flaky } = { passed: 0, failed: 1, flaky: [] }) {
  for (const test of flaky) console.log(`flaky: ${test}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

whenEnded(() => tell());
tell((await isReady()) ? await schedule(stepsOf(extent), perform) : undefined);
