/** What the app says and where, as the compiler knows it. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { keysOf, locales } from './support/lines';
import { sayingOf } from './support/said';

const filesBelow = (folder: string): string[] =>
  readdirSync(join(__dirname, '../..', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);

const files = ['app', 'ui'].flatMap(filesBelow);
const app = sayingOf(files);
const unsaid = (keys: readonly string[], said: readonly string[]) =>
  keys.filter((key) => !said.includes(key));

test('no word is kept that nobody says', () => {
  expect(unsaid(keysOf(locales.en), files.flatMap(app.keysIn))).toEqual([]);
});

describe('words that come with a game or a page are there before they are said', () => {
  const imported = new Set(files.flatMap(app.importsOf));
  /** Pages, and whatever else is loaded on its own. */
  const entries = files.filter((file) => !imported.has(file));

  test.each([
    ['cast', 'ui/cast/words.ts'],
    ['coup', 'ui/coup/words.ts'],
    ['lesson', 'ui/lesson/words.ts'],
    ['rules', 'ui/rules/words.ts'],
    ['cops', 'ui/cops/words.ts'],
    ['equipment', 'ui/equipment/words.ts'],
  ])('%s', (key, words) => {
    const saying = entries.filter((entry) =>
      app.filesWith(entry).some((file) => app.keysIn(file).some((said) => said.startsWith(`${key}.`))),
    );
    expect(saying).not.toEqual([]);
    expect(saying.filter((entry) => !app.filesWith(entry).includes(words))).toEqual([]);
  });

  test.each(['index', 'settings', 'about/index', 'history/index', '_layout'])(
    'app/%s.tsx does without',
    (page) => {
      const all = app.filesWith(`app/${page}.tsx`);
      expect(
        all.filter((file) => /^(locales\/.*(cast|coup|cops|equipment)|assets\/art\/equipment)/.test(file)),
      ).toEqual([]);
      expect(all.flatMap(app.keysIn).filter((key) => /^(cast|coup|cops|equipment)\./.test(key))).toEqual([]);
    },
  );
});

describe('what a key with a gap can say', () => {
  const saidBy = (code: string) =>
    sayingOf([], {
      'ui/only-in-this-test.ts': `declare const t: (key: ${keyType}) => string;\n${code}`,
    }).keysIn('ui/only-in-this-test.ts');
  const keys = ['board.known', 'board.lost', 'board.number', 'board.gone'];
  const keyType = keys.map((key) => `'${key}'`).join(' | ');

  test('is what its type allows: another key beside them is dead, and found', () => {
    const said = saidBy(`
      export const card = (how: 'known' | 'lost') => t(\`board.\${how}\`);
      export const number = () => t('board.number');
    `);
    expect([...said].sort()).toEqual(['board.known', 'board.lost', 'board.number']);
    expect(unsaid(keys, said)).toEqual(['board.gone']);
  });

  test('is what is left of its type where it stands', () => {
    const said = saidBy(`
      export const card = (how: 'known' | 'gone') => how === 'gone' ? '' : t(\`board.\${how}\`);
      export const either = (lost: boolean) => t(lost ? 'board.lost' : 'board.number');
    `);
    expect([...said].sort()).toEqual(['board.known', 'board.lost', 'board.number']);
  });

  test('must be told by its type', () => {
    expect(() => saidBy('export const any = (how: string) => t(`board.${how}`);')).toThrow('nobody can tell');
  });

  test('is said by `t` alone', () => {
    expect(saidBy(`export const said = ['board.gone', String('board.lost')];`)).toEqual([]);
  });
});
