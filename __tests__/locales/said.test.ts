/** What the app says and where, as the compiler knows it. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../../engine';
import { firstWords } from '../../locales/first';
import { keysOf, linesOf, locales } from './support/lines';
import { sayingOf } from './support/said';

const filesBelow = (folder: string): string[] =>
  readdirSync(join(__dirname, '../..', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);

const files = ['app', 'ui'].flatMap(filesBelow);
const app = sayingOf(files);
const missing = (keys: readonly string[], said: readonly string[]) =>
  keys.filter((key) => !said.includes(key));

test('no word is kept that nobody says', () => {
  expect(missing(keysOf(locales.en), files.flatMap(app.keysIn))).toEqual([]);
});

describe('words are there before they are said', () => {
  const first = files.filter((file) => file.startsWith('app/')).flatMap(app.filesWith);

  test('the first page says what comes with it', () => {
    expect(missing(first.flatMap(app.keysIn), keysOf(linesOf(firstWords.en)))).toEqual([]);
    expect(first.filter((file) => /^(locales\/\w+\/\w+Words|assets\/art\/equipment)/.test(file))).toEqual([]);
  });

  test.each(Object.keys(games))('what %s says is said on its own pages alone', (game) => {
    const says = (file: string) => app.keysIn(file).some((key) => key.startsWith(`${game}.`));
    const saying = files.filter(says);
    expect(saying).not.toEqual([]);
    expect(saying.filter((file) => !file.startsWith(`ui/${game}/`))).toEqual([]);
  });
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
    expect(missing(keys, said)).toEqual(['board.gone']);
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
