const expo = require('eslint-config-expo/flat');
const house = require('./lint');

/** What Metro ships to a device. */
const shipped = ['app', 'ui', 'store', 'engine', 'locales'].map((folder) => `${folder}/**/*.{ts,tsx}`);
const screens = ['app/**/*.{ts,tsx}', 'ui/**/*.{ts,tsx}'];
const tests = ['{,lab/}__tests__/**/*.{ts,tsx}'];
const typescript = ['**/*.{ts,tsx}'];

const off = (rules) => Object.fromEntries(rules.map((rule) => [rule, 'off']));
const reacts = expo
  .flatMap(({ rules }) => Object.keys(rules ?? {}))
  .filter((rule) => rule.startsWith('react'));

const leftOut = ['it', 'test', 'describe'].flatMap((object) =>
  ['only', 'skip', 'fixme', 'todo'].map((property) => ({
    object,
    property,
    message: 'A test that is left out tells nothing: run it or remove it.',
  })),
);

/** These tell how a page is now; on a busy machine it may not have come there yet. */
const unwaiting = [
  'count',
  'isVisible',
  'isHidden',
  'isEnabled',
  'isDisabled',
  'isChecked',
  'inputValue',
  'boundingBox',
  'waitForTimeout',
].map((property) => ({
  property,
  message: 'It does not wait: use an assertion that does, or `phone.sees` (tools/browser/phone.ts).',
}));

/** Hermes lacks these: they work in the browser and in tests, and throw on a phone. */
const missingInHermes = [
  ['toSorted', 'Copy and sort: `[...list].sort(compare)`.'],
  ['toReversed', 'Copy and reverse: `[...list].reverse()`.'],
  ['toSpliced', 'Copy and splice, or filter.'],
  ['with', 'Use map: `list.map((item, i) => (i === at ? changed : item))`.'],
].map(([property, instead]) => ({ property, message: `Hermes lacks it. ${instead}` }));
const noStructuredClone = {
  name: 'structuredClone',
  message: 'Hermes lacks it. State is never changed in place, so nothing needs cloning: share it.',
};

const compilerDoesIt =
  'The React Compiler remembers for you: write it plainly. If measuring shows otherwise, disable this with the reason.';

/** What screens may not take from packages; only the one file that wraps it for the others may. */
const wrapped = {
  Text: [
    'ui/components/Text.tsx',
    'Use Text from ui/components/Text: it knows the direction, the font and the size.',
  ],
  TextInput: [
    'ui/components/TextField.tsx',
    'Use TextField from ui/components/TextField: it knows the direction.',
  ],
  Modal: [
    'ui/components/Overlay.tsx',
    'Use Overlay from ui/components/Overlay: a Modal stays left-to-right on the web.',
  ],
  Alert: [null, 'Native alerts follow the language of the system: use Overlay from ui/components/Overlay.'],
  I18nManager: [null, 'It cannot turn round while the app runs: use the direction from ui/i18n.'],
};

/** The restricted imports of screens, with the wrapper in `file` allowed what it wraps. */
function restrictedImports(file) {
  const fromReactNative = Object.entries(wrapped)
    .filter(([, [wrapper]]) => wrapper === null || wrapper !== file)
    .map(([name, [, message]]) => ({ name: 'react-native', importNames: [name], message }));
  const fromReact = ['useMemo', 'useCallback', 'memo'].map((name) => ({
    name: 'react',
    importNames: [name],
    message: compilerDoesIt,
  }));
  const laboratory = {
    group: ['**/engine/coup/lab'],
    message: 'It is for lab/ alone: with it comes all that bots have learnt.',
  };
  return ['error', { paths: [...fromReactNative, ...fromReact], patterns: [laboratory] }];
}
const wrappers = Object.values(wrapped).flatMap(([file]) => file ?? []);

/** `import()` finds what several parts share only after `later` has fetched it. Words and books share nothing. */
const onlyLater = {
  selector: 'ImportExpression:not(CallExpression[callee.name=/^late(r|Words|Book)$/] ImportExpression)',
  message:
    'Wrap it: `later(() => import(…))` fetches what it shares with others, and tries again (ui/later).',
};

/** A new kind is to be thought of in every place that tells kinds apart. */
const noSilentDefault = [
  'property.name="kind"',
  'expression.property.name="kind"',
  'object.name="event"',
].map((what) => ({
  selector: `SwitchStatement[discriminant.${what}] > SwitchCase[test=null]`,
  message: 'Name every kind of question or event: the compiler then asks for a new one here.',
}));

/** The engine's answers depend on what it is given and on nothing else. */
const impure = [
  ...['Date', 'performance'].map((name) => [
    name,
    'The engine has no clock: pass the time in, or keep it in store/.',
  ]),
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame', 'Promise'].map(
    (name) => [name, 'The engine never waits: pace and timers belong to store/.'],
  ),
  ['console', 'The engine prints nothing: return an event, or throw a named error.'],
  ['crypto', 'Chance comes from the seeded random in the state (engine/core/random).'],
  ['Intl', 'The engine knows no language: words and numbers are formatted in ui/.'],
  ...[
    'globalThis',
    'global',
    'window',
    'self',
    'process',
    'navigator',
    'localStorage',
    'fetch',
    'require',
  ].map((name) => [name, 'The engine knows nothing of where it runs: pass in what it needs.']),
].map(([name, message]) => ({ name, message }));

