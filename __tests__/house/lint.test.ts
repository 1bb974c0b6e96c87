/** Each law of the house's own is broken and must speak up, and kept and must be silent, under eslint.config.js. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Linter } from 'eslint';

const root = join(__dirname, '..', '..');
const isOurs = (rule: string) => rule.startsWith('house/');

/** Only our own laws, where they hold; what else there is comes from packages that test themselves. */
const laws = (require('../../eslint.config.js') as Linter.Config[])
  .filter(({ languageOptions, rules }) => languageOptions?.parser || Object.keys(rules ?? {}).some(isOurs))
  .map(({ rules = {}, plugins: { house } = {}, ...config }): Linter.Config => ({
    ...config,
    ...(house && { plugins: { house } }),
    rules: Object.fromEntries(Object.entries(rules).filter(([rule]) => isOurs(rule))),
  }));
const linter = new Linter({ cwd: root });

/** A place in the house, and what is written there. */
type Text = readonly [file: string, code: string];

const saidOf = ([file, code]: Text) =>
  linter
    .verify(`${code}\n`, laws, { filename: join(root, file) })
    .map(({ ruleId, message }) => `${ruleId}: ${message}`)
    .join('\n');

/** Those that break a law unheard, or are told something else. */
const unheard = (texts: readonly Text[], words: RegExp) => texts.filter((text) => !words.test(saidOf(text)));
/** Those that keep every law and are scolded all the same. */
const scolded = (texts: readonly Text[]) => texts.map(saidOf).filter((said) => said !== '');

const taking = (from: string) => `import { x } from '${from}';\nexport const y = x;`;
const imports = (...doors: readonly (readonly [file: string, from: string])[]) =>
  doors.map(([file, from]): Text => [file, taking(from)]);
const within = (file: string, codes: readonly string[]) => codes.map((code): Text => [file, code]);

test('house/layers: imports point one way, and the engine imports no package', () => {
  const astray = imports(
    ['store/a.ts', '../ui/b'],
    ['store/a.ts', '../locales'],
    ['ui/coup/a.ts', '../../app/b'],
    ['app/a.ts', './b'],
    ['engine/coup/a.ts', '../../store/b'],
    ['locales/fa/a.ts', '../../engine/b'],
    ['ui/a.ts', '../__tests__/b'],
    ['scripts/a.ts', '../app/b'],
    ['tools/a.ts', '../scripts/b'],
    ['lint/a.ts', '../tools/b'],
    ['scripts/a.ts', '../lab/b'],
    ['lab/train/a.ts', '../../ui/b'],
  );
  const otherDoors = within('store/a.ts', [
    "export { x } from '../ui/b';",
    "export * from '../ui/b';",
    "export const x = () => import('../ui/b');",
    "export const x = require('../ui/b.json');",
    "import type { X } from '../ui/b';\nexport type Y = X;",
  ]);
  expect(unheard([...astray, ...otherDoors], /^house\/layers: .*Move what is shared/)).toEqual([]);

  const packages = ['react', 'expo-haptics', 'zustand', 'node:fs'].map(taking);
  expect(unheard(within('engine/a.ts', packages), /^house\/layers: .*imports no package/)).toEqual([]);

  const inOrder = imports(
    ['app/a.ts', '../ui/b'],
    ['ui/a.ts', '../assets/b'],
    ['store/a.ts', '../engine/core/b'],
    ['store/a.ts', 'zustand'],
    ['locales/fa/a.ts', '../b'],
    ['scripts/a.ts', '../tools/b'],
    ['lab/train/a.ts', '../../engine/coup/lab'],
    ['__tests__/app/a.ts', '../../app/b'],
  );
  const types: Text = ['locales/a.ts', "import type { X } from '../engine/b';\nexport type Y = X;"];
  expect(scolded([...inOrder, types])).toEqual([]);
});

