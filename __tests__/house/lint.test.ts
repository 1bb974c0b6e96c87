/** Each law of the house is broken once and must speak up, and kept once and must be silent. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ESLint, type Linter } from 'eslint';

const root = join(__dirname, '..', '..');
const laws = require('../../eslint.config.js') as Linter.Config[];

/** Text on its own has no types and no neighbours; laws that need them are shown on real files further down. */
const withoutTypes: Linter.Config = {
  files: ['**/*.{ts,tsx}'],
  languageOptions: { parserOptions: { projectService: false, project: false } },
  rules: Object.fromEntries(
    laws
      .flatMap(({ rules }) => Object.keys(rules ?? {}))
      .filter(needsTypes)
      .map((rule) => [rule, 'off']),
  ),
};

function needsTypes(rule: string): boolean {
  const plugin = laws.find(({ plugins }) => plugins?.['@typescript-eslint'])?.plugins?.['@typescript-eslint'];
  const { meta } = plugin?.rules?.[rule.replace('@typescript-eslint/', '')] ?? {};
  return (meta?.docs as { requiresTypeChecking?: boolean } | undefined)?.requiresTypeChecking === true;
}

const linter = (config: Linter.Config[]) =>
  new ESLint({ cwd: root, overrideConfigFile: true, overrideConfig: config });
const withTypes = linter(laws);
const byTextAlone = linter([...laws, withoutTypes]);

async function findings(eslint: ESLint, file: string, code: string) {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: join(root, file) });
  return (result?.messages ?? []).map(({ ruleId, message }) => ({ ruleId, message }));
}

interface Law {
  readonly rule: string;
  readonly file: string;
  readonly bad: string;
  readonly good: string;
  /** What the message tells a person to do instead. */
  readonly says?: RegExp;
}

const component = (inner: string) => `export function Thing() {\n  return ${inner};\n}`;
const reading = (name: string) => `export const value = ${name};`;

const layers: Law[] = [
  ['store/a.ts', '../ui/b', '../engine/b'],
  ['store/a.ts', '../locales', './b'],
  ['ui/coup/a.ts', '../../app/b', '../b'],
  ['app/a.ts', './b', '../ui/b'],
  ['engine/coup/a.ts', '../../store/b', '../core/b'],
  ['engine/coup/a.ts', '../../locales/b', '../core'],
  ['engine/a.ts', 'react', './b'],
  ['engine/a.ts', 'react-native', './b'],
  ['engine/a.ts', 'expo-haptics', './b'],
  ['engine/a.ts', 'zustand', './b'],
  ['engine/a.ts', 'i18next', './b'],
  ['engine/a.ts', 'node:fs', './b'],
  ['locales/fa/a.ts', '../../ui/b', '../b'],
  ['locales/fa/a.ts', '../../engine/b', './b'],
  ['ui/a.ts', '../scripts/b', '../assets/b'],
  ['ui/a.ts', '../__tests__/b', '../store/b'],
  ['app/a.ts', '../scripts/b', '../locales/b'],
  ['store/a.ts', '../assets/b', 'zustand'],
  ['scripts/a.ts', '../app/b', '../assets/b'],
  ['scripts/a.ts', '../__tests__/b', '../tools/b'],
  ['tools/a.ts', '../scripts/b', '../engine/b'],
  ['lint/a.ts', '../tools/b', './b'],
].map(([file = '', bad = '', good = '']) => ({
  rule: 'house/layers',
  file,
  bad: `import { x } from '${bad}';\nexport const y = x;`,
  good: `import { x } from '${good}';\nexport const y = x;`,
  says: file.startsWith('engine') && !bad.startsWith('.') ? /imports no package/ : /Move what is shared/,
}));

const otherDoors: Law[] = [
  ["export { x } from '../ui/b';", "export { x } from '../engine/b';"],
  ["export * from '../ui/b';", "export * from '../engine/b';"],
  [
    "export const x = () => import('../ui/b');",
    "export const x = (later: (get: () => unknown) => unknown) => later(() => import('../engine/b'));",
  ],
  ["export const x = require('../ui/b.json');", "export const x = require('../engine/b.json');"],
  [
    "import type { X } from '../ui/b';\nexport type Y = X;",
    "import type { X } from '../engine/b';\nexport type Y = X;",
  ],
].map(([bad = '', good = '']) => ({ rule: 'house/layers', file: 'store/a.ts', bad, good }));

