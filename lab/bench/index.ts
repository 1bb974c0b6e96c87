import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gameIds } from '../../scripts/lib/games';
import { measure } from '../../scripts/lib/sizes.mjs';
import { launchBrowser } from '../../tools/browser/launch';
import { serve } from '../../tools/browser/site';
import { layEmptyApp } from './emptyApp';
import { measureFrames } from './frames';
import {
  measureEmptyOpening,
  measureFirstOpening,
  measureFonts,
  measureLoad,
  measureOpening,
  measureSearch,
  measureSwitches,
  throttle,
  type Load,
} from './pages';
import { median, percentile } from './statistics';

// How fast the app is, against an empty app of the same packages and against fixed goals: `npm run bench`.

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    runs: { type: 'string', default: '9' },
    /** Measures what was exported last time, to compare runs with each other. */
    'no-export': { type: 'boolean', default: false },
  },
});

const goals = { ratio: 1.5, languageSwitch: 100, scripts: 430, frames: 20, search: 50 } as const;

interface Row {
  readonly what: string;
  readonly value: number;
  readonly unit: 'ms' | '×' | 'kB';
  readonly goal?: number | undefined;
}

const say = (line: string) => {
  if (!options.json) console.log(line);
};

/** Exports an Expo app for the web, as it would be put on a server. */
function exportWeb(project: string, into: string): void {
  const expo = join(project, 'node_modules/expo/bin/cli');
  const args = [expo, 'export', '--platform', 'web', '--output-dir', join(into, 'web')];
  const env = { ...process.env, CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: project,
    encoding: 'utf8',
    env,
  });
  if (status !== 0) throw new Error(`The export of ${project} failed:\n${stdout}${stderr}`);
}

/** The gzipped kilobytes of scripts that a browser must fetch before anything appears. */
const initialScripts = (folder: string) => (measure(folder, 'web')['web initial (gzip)'] ?? NaN) / 1000;

async function main(): Promise<void> {
  const root = process.cwd();
  const exports = join(root, '.cache/bench');
  const [ours, empty] = [join(exports, 'app'), join(exports, 'empty')];
  if (!options['no-export']) {
    mkdirSync(exports, { recursive: true });
    say('Exporting the app and an empty one …');
    exportWeb(root, ours);
    exportWeb(layEmptyApp(root), empty);
  }

  const app = await serve(join(ours, 'web'));
  const nothing = await serve(join(empty, 'web'));
  const browser = await launchBrowser();
  try {
    say(`Measuring at 1/${throttle} of this machine's speed …`);
    const loads: { app: Load; nothing: Load }[] = [];
    for (let run = 0; run <= Number(options.runs); run++)
      loads.push({ nothing: await measureLoad(browser, nothing), app: await measureLoad(browser, app) });
    // It only warmed the disk and the browser up.
    loads.shift();
    // Each visit against the one just before it: what else the machine does weighs on both alike.
    const ratios = loads.map(({ app, nothing }) => app.screen / nothing.screen);
    const paints = loads.flatMap(({ app }) => app.contentfulPaint ?? []);

    const opening = async (measureOnce: () => Promise<number>) => {
      const took: number[] = [];
      for (let run = 0; run < Number(options.runs); run++) took.push(await measureOnce());
      return median(took);
    };
    const emptyPage = await opening(() => measureEmptyOpening(browser, nothing));
    const newGame = await opening(() => measureOpening(browser, app));
    const firstGame = await opening(() => measureFirstOpening(browser, app));

    const switches: Record<string, number[]> = {};
    for (let round = 0; round < 3; round++)
      for (const [way, took] of await measureSwitches(browser, app)) (switches[way] ??= []).push(took);

    const frames: Row[] = [];
    for (const game of gameIds) {
      const { resting, playing, showdowns } = await measureFrames(browser, app, game, 40_000);
      const row = (what: string, times: readonly number[], share: number, goal?: number) =>
        frames.push({
          what: `${game}: frames ${what}, ${share}th percentile`,
          value: percentile(times, share),
          unit: 'ms',
          goal,
        });
      row('at rest', resting, 95);
      row('in play', playing, 95, goals.frames);
      row('of showdowns', showdowns, 95, goals.frames);
      row('in play', playing, 99);
    }

    const letters = await measureSearch(browser, app);
    const fonts = await measureFonts(browser, app);

    const rows: Row[] = [
      {
        what: 'first screen, empty app',
        value: median(loads.map((load) => load.nothing.screen)),
        unit: 'ms',
      },
      { what: 'first screen, this app', value: median(loads.map((load) => load.app.screen)), unit: 'ms' },
      { what: 'first screen, ratio', value: median(ratios), unit: '×', goal: goals.ratio },
      { what: 'first contentful paint', value: median(paints), unit: 'ms' },
      { what: 'opening a page, empty app', value: emptyPage, unit: 'ms' },
      { what: 'opening a new game', value: newGame, unit: 'ms' },
      { what: 'first game, not yet fetched', value: firstGame, unit: 'ms' },
      ...Object.entries(switches)
        .sort()
        .map(([way, times]) => ({
          what: `language ${way}`,
          value: median(times),
          unit: 'ms' as const,
          goal: goals.languageSwitch,
        })),
      ...frames,
      { what: 'search in all books, a letter', value: median(letters), unit: 'ms', goal: goals.search },
      { what: 'scripts, empty app (gzip)', value: initialScripts(empty), unit: 'kB' },
      { what: 'scripts, this app (gzip)', value: initialScripts(ours), unit: 'kB', goal: goals.scripts },
      ...fonts.map(({ language, files, bytes }) => ({
        what: `fonts of ${language}, ${files} files`,
        value: bytes / 1000,
        unit: 'kB' as const,
      })),
    ];
    if (options.json) console.log(JSON.stringify({ throttle, loads, rows }, null, 2));
    else console.log(table(rows));
    if (rows.some(missed)) process.exitCode = 1;
  } finally {
    await browser.close();
    await Promise.all([app.close(), nothing.close()]);
  }
}

const missed = ({ value, goal }: Row) => goal !== undefined && value > goal;

function table(rows: readonly Row[]): string {
  const figure = (value: number, unit: Row['unit']) => `${value.toFixed(unit === '×' ? 2 : 0)} ${unit}`;
  const line = (row: Row) =>
    row.what.padEnd(42) +
    figure(row.value, row.unit).padStart(12) +
    (row.goal === undefined ? '' : `≤ ${figure(row.goal, row.unit)}`.padStart(14)) +
    (row.goal === undefined ? '' : missed(row) ? '  missed' : '  met');
  return rows.map(line).join('\n');
}

void main();