test('house/layers: code lies in folders that are known', () => {
  const here = (folder: string): Text => [`${folder}/a.ts`, 'export const x = 1;'];
  expect(unheard([here('attic')], /Nobody knows the folder attic/)).toEqual([]);
  expect(unheard(['docs', 'public'].map(here), /No code lies in/)).toEqual([]);

  const kept = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).stdout.split('\n');
  const folders = new Set(kept.filter((file) => /^\w+\//.test(file)).map((file) => file.split('/')[0] ?? ''));
  expect(folders).toContain('app');
  expect(
    scolded([...folders].filter((folder) => folder !== 'docs' && folder !== 'public').map(here)),
  ).toEqual([]);
});

test('house/no-game: what is shared knows no game, and no game knows another', () => {
  const shared = imports(
    ['ui/a.ts', './coup'],
    ['ui/games/GamePages.ts', '../coup'],
    ['ui/cast/a.ts', '../../engine/cops/b'],
    ['app/play/a.ts', '../../ui/coup/b'],
    ['store/match/a.ts', '../coup/b'],
    ['engine/core/a.ts', '../coup/b'],
  );
  const type: Text = ['ui/history/a.ts', "import type { X } from '../../engine/coup';\nexport type Y = X;"];
  expect(unheard([...shared, type], /^house\/no-game: .*is for any game/)).toEqual([]);
  expect(unheard(imports(['ui/coup/a.ts', '../../engine/cops/b']), /what both need/)).toEqual([]);

  const games = "import type { games } from '../../engine';\nexport type Y = typeof games;";
  const everyGame = imports(
    ['store/match/a.ts', '../../engine'],
    ['ui/coup/board/a.ts', '../../../engine/index'],
    ['ui/games/a.ts', '../../engine'],
  );
  expect(unheard([...everyGame, ['store/match/a.ts', games]], /names every game/)).toEqual([]);

  const allowed = imports(
    ['ui/coup/a.ts', '../../engine/coup'],
    ['ui/match/a.ts', '../../engine/core'],
    ['store/match/a.ts', '../setup/b'],
    ['ui/games/index.ts', '../coup'],
    ['engine/index.ts', './coup'],
  );
  expect(scolded([...allowed, ['ui/games/a.ts', games]])).toEqual([]);

  const spoken = [
    "const a = 'coup';",
    'const copsCast = 1;',
    'const isCops = 1;',
    'const a = `games.coup.${1}`;',
  ];
  expect(unheard(within('ui/history/a.ts', spoken), /may not speak of (coup|cops)/)).toEqual([]);
  expect(unheard(within('store/match/a.ts', spoken), /may not speak of (coup|cops)/)).toEqual([]);
  expect(scolded(within('ui/games/index.ts', spoken))).toEqual([]);
  expect(scolded(within('ui/coup/a.ts', ["const a = 'coup';"]))).toEqual([]);
  expect(scolded(within('ui/history/a.ts', ["const couple = 'recoup the copse';"]))).toEqual([]);
});

test('house/logical-styles: start and end, never left and right', () => {
  const style = (written: string) => `export const f = (c: string) => ({ ${written}, c });`;
  const turned = {
    'marginLeft: 1': 'marginStart',
    "'paddingRight': 1": 'paddingEnd',
    'left: 0': 'start',
    'borderRightColor: c': 'borderEndColor',
    'borderTopLeftRadius: 1': 'borderTopStartRadius',
  };
  for (const [physical, logical] of Object.entries(turned))
    expect(unheard([['ui/a.ts', style(physical)]], new RegExp(`write \`${logical}\``))).toEqual([]);

  const aligned = ["textAlign: 'left'", "textAlign: c ? 'right' : 'center'"].map(style);
  expect(unheard(within('ui/a.ts', aligned), /^house\/logical-styles: .*ui\/components\/Text\.tsx/)).toEqual(
    [],
  );
  // The two that turn it round themselves may say left, of their text and of nothing else.
  const wrappers = ['ui/components/Text.tsx', 'ui/components/TextField.tsx'];
  expect(scolded(wrappers.flatMap((file) => within(file, aligned)))).toEqual([]);
  expect(unheard(within('ui/components/Text.tsx', [style('left: 1')]), /write `start`/)).toEqual([]);

  const logical = ['marginStart: 1', 'end: 0', "textAlign: 'center'"].map(style);
  const takenApart = 'export const f = ({ left }: { left: number }) => left;';
  expect(scolded(within('ui/a.ts', [...logical, takenApart]))).toEqual([]);
});

test('house/no-bare-text: what a person reads or hears comes from locales/', () => {
  const shown = (inner: string) => `export function Thing() {\n  return ${inner};\n}`;
  const heard = ['accessibilityHint', 'placeholder', 'title', 'label', 'aria-label', 'alt'];
  const bare = [
    '<V>Pass</V>',
    '<V>Дальше</V>',
    "<V>{'Pass'}</V>",
    '<>{open ? `Pass ${n}` : null}</>',
    "<V>{name || 'Nobody'}</V>",
    "<V>{name + ' wins'}</V>",
    "<V options={{ title: 'Rules' }} />",
    ...heard.flatMap((prop) => [`<V ${prop}="Close" />`, `<V ${prop}={ok ? 'Close' : word} />`]),
  ];
  expect(unheard(within('ui/a.tsx', bare.map(shown)), /^house\/no-bare-text: .*locales\//)).toEqual([]);

  const fetched = [
    '<V>{t("pass")}</V>',
    '<V> · 3</V>',
    "<V>{'→'}</V>",
    '<>{open ? `${n} / ${m}` : null}</>',
    '<V>{name || t("nobody")}</V>',
    "<V>{name + ' – '}</V>",
    "<V options={{ title: t('rules') }} />",
    ...heard.flatMap((prop) => [`<V ${prop}={t("close")} />`, `<V ${prop}="×" />`]),
  ];
  expect(scolded(within('ui/a.tsx', fetched.map(shown)))).toEqual([]);
});

test('house/theme-colours: colours are named in ui/theme', () => {
  const painted = (colour: string) => `export const f = (x: string) => [x, ${colour}];`;
  const writtenOut = [
    "'#abc'",
    "'#15100C'",
    "'rgb(1, 2, 3)'",
    '`rgba(${x}, .5)`',
    "{ color: 'red' }",
    "{ backgroundColor: x ? 'white' : x }",
  ].map(painted);
  expect(unheard(within('ui/a.ts', writtenOut), /^house\/theme-colours: .*ui\/theme/)).toEqual([]);
  expect(scolded(within('ui/theme/a.ts', writtenOut))).toEqual([]);
  const none = ["'#'", "'#15100C is no colour by itself'", "'url(#shade)'", "{ color: 'transparent' }"];
  expect(scolded(within('ui/a.ts', none.map(painted)))).toEqual([]);
});

test('house/explained-disable: who switches a law off says which, and why', () => {
  const unexplained = "// eslint-disable-next-line house/theme-colours\nexport const x = '#abc';";
  expect(unheard([['ui/a.ts', unexplained]], /^house\/explained-disable: Say why/)).toEqual([]);
  const nameless = [
    "/* eslint-disable */\nexport const x = '#abc';",
    "export const x = '#abc'; // eslint-disable-line -- so",
  ];
  expect(unheard(within('ui/a.ts', nameless), /^house\/explained-disable: Name the law/)).toEqual([]);
  const explained = [
    "// eslint-disable-next-line house/theme-colours -- a card to measure by\nexport const x = '#abc';",
    "/* eslint-disable house/theme-colours -- a card to measure by */\nexport const x = '#abc';",
  ];
  expect(scolded(within('ui/a.ts', explained))).toEqual([]);
});