/** Shared files, and what they would like to know of a game. */
const games: Law[] = [
  ['ui/match/a.ts', '../coup/b', './b', /is for any game/],
  ['ui/a.ts', './coup', './match/b', /is for any game/],
  ['ui/games/GamePages.ts', '../coup', '.', /is for any game/],
  ['app/play/a.ts', '../../ui/coup/b', '../../ui/games/b', /is for any game/],
  ['store/match/a.ts', '../coup/b', '../setup/b', /is for any game/],
  ['store/history/a.ts', '../../engine/coup', '../../engine/core', /is for any game/],
  ['ui/history/a.ts', '../../store/coup/b', '../../store/match/b', /is for any game/],
  ['ui/cast/a.ts', '../../engine/cops/b', '../../assets/art', /is for any game/],
  ['engine/core/a.ts', '../coup/b', './b', /is for any game/],
  ['ui/coup/a.ts', '../../engine/cops/b', '../../engine/coup', /what both need/],
  ['store/match/a.ts', '../../engine', '../../engine/core', /names every game/],
  ['ui/coup/board/a.ts', '../../../engine/index', '../../../engine/coup', /names every game/],
  ['ui/games/a.ts', '../../engine', '../../engine/core', /names every game/],
].map(([file, bad, good, says]) => ({
  rule: 'house/no-game',
  file: String(file),
  bad: `import { x } from '${String(bad)}';\nexport const y = x;`,
  good: `import { x } from '${String(good)}';\nexport const y = x;`,
  says: says as RegExp,
}));

const globals: Law[] = [
  'Date.now()',
  'performance.now()',
  'setTimeout(x, 1)',
  'setInterval(x, 1)',
  'queueMicrotask(x)',
  'requestAnimationFrame(x)',
  'Promise.resolve()',
  'console.log(x)',
  'crypto.randomUUID()',
  'globalThis.x',
  'process.env',
  'structuredClone(x)',
  'Intl.NumberFormat',
].map((use) => ({
  rule: 'no-restricted-globals',
  file: 'engine/a.ts',
  bad: `import { x } from './x';\nexport const f = () => [x, ${use}];`,
  good: `import { x } from './x';\nexport const f = () => [x, Math.floor(1.5)];`,
}));

const properties: Law[] = [
  ['Math.random()', 'Math.floor(1.5)', 'engine/a.ts', /seeded random/],
  ['[2, 1].toSorted()', '[...[2, 1]].sort()', 'engine/a.ts', /Hermes lacks it/],
  ['[2, 1].toReversed()', '[...[2, 1]].reverse()', 'ui/a.ts', /Hermes lacks it/],
  ['[2, 1].toSpliced(0, 1)', '[2, 1].slice(1)', 'store/a.ts', /Hermes lacks it/],
  ['[2, 1].with(0, 1)', '[2, 1].map(Math.floor)', 'locales/a.ts', /Hermes lacks it/],
  ["'a'.localeCompare('b')", "'a' < 'b'", 'engine/a.ts', /no language/],
  ['(1).toLocaleString()', 'String(1)', 'engine/a.ts', /no language/],
].map(([bad, good, file, says]) => ({
  rule: 'no-restricted-properties',
  file: String(file),
  bad: reading(String(bad)),
  good: reading(String(good)),
  says: says as RegExp,
}));

const asynchronous: Law[] = [
  'export async function f() {}',
  'export const f = async () => {};',
  "export const f = () => import('./b');",
].map((bad) => ({
  rule: 'no-restricted-syntax',
  file: 'engine/a.ts',
  bad,
  good: 'export const f = () => {};',
  says: /belongs to store/,
}));

const styles: Law[] = [
  ['marginLeft: 1', 'marginStart: 1', /`marginStart`/],
  ['marginRight: 1', 'marginEnd: 1', /`marginEnd`/],
  ["'paddingLeft': 1", "'paddingStart': 1", /`paddingStart`/],
  ['paddingRight: 1', 'paddingEnd: 1', /`paddingEnd`/],
  ['left: 0', 'start: 0', /`start`/],
  ['right: 0', 'end: 0', /`end`/],
  ['borderLeftWidth: 1', 'borderStartWidth: 1', /`borderStartWidth`/],
  ['borderRightColor: c', 'borderEndColor: c', /`borderEndColor`/],
  ['borderTopLeftRadius: 1', 'borderTopStartRadius: 1', /`borderTopStartRadius`/],
  ['borderBottomRightRadius: 1', 'borderBottomEndRadius: 1', /`borderBottomEndRadius`/],
  ["textAlign: 'left'", "textAlign: 'center'", /ui\/components\/Text\.tsx/],
  ["textAlign: c ? 'right' : 'center'", "textAlign: c ? 'auto' : 'center'", /ui\/components\/Text\.tsx/],
].map(([bad, good, says]) => ({
  rule: 'house/logical-styles',
  file: 'ui/a.ts',
  bad: `export const f = (c: string) => ({ ${String(bad)}, c });`,
  good: `export const f = (c: string) => ({ ${String(good)}, c });`,
  says: says as RegExp,
}));

