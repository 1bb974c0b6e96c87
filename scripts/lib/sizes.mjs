// @ts-check
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * @typedef {Record<string, number>} Figures bytes by name
 * @typedef {{ tolerance: number; limits: Figures; recorded: Figures }} Book
 * @typedef {{ name: string; bytes: number; recorded: number | null; problem: string | null }} Comparison
 */

/** Addresses of the scripts a page loads by itself, as written in its HTML. @param {string} html */
export function initialScripts(html) {
  return [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(
    (match) => /** @type {string} */ (match[1]),
  );
}

/** @param {string} folder @param {string} ending @returns {string[]} */
function filesEndingWith(folder, ending) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));
}

/** @param {readonly string[]} files @param {(file: string) => number} weigh @param {string} what */
function total(files, weigh, what) {
  if (files.length === 0) throw new Error(`There is no ${what} to weigh: the export left none.`);
  return files.reduce((sum, file) => sum + weigh(file), 0);
}

/** @param {string} file */
const gzipped = (file) => gzipSync(readFileSync(file), { level: 9 }).length;
/** @param {string} file */
const plain = (file) => statSync(file).size;

/** What a chunk is called whatever is in it: its file's name without the fingerprint. @param {string} file */
const chunkName = (file) => basename(file, '.js').replace(/-[0-9a-f]{32}$/, '');

/** The chunks that come later, each by its name. @param {readonly string[]} files @returns {Figures} */
function weighChunks(files) {
  /** @type {Figures} */
  const figures = {};
  for (const file of [...files].sort()) {
    const name = `web ${chunkName(file)} (gzip)`;
    if (name in figures)
      throw new Error(`Two chunks are called ${chunkName(file)}: rename one of their files.`);
    figures[name] = gzipped(file);
  }
  return figures;
}

/** @param {string} folder @returns {Figures} */
function weighWeb(folder) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const initial = initialScripts(page).map((src) => join(folder, src));
  const scripts = filesEndingWith(folder, '.js');
  return {
    'web initial (gzip)': total(initial, gzipped, 'script in index.html'),
    ...weighChunks(scripts.filter((file) => !initial.includes(file))),
    'web total (gzip)': total(scripts, gzipped, 'web script'),
  };
}

/**
 * Weighs an export: scripts as they travel (gzip), Hermes bytecode as it lies on the device.
 * @param {string} dist
 * @param {string} platform
 * @returns {Figures}
 */
export function measure(dist, platform) {
  const folder = join(dist, platform);
  if (platform === 'web') return weighWeb(folder);
  return {
    [`${platform} (bytecode)`]: total(filesEndingWith(folder, '.hbc'), plain, `${platform} bytecode`),
  };
}

/**
 * The figures of these platforms, whose names begin with theirs, and all others.
 * @param {Figures} figures
 * @param {readonly string[]} platforms
 */
export function parted(figures, platforms) {
  const isTheirs = (/** @type {string} */ name) => platforms.includes(name.replace(/ .*/, ''));
  const entries = Object.entries(figures);
  const theirs = entries.filter(([name]) => isTheirs(name));
  const others = entries.filter(([name]) => !isTheirs(name));
  return { theirs: Object.fromEntries(theirs), others: Object.fromEntries(others) };
}

const record = 'run "npm run sizes -- --record"';
/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Holds what was measured against what is recorded.
 * @param {Figures} measured
 * @param {Book} book
 * @returns {Comparison[]}
 */
export function compare(measured, { tolerance, limits, recorded }) {
  const names = [...new Set([...Object.keys(measured), ...Object.keys(recorded)])];
  return names.map((name) => {
    const [bytes, before = null, limit = Infinity] = [measured[name], recorded[name], limits[name]];
    return { name, bytes: bytes ?? 0, recorded: before, problem: problemWith() };

    function problemWith() {
      if (bytes === undefined)
        return `${name} is recorded but was not exported: if it is gone for good, ${record}.`;
      if (bytes > limit)
        return `${name} is ${kilobytes(bytes)}, above the limit of ${kilobytes(limit)}: make it smaller.`;
      if (before === null) return `${name} has no recorded size: ${record}.`;
      if (bytes > before * (1 + tolerance))
        return `${name} grew from ${kilobytes(before)} to ${kilobytes(bytes)}, more than ${tolerance * 100} %: make it smaller, or ${record}.`;
      return null;
    }
  });
}

/** @param {readonly Comparison[]} comparisons */
export function table(comparisons) {
  const row = (/** @type {string} */ name, /** @type {string[]} */ ...[now = '', before = '', change = '']) =>
    name.padEnd(28) + now.padStart(12) + before.padStart(12) + change.padStart(10);
  const lines = comparisons.map(({ name, bytes, recorded }) =>
    recorded === null
      ? row(name, kilobytes(bytes), '–', '–')
      : row(name, kilobytes(bytes), kilobytes(recorded), `${((bytes / recorded - 1) * 100).toFixed(1)} %`),
  );
  return [row('', 'now', 'recorded', 'change'), ...lines].join('\n');
}
