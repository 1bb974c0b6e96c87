import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dissected, licencesFile, licencesOf, packagesAmong } from '../../scripts/build-licences';
import type { Licences } from '../../ui/about/licences';

const onDisk = JSON.parse(readFileSync(licencesFile, 'utf8')) as Licences;
const names = onDisk.flatMap(({ shipped }) => shipped.map(({ name }) => name));

test('what is on disk is what the script makes of these packages as they are now', () => {
  expect(onDisk).toEqual(licencesOf(names));
});

test('everything the app itself asks for is there', () => {
  const { dependencies } = JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8')) as {
    dependencies: Readonly<Record<string, string>>;
  };
  expect(Object.keys(dependencies).filter((name) => !names.includes(name))).toEqual([]);
});

test('the letters stand under the SIL Open Font License, each with its makers', () => {
  const fonts = onDisk
    .filter(({ text }) => text.includes('SIL OPEN FONT LICENSE'))
    .flatMap(({ shipped }) => shipped);
  expect(fonts.map(({ name }) => name.replace('@expo-google-fonts/', ''))).toEqual([
    'lalezar',
    'rubik',
    'suez-one',
    'vazirmatn',
    'yeseva-one',
  ]);
  expect(fonts.filter(({ copyright }) => copyright.length === 0)).toEqual([]);
});

test('nobody stands there without a licence', () => {
  expect(onDisk.filter(({ text }) => text.length < 200)).toEqual([]);
});

test('two licences that differ in their holder only are one text', () => {
  const of = (holder: string) => `MIT License\n\nCopyright (c) ${holder}\n\nPermission is\nhereby granted`;
  expect(dissected(of('2020 Ann'))).toEqual({
    copyright: ['Copyright (c) 2020 Ann'],
    text: 'Permission is hereby granted',
  });
  expect(dissected(of('2020 Ann')).text).toBe(dissected(of('2021 Bob').replaceAll('\n', '\r\n')).text);
});

test('a package is known by its innermost folder', () => {
  expect(
    packagesAmong([
      '/app/node_modules/react/index.js',
      '/app/node_modules/expo/node_modules/@expo/cli/build/a.js',
      '/app/ui/a.ts',
    ]),
  ).toEqual(['@expo/cli', 'react']);
});