const words: Law[] = [
  [component('<V>Pass</V>'), component('<V>{t("pass")}</V>')],
  [component('<V>Дальше</V>'), component('<V> · 3</V>')],
  [component("<V>{'Pass'}</V>"), component("<V>{'→'}</V>")],
  [component('<>{open ? `Pass ${n}` : null}</>'), component('<>{open ? `${n} / ${m}` : null}</>')],
  [component("<V>{name || 'Nobody'}</V>"), component('<V>{name || t("nobody")}</V>')],
  [component("<V>{name + ' wins'}</V>"), component("<V>{name + ' – '}</V>")],
  ...[
    'accessibilityLabel',
    'accessibilityHint',
    'placeholder',
    'title',
    'label',
    'aria-label',
    'alt',
  ].flatMap((prop) => [
    [component(`<V ${prop}="Close" />`), component(`<V ${prop}={t("close")} />`)],
    [component(`<V ${prop}={ok ? 'Close' : word} />`), component(`<V ${prop}="×" />`)],
  ]),
  [component("<V options={{ title: 'Rules' }} />"), component("<V options={{ title: t('rules') }} />")],
].map(([bad = '', good = '']) => ({
  rule: 'house/no-bare-text',
  file: 'ui/a.tsx',
  bad,
  good,
  says: /locales\//,
}));

const colours: Law[] = [
  ["'#abc'", "'#'"],
  ["'#15100C'", "'#15100C is not a colour by itself'"],
  ["'rgb(1, 2, 3)'", "'url(#shade)'"],
  ["'rgba(1, 2, 3, .5)'", "'rgb'"],
  ['`rgba(${x}, .5)`', '`${x}`'],
  ["{ color: 'red' }", "{ color: 'transparent' }"],
  ["{ backgroundColor: x ? 'white' : x }", '{ backgroundColor: x }'],
].map(([bad = '', good = '']) => ({
  rule: 'house/theme-colours',
  file: 'ui/a.ts',
  bad: `export const f = (x: string) => [x, ${bad}];`,
  good: `export const f = (x: string) => [x, ${good}];`,
  says: /ui\/theme/,
}));

const wrappers: Law[] = [
  ['Text', 'react-native', 'ui/a.tsx'],
  ['TextInput', 'react-native', 'app/a.tsx'],
  ['Modal', 'react-native', 'ui/a.tsx'],
  ['Alert', 'react-native', 'store/a.ts'],
  ['I18nManager', 'react-native', 'ui/a.tsx'],
  ['useMemo', 'react', 'ui/a.tsx'],
  ['useCallback', 'react', 'app/a.tsx'],
  ['memo', 'react', 'ui/a.tsx'],
  // A wrapper may take what it wraps and nothing more.
  ['Alert', 'react-native', 'ui/components/Text.tsx'],
  ['Modal', 'react-native', 'ui/components/TextField.tsx'],
  ['Text', 'react-native', 'ui/components/Overlay.tsx'],
].map(([name = '', from = '', file = '']) => ({
  rule: 'no-restricted-imports',
  file,
  bad: `import { ${name} } from '${from}';\nexport const x = ${name};`,
  good: `import { View, useState } from '${from}';\nexport const x = [View, useState];`,
  says: from === 'react' ? /React Compiler/ : /ui\//,
}));

const skipped: Law[] = ['it.only', 'it.skip', 'describe.only', 'test.skip', 'it.todo'].map((left) => ({
  rule: 'no-restricted-properties',
  file: '__tests__/a.test.ts',
  bad: `${left}('x', () => {});`,
  good: "it('x', () => {});",
}));

