import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gameIds } from '../../scripts/lib/games';
import { launchBrowser } from '../../tools/browser/launch';
import { serve } from '../../tools/browser/site';
import { layEmptyApp } from './emptyApp';
import { exportWeb, initialScriptBytes } from './exported';
import { measureFonts } from './fonts';
import { measureFrames } from './frames';
import { measureSwitches, type Switch } from './languageSwitch';
import { measureLoad, type Load } from './load';
import { measureEmptyOpening, measureFirstOpening, measureOpening } from './opening';
import { measureSearch } from './search';
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

const throttle = 4;
const goals = { ratio: 1.5, languageSwitch: 100, scripts: 430_000, frames: 20, search: 50 } as const;

interface Row {
  readonly what: string;
  readonly value: number;
  readonly unit: 'ms' | '×' | 'kB';
  readonly goal?: number;
}

const say = (line: string) => {
  if (!options.json) console.log(line);
};

async function main(): Promise<void> {
  const root = process.cwd();
  const exports = join(root, '.cache/bench');
  const ours = join(exports, 'app');
  const empty = join(exports, 'empty');
  if (!options['no-export']) {
    mkdirSync(exports, { recursive: true });
    say('Exporting the app and an empty one …');
    exportWeb(root, ours);
    exportWeb(layEmptyApp(root), empty);
  }

  const [app, nothing] = await Promise.all([serve(ours), serve(empty)]);
  const browser = await launchBrowser();
  try {
    say(`Measuring at 1/${throttle} of this machine's speed …`);
    const loads: { app: Load[]; nothing: Load[] } = { app: [], nothing: [] };
    // The first of each warms the disk and the browser up.
    for (let run = 0; run <= Number(options.runs); run++) {
      const pair = {
        nothing: await measureLoad(browser, nothing, throttle),
        app: await measureLoad(browser, app, throttle),
      };
      if (run === 0) continue;
      loads.app.push(pair.app);
      loads.nothing.push(pair.nothing);
    }
    const appScreen = median(loads.app.map(({ screen }) => screen));
    const emptyScreen = median(loads.nothing.map(({ screen }) => screen));
    // Each visit against the one just before it: what else the machine does weighs on both alike.
    const ratio = median(loads.app.map(({ screen }, run) => screen / (loads.nothing[run]?.screen ?? NaN)));
    const paints = loads.app.flatMap(({ contentfulPaint }) => contentfulPaint ?? []);

    const openings: { empty: number; ours: number; first: number }[] = [];
    for (let run = 0; run < Number(options.runs); run++) {
      openings.push({
        empty: await measureEmptyOpening(browser, nothing, throttle),
        ours: await measureOpening(browser, app, throttle),
        first: await measureFirstOpening(browser, app, throttle),
      });
    }

    const rounds: Switch[] = [];
    for (let round = 0; round < 3; round++) rounds.push(...(await measureSwitches(browser, app, throttle)));
    const ways = [...new Set(rounds.map(({ from, to }) => `${from} → ${to}`))].sort();
    const switches = ways.map((way) => ({
      what: `language ${way}`,
      value: median(rounds.filter(({ from, to }) => `${from} → ${to}` === way).map(({ took }) => took)),
      unit: 'ms' as const,
      goal: goals.languageSwitch,
    }));

    const frames: Row[] = [];
    for (const game of gameIds) {
      const { resting, playing, showdowns } = await measureFrames(browser, app, game, throttle, 40_000);
      const row = (what: string, times: readonly number[], share: number, goal?: number) =>
        frames.push({
          what: `${game}: frames ${what}, ${share}th percentile`,
          value: percentile(times, share),
          unit: 'ms',
          ...(goal === undefined ? {} : { goal }),
        });
      row('at rest', resting, 95);
      row('in play', playing, 95, goals.frames);
      row('of showdowns', showdowns, 95, goals.frames);
      row('in play', playing, 99);
    }

    const letters = await measureSearch(browser, app, throttle);

    const fonts = await measureFonts(browser, app, ours);

    const rows: Row[] = [
      { what: 'first screen, empty app', value: emptyScreen, unit: 'ms' },
      { what: 'first screen, this app', value: appScreen, unit: 'ms' },
      { what: 'first screen, ratio', value: ratio, unit: '×', goal: goals.ratio },
      { what: 'first contentful paint', value: median(paints), unit: 'ms' },
      { what: 'opening a page, empty app', value: median(openings.map(({ empty: it }) => it)), unit: 'ms' },
      { what: 'opening a new game', value: median(openings.map(({ ours: it }) => it)), unit: 'ms' },
      { what: 'first game, not yet fetched', value: median(openings.map(({ first }) => first)), unit: 'ms' },
      ...switches,
      ...frames,
      { what: 'search in all books, a letter', value: median(letters), unit: 'ms', goal: goals.search },
      { what: 'scripts, empty app (gzip)', value: initialScriptBytes(empty) / 1000, unit: 'kB' },
      {
        what: 'scripts, this app (gzip)',
        value: initialScriptBytes(ours) / 1000,
        unit: 'kB',
        goal: goals.scripts / 1000,
      },
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
