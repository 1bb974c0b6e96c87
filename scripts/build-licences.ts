/** Lists what of other people is shipped, each with its licence. Run with `npm run licences` after a package was added. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Licences, Shipped } from '../ui/about/licences';

const root = join(__dirname, '..');
export const licencesFile = join(root, 'assets', 'licences.json');

/** Where packages of one project say no more than "MIT", another of them has the whole text. */
const sameProject: readonly (readonly [name: RegExp, other: string])[] = [
  [/^(@react-native\/|metro)/, 'react-native'],
  [/^(@expo\/|expo-)/, 'expo'],
];

/** What the font files themselves say of their makers; their packages' own licence is about the wrapping. */
const fontsFrom = '@expo-google-fonts/';

interface Package {
  readonly license?: string;
  readonly author?: string | { readonly name: string };
  readonly dependencies: object;
}

const within = (name: string) => join(root, 'node_modules', name);
const manifestOf = (name: string) =>
  JSON.parse(readFileSync(join(within(name), 'package.json'), 'utf8')) as Package;

/** The text of the first file in a package that is called like this. */
function fileIn(name: string, called: RegExp): string | null {
  const file = readdirSync(within(name)).find((entry) => called.test(entry));
  return file === undefined ? null : readFileSync(join(within(name), file), 'utf8');
}

const licenceFile = /^(licen[cs]e|copying)(\.(md|txt))?$/i;

function licenceOf(name: string): string {
  const own = fileIn(name, licenceFile);
  if (own !== null) return own;
  const { license, author } = manifestOf(name);
  const other = sameProject.find(([names]) => names.test(name))?.[1];
  const standard = fileIn(other ?? 'react', licenceFile);
  if (license !== 'MIT' || standard === null) throw new Error(`${name} has no licence that could be shown.`);
  if (other !== undefined) return standard;
  const holder = typeof author === 'object' ? author.name : author;
  if (holder === undefined) throw new Error(`${name} does not say whose it is.`);
  return standard.replace(/^Copyright.*$/m, `Copyright (c) ${holder.replace(/\s*<.*>/, '')}`);
}

/** The copyright a font carries: entry 0 of its table of names, as Windows reads it (UTF-16). */
export function copyrightOfFont(font: Buffer): string {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'name');
  if (entry === undefined) throw new Error('A font without names.');
  const names = font.readUInt32BE(entry + 8);
  const texts = names + font.readUInt16BE(names + 4);
  const records = Array.from({ length: font.readUInt16BE(names + 2) }, (_, index) => names + 6 + 12 * index);
  const record = records.find((at) => font.readUInt16BE(at) === 3 && font.readUInt16BE(at + 6) === 0);
  if (record === undefined) throw new Error('A font without a copyright.');
  const start = texts + font.readUInt16BE(record + 10);
  return Buffer.from(font.subarray(start, start + font.readUInt16BE(record + 8)))
    .swap16()
    .toString('utf16le');
}

function fontLicenceOf(name: string): string {
  const files = readdirSync(within(name), { recursive: true, encoding: 'utf8' });
  const font = files.filter((file) => file.endsWith('.ttf')).sort()[0];
  const standard = fileIn(`${fontsFrom}rubik`, /^LICENSE_FONT$/);
  if (font === undefined || standard === null) throw new Error(`${name} holds no font.`);
  return standard.replace(/^Copyright.*$/m, copyrightOfFont(readFileSync(join(within(name), font))));
}

const isCopyright = (line: string) =>
  /^(copyright\b|\(c\)|©)/i.test(line) && /\d{4}|\bby\b|\(c\)|©/i.test(line);
const isTitle = (line: string) => /^(the )?(mit|isc|bsd[\w -]*) license( \((mit|isc|bsd)\))?:?$/i.test(line);

/** A licence without what differs from one package to the next, in paragraphs, so that the same text is the same. */
export function dissected(licence: string): { readonly copyright: readonly string[]; readonly text: string } {
  const lines = licence.split(/\r?\n/).map((line) => line.replace(/^#+\s*/, '').trim());
  const text = lines
    .filter((line) => !isCopyright(line) && !isTitle(line) && !/^-+$/.test(line))
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '' && !/^all rights reserved\.?$/i.test(paragraph))
    .join('\n\n');
  return { copyright: lines.filter(isCopyright), text };
}

/** What is shown of these packages: each text once, with all that stand under it. */
export function licencesOf(names: readonly string[]): Licences {
  const byText = new Map<string, Shipped[]>();
  for (const name of [...names].sort()) {
    const { copyright, text } = dissected(name.startsWith(fontsFrom) ? fontLicenceOf(name) : licenceOf(name));
    byText.set(text, [...(byText.get(text) ?? []), { name, copyright }]);
  }
  return [...byText].map(([text, shipped]) => ({ text, shipped }));
}

// — which packages: those whose modules are in an export —

/** By name alone: of two versions of a package, both stand under the same licence. */
export const packagesAmong = (paths: readonly string[]): readonly string[] => {
  const names = paths.flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []);
  return [...new Set(names)].sort();
};

function exportedSources(platform: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'licences-'));
  try {
    const expo = join(within('expo'), 'bin', 'cli');
    const options = ['--platform', platform, '--source-maps', '--output-dir', folder];
    const env = { ...process.env, CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1' };
    const { status } = spawnSync(process.execPath, [expo, 'export', ...options], { cwd: root, env });
    if (status !== 0) throw new Error(`The export for ${platform} failed.`);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.map'))
      .flatMap(
        (file) => (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { sources: string[] }).sources,
      );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Some packages are native code only: no export of JavaScript knows of them. */
function askedFor(): readonly string[] {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Package;
  return Object.keys(dependencies);
}

if (require.main === module) {
  const bundled = packagesAmong(['web', 'ios', 'android'].flatMap(exportedSources));
  const names = [...new Set([...bundled, ...askedFor()])];
  writeFileSync(licencesFile, `${JSON.stringify(licencesOf(names), null, 2)}\n`);
}