const singles: Law[] = [
  {
    rule: 'house/no-game',
    file: 'ui/history/a.ts',
    bad: "import type { X } from '../../engine/coup';\nexport type Y = X;",
    good: "import type { X } from '../../engine/core';\nexport type Y = X;",
  },
  {
    rule: 'house/no-game',
    file: 'store/match/a.ts',
    bad: "import type { games } from '../../engine';\nexport type Y = typeof games;",
    good: "import type { games } from '../../engine/core';\nexport type Y = typeof games;",
  },
  {
    rule: 'no-restricted-properties',
    file: 'ui/a.tsx',
    bad: "import * as React from 'react';\nexport const x = React.memo(() => null);",
    good: "import { use } from 'react';\nexport const x = use;",
  },
  {
    rule: 'no-restricted-syntax',
    file: 'ui/a.tsx',
    bad: component('<Animated.Text />'),
    good: component('<Animated.View />'),
  },
  ...['ui/a.ts', 'store/a.ts'].map((file) => ({
    rule: 'no-restricted-syntax',
    file,
    bad: "export const page = () => import('./b');",
    good: "declare const later: (load: () => unknown) => unknown;\nexport const page = later(() => import('./b').then((m) => m));",
  })),
  {
    rule: 'no-restricted-globals',
    file: '__tests__/a.test.ts',
    bad: "xit('x', () => {});",
    good: "it('x', () => {});",
  },
  {
    rule: 'no-restricted-globals',
    file: 'ui/a.ts',
    bad: reading('structuredClone({})'),
    good: reading('Date.now()'),
  },
  {
    rule: 'import/no-default-export',
    file: 'ui/a.ts',
    bad: 'export default 1;',
    good: 'export const a = 1;',
  },
  {
    rule: '@typescript-eslint/no-explicit-any',
    file: 'store/a.ts',
    bad: 'export const f = (x: any) => [x];',
    good: 'export const f = (x: unknown) => [x];',
  },
  {
    rule: '@typescript-eslint/no-non-null-assertion',
    file: 'engine/a.ts',
    bad: 'export const f = (x?: number) => x!;',
    good: 'export const f = (x?: number) => x ?? 0;',
  },
  {
    rule: '@typescript-eslint/consistent-type-imports',
    file: 'engine/a.ts',
    bad: "import { X } from './x';\nexport type Y = X;",
    good: "import type { X } from './x';\nexport type Y = X;",
  },
  {
    rule: '@typescript-eslint/ban-ts-comment',
    file: 'engine/a.ts',
    bad: '// @ts-expect-error\nexport const x: number = 1;',
    good: '// @ts-expect-error: shown to be refused\nexport const x: number = 1;',
  },
  {
    rule: 'house/explained-disable',
    file: 'engine/a.ts',
    bad: '// eslint-disable-next-line no-restricted-globals\nexport const x = Date;',
    good: '// eslint-disable-next-line no-restricted-globals -- the one clock there is\nexport const x = Date;',
    says: /Say why/,
  },
  {
    rule: 'house/explained-disable',
    file: 'engine/a.ts',
    bad: '/* eslint-disable */\nexport const x = Date;',
    good: '/* eslint-disable no-restricted-globals -- the one clock there is */\nexport const x = Date;',
    says: /Name the law/,
  },
  {
    rule: 'house/explained-disable',
    file: 'engine/a.ts',
    bad: 'export const x = Date; // eslint-disable-line -- because',
    good: 'export const x = Date; // eslint-disable-line no-restricted-globals -- the one clock there is',
    says: /Name the law/,
  },
];

const all = [
  ...layers,
  ...otherDoors,
  ...games,
  ...globals,
  ...properties,
  ...asynchronous,
  ...styles,
  ...words,
  ...colours,
  ...wrappers,
  ...skipped,
  ...singles,
];

describe('laws of the house', () => {
  it.each(all.map((law) => [law.rule, law.file, law.bad, law] as const))(
    '%s speaks up in %s: %s',
    async (rule, file, bad, law) => {
      const found = await findings(byTextAlone, file, bad);
      expect(found.map(({ ruleId }) => ruleId)).toContain(rule);
      if (law.says) expect(found.map(({ message }) => message).join('\n')).toMatch(law.says);
    },
  );

  it.each(all.map((law) => [law.rule, law.file, law.good] as const))(
    '%s is silent in %s: %s',
    async (_rule, file, good) => {
      expect(await findings(byTextAlone, file, good)).toEqual([]);
    },
  );
});

