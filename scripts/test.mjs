// @ts-check
// `npm test`, `npm run check` (quick) and `npm run test:all` (all): installs what is missing, runs every step even when another
// has failed, and says on the last line how many tests passed and failed.
import { provideBrowser } from '../tools/browser/find.mjs';
import { whenEnded } from './lib/ending.mjs';
import { installPackages, isNodeOld } from './lib/install.mjs';
import { perform, schedule } from './lib/steps.mjs';
import { stepsOf } from './lib/suite.mjs';

const [extent = 'usual'] = process.argv.slice(2);
if (extent === 'all') process.env.TEST_ALL = '1';
whenEnded(() => process.exit(1));

async function isReady() {
  if (isNodeOld()) return false;
  const installing = installPackages();
  // While npm is at work, for it may take as long.
  if (extent !== 'quick') process.env.CHROMIUM_PATH = provideBrowser(console.log) ?? '';
  return installing;
}

const unable = { passed: 0, failed: 1, flaky: [] };
const { passed, failed, flaky } = (await isReady()) ? await schedule(stepsOf(extent), perform) : unable;
for (const test of flaky) console.log(`flaky: ${test}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
