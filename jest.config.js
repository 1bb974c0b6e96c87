const preset = require('jest-expo/jest-preset');

const testsIn = (...folders) => folders.map((folder) => `<rootDir>/__tests__/${folder}/**/*.test.{ts,tsx}`);
/** The folders that need React Native. All other tests but the browser's run in plain Node, so that none is left out. */
const onReactNative = ['app', 'ui', 'store', 'setup'];
const ignored = { modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/', '<rootDir>/.expo/'] };

/** Babel as Node understands it: types go, imports become `require`, everything else stays as written. */
const forNode = {
  babelrc: false,
  configFile: false,
  presets: ['babel-preset-expo'],
  caller: { name: 'metro', bundler: 'metro', platform: 'web', isServer: true },
};
const books = { '\\.md$': '<rootDir>/scripts/lib/bookTransformer.jest.js' };
const node = {
  ...ignored,
  testEnvironment: 'node',
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'json', 'node'],
  transform: { '\\.m?[jt]sx?$': ['babel-jest', forNode], ...books },
  // It comes as a module, which Node's `require` cannot read.
  transformIgnorePatterns: ['/node_modules/(?!marked/)'],
};

/** Our own screens go through the React Compiler in tests too, as they do when shipped. */
const [babelJest, forReactNative] = preset.transform['\\.[jt]sx?$'];
const ourScreens = `^${__dirname.replace(/[^\w]/g, '\\$&')}.(app|ui|store).+\\.tsx?$`;
const compiled = {
  ...forReactNative,
  plugins: [require.resolve('./__tests__/setup/importLater.js')],
  caller: { ...forReactNative.caller, supportsReactCompiler: true },
};

module.exports = {
  // A slow machine with a cold cache is no fault of the test.
  testTimeout: 60_000,
  projects: [
    {
      ...node,
      displayName: 'logic',
      testMatch: testsIn('*'),
      testPathIgnorePatterns: [...onReactNative, 'e2e'].map((folder) => `<rootDir>/__tests__/${folder}/`),
    },
    {
      ...preset,
      ...ignored,
      displayName: 'screens',
      testMatch: testsIn(...onReactNative),
      setupFilesAfterEnv: ['<rootDir>/__tests__/setup/app.ts'],
      transform: {
        [ourScreens]: [babelJest, compiled],
        ...preset.transform,
        ...books,
      },
    },
  ],
};