describe('what a law does not cover', () => {
  it.each([
    ['Text in its wrapper', 'ui/components/Text.tsx', "export { Text } from 'react-native';"],
    ['TextInput in its wrapper', 'ui/components/TextField.tsx', "export { TextInput } from 'react-native';"],
    ['Modal in its wrapper', 'ui/components/Overlay.tsx', "export { Modal } from 'react-native';"],
    [
      'textAlign where it is turned round',
      'ui/components/Text.tsx',
      "export const s = { textAlign: 'left' };",
    ],
    [
      'textAlign in a field to type in',
      'ui/components/TextField.tsx',
      "export const s = { textAlign: 'right' };",
    ],
    ['colours in the theme', 'ui/theme/a.ts', "export const c = '#abc';"],
    ['default exports of routes', 'app/a.tsx', 'export default function Screen() {\n  return null;\n}'],
    [
      'types of the engine in locales',
      'locales/a.ts',
      "import type { X } from '../engine/x';\nexport type Y = X;",
    ],
    ['a game in the registry', 'ui/games/index.ts', "import { x } from '../coup';\nexport const y = x;"],
    ['a game in the engine’s index', 'engine/index.ts', "export { x } from './coup';"],
    [
      'the types of all games beside the registry',
      'ui/games/a.ts',
      "import type { games } from '../../engine';\nexport type Y = typeof games;",
    ],
    ['any layer in a test', '__tests__/app/a.ts', "import { x } from '../../app/x';\nexport const y = x;"],
    ['left as something taken apart', 'ui/a.ts', 'export const f = ({ left }: { left: number }) => left;'],
  ])('%s', async (_what, file, code) => {
    expect(await findings(byTextAlone, file, code)).toEqual([]);
  });

  it('does not let one wrapper take what another wraps', async () => {
    const found = await findings(
      byTextAlone,
      'ui/components/Text.tsx',
      "export { Modal } from 'react-native';",
    );
    expect(found).toMatchObject([{ ruleId: 'no-restricted-imports' }]);
  });

  it('does not let textAlign open the door to other physical styles', async () => {
    const found = await findings(byTextAlone, 'ui/components/Text.tsx', 'export const s = { left: 1 };');
    expect(found).toMatchObject([{ ruleId: 'house/logical-styles' }]);
  });
});

describe('top folders', () => {
  const said = async (folder: string) =>
    (await findings(byTextAlone, `${folder}/a.ts`, 'export const x = 1;')).map(({ message }) => message);

  it.each([
    ['attic', /Nobody knows the folder attic/],
    ['docs', /No code lies in docs/],
    ['public', /No code lies in public/],
  ])('code in %s/ is reported', async (folder, message) => {
    expect(await said(folder)).toEqual([expect.stringMatching(message)]);
  });

  it('every one there is is known', async () => {
    const kept = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).stdout.split('\n');
    const folders = [
      ...new Set(kept.filter((file) => /^\w+\//.test(file)).map((file) => file.split('/')[0])),
    ];
    expect(folders).toContain('app');
    for (const folder of folders)
      expect((await said(String(folder))).filter((message) => /Nobody knows/.test(message))).toEqual([]);
  });
});

describe('laws that need types', () => {
  const file = '__tests__/house/fixtures/typed.ts';

  it.each([
    [
      '@typescript-eslint/no-floating-promises',
      'export function f() {\n  Promise.resolve();\n}',
      'export function f() {\n  void Promise.resolve();\n}',
    ],
    [
      '@typescript-eslint/no-misused-promises',
      'export const f = (list: number[]) => list.forEach(async () => Promise.resolve());',
      'export const f = (list: number[]) => Promise.all(list.map(async () => Promise.resolve()));',
    ],
    [
      '@typescript-eslint/switch-exhaustiveness-check',
      "export function f(x: 'a' | 'b') {\n  switch (x) {\n    case 'a':\n      break;\n  }\n}",
      "export function f(x: 'a' | 'b') {\n  switch (x) {\n    case 'a':\n    case 'b':\n      break;\n  }\n}",
    ],
    [
      '@typescript-eslint/no-unnecessary-condition',
      'export const f = (x: string[]) => x?.length;',
      'export const f = (x?: string[]) => x?.length;',
    ],
  ])('%s', async (rule, bad, good) => {
    expect((await findings(withTypes, file, bad)).map(({ ruleId }) => ruleId)).toEqual([rule]);
    expect(await findings(withTypes, file, good)).toEqual([]);
  });
});
