// @ts-check
/** @typedef {import('./steps.mjs').Step} Step */

/** A script of a package, and what must be done before. @type {(name: string, script: string, after?: Step[], cores?: number, report?: string) => Step} */
const step = (name, script, after = [], cores = 1, report) => ({ name, script, after, cores, report });

/** Some of Jest's tests: side by side, neither reads again what the other has read first. @param {string} name @param {string} which */
function jest(name, which) {
  const report = `.cache/${name}.json`;
  const options = `--reporters=summary --maxWorkers=50% --json --outputFile=${report}`;
  return step(name, `jest/bin/jest.js ${which} ${options}`, [], 1, report);
}

/** The laboratory is checked by itself: nothing that is shipped depends on it. */
const laboratory = [
  step('lab types', 'typescript/bin/tsc --project lab'),
  step('lab lint', 'eslint/bin/eslint.js lab --max-warnings 0'),
  jest('lab', '--config lab/jest.config.js'),
  step('lab dead code', 'knip/bin/knip.js --config lab/knip.json --no-config-hints'),
];

/** The steps that are quick, usual, all there are, or the laboratory's alone. What is to begin first stands first. @param {string} extent */
export function stepsOf(extent) {
  if (extent === 'lab') return laboratory;
  // Without them no type tells that a link leads nowhere.
  const routes = step('routes', 'expo/bin/cli customize tsconfig.json');
  const quick = [
    routes,
    step('code', '../scripts/code.mjs', [routes]),
    jest('screens', '--selectProjects screens'),
    jest('logic', '--selectProjects logic'),
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
    ...(extent === 'all' ? laboratory : []),
    step('versions', 'expo/bin/cli install --check'),
    step('sizes', `../scripts/sizes.mjs ${platforms.join(' ')}`, exports),
  ];
}
