// @ts-check
/** @typedef {import('./steps.mjs').Step} Step */

/** A script of a package, and what must be done before. @type {(name: string, script: string, after?: Step[], cores?: number, report?: string) => Step} */
const step = (name, script, after = [], cores = 1, report) => ({ name, script, after, cores, report });

/** One of Jest's projects: side by side, neither reads again what the other has read first. @param {string} project */
function jest(project, report = `.cache/${project}.json`) {
  const options = `--reporters=summary --maxWorkers=50% --json --outputFile=${report}`;
  return step(project, `jest/bin/jest.js --selectProjects ${project} ${options}`, [], 1, report);
}

/** The steps that are quick, usual, or all there are. What is to begin first stands first. @param {string} extent */
export function stepsOf(extent) {
  // Without them no type tells that a link leads nowhere.
  const routes = step('routes', 'expo/bin/cli customize tsconfig.json');
  const quick = [
    routes,
    step('code', '../scripts/code.mjs', [routes]),
    jest('screens'),
    jest('logic'),
    step('format', 'prettier/bin/prettier.cjs --check . --cache --log-level=warn'),
    step('dead code', 'knip/bin/knip.js --no-config-hints'),
  ];
  if (extent === 'quick') return quick;

  const [games, ...platforms] = extent === 'all' ? ['2000', 'web', 'ios', 'android'] : ['150', 'web'];
  const exports = platforms.map((platform) =>
    step(`export ${platform}`, `expo/bin/cli export -p ${platform} --output-dir dist/${platform}`),
  );
  return [
    ...exports,
    step('browser', '@playwright/test/cli.js test', exports, 2, '.cache/browser.json'),
    ...quick,
    step('soak', `tsx/dist/cli.mjs scripts/soak.ts --games ${games}`),
    step('versions', 'expo/bin/cli install --check'),
    step('sizes', `../scripts/sizes.mjs ${platforms.join(' ')}`, exports),
  ];
}