const noAsync = [
  ':function[async=true]',
  'AwaitExpression',
  'ForOfStatement[await=true]',
  'ImportExpression',
].map((selector) => ({ selector, message: 'The engine answers at once: what waits belongs to store/.' }));
const noMemory = ['Program', 'Program > ExportNamedDeclaration'].map((top) => ({
  selector: `${top} > VariableDeclaration[kind="let"]`,
  message: 'The engine keeps nothing between two calls: pass it in, or keep it in store/.',
}));

module.exports = [
  ...expo,
  {
    ignores: ['**/*.json', 'dist/', '.expo/', '.cache/', 'coverage/', 'ios/', 'android/', 'expo-env.d.ts'],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    plugins: { house },
    rules: {
      'house/explained-disable': 'error',
      'house/layers': 'error',
      'house/no-game': 'error',
      // TypeScript answers these, and sooner.
      'import/named': 'off',
      'import/namespace': 'off',
      'import/no-unresolved': 'off',
      'import/no-named-as-default': 'off',
      'import/no-named-as-default-member': 'off',
      'react/jsx-no-undef': 'off',
      '@typescript-eslint/no-redeclare': 'off',
      'prefer-const': 'error',
    },
  },
  {
    files: typescript,
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: __dirname } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description', 'ts-ignore': true, 'ts-nocheck': true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: true },
      ],
    },
  },
  // These run the React Compiler, which takes a third of lint's time.
  { ignores: ['{app,ui,store}/**'], rules: off(reacts) },
  {
    files: shipped,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unsafe-argument': 'error',
      '@typescript-eslint/no-unsafe-assignment': 'error',
      '@typescript-eslint/no-unsafe-call': 'error',
      '@typescript-eslint/no-unsafe-member-access': 'error',
      '@typescript-eslint/no-unsafe-return': 'error',
      'no-restricted-globals': ['error', noStructuredClone],
      'no-restricted-properties': ['error', ...missingInHermes],
    },
  },
  {
    // Expo Router wants a default export from every route, and tools from their configuration.
    files: ['{ui,store,engine,locales,tools,scripts,lab,__tests__}/**/*.{ts,tsx}'],
    rules: { 'import/no-default-export': 'error' },
  },
  {
    files: [...screens, 'store/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': restrictedImports(null),
      'no-restricted-properties': [
        'error',
        ...missingInHermes,
        ...['useMemo', 'useCallback', 'memo'].map((property) => ({
          object: 'React',
          property,
          message: compilerDoesIt,
        })),
      ],
    },
  },
  ...wrappers.map((file) => ({ files: [file], rules: { 'no-restricted-imports': restrictedImports(file) } })),
  {
    files: screens,
    rules: {
      'house/logical-styles': 'error',
      'house/no-bare-text': 'error',
      'house/theme-colours': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXMemberExpression[object.name="Animated"][property.name=/^Text(Input)?$/]',
          message:
            'Animate a View around Text from ui/components/Text: it knows the direction, the font and the size.',
        },
        onlyLater,
        ...noSilentDefault,
      ],
    },
  },
  {
    files: ['store/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', onlyLater, ...noSilentDefault] },
  },
  // Native "left" means "start" in a Text under RTL and the left-hand side in a TextInput; these two know.
  {
    files: ['ui/components/Text.tsx', 'ui/components/TextField.tsx'],
    rules: { 'house/logical-styles': ['error', { textAlign: false }] },
  },
  { files: ['ui/theme/**'], rules: { 'house/theme-colours': 'off' } },
  {
    files: ['engine/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...impure, noStructuredClone],
      'no-restricted-properties': [
        'error',
        ...missingInHermes,
        {
          object: 'Math',
          property: 'random',
          message: 'Chance comes from the seeded random in the state (engine/core/random).',
        },
        { property: 'localeCompare', message: 'The engine knows no language: compare with < and >.' },
        { property: 'toLocaleString', message: 'The engine knows no language: format in ui/.' },
      ],
      'no-restricted-syntax': ['error', ...noAsync, ...noMemory, ...noSilentDefault],
    },
  },
  {
    files: ['lab/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '/engine/(?!(?:coup|cops|coup/lab)$)',
              message:
                'The laboratory reads the engine by its doors: engine, engine/<game> and engine/coup/lab.',
            },
          ],
        },
      ],
    },
  },
  {
    files: tests,
    rules: {
      '@typescript-eslint/no-require-imports': 'off',
      'no-restricted-globals': [
        'error',
        ...['fit', 'fdescribe', 'xit', 'xtest', 'xdescribe'].map((name) => ({
          name,
          message: 'A test that is left out tells nothing: run it or remove it.',
        })),
      ],
      'no-restricted-properties': ['error', ...leftOut],
    },
  },
  {
    files: ['__tests__/e2e/**/*.ts', 'tools/browser/**/*.ts'],
    ignores: ['tools/browser/{phone,curtain}.ts'],
    rules: { 'no-restricted-properties': ['error', ...leftOut, ...unwaiting] },
  },
  {
    files: ['*.js', '{lint,scripts,lab}/**/*.js'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: { __dirname: 'readonly', __filename: 'readonly', process: 'readonly' },
    },
  },
  {
    files: ['{scripts,tools}/**/*.mjs'],
    languageOptions: { globals: { Buffer: 'readonly', performance: 'readonly', process: 'readonly' } },
  },
];
