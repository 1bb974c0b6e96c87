import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../../__tests__/e2e/support/browser';
import { serve } from '../../__tests__/e2e/support/site';
import { layEmptyApp } from './emptyApp';
import { exportWeb, initialScriptBytes } from './exported';
import { measureFonts } from './fonts';
import { measureFrames } from './frames';
import { measureSwitches, type Switch } from './languageSwitch';
import { measureLoad, type Load } from './load';
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
const goals = { ratio: 1.5, languageSwitch: 100, scripts: 700_000, frames: 20 } as const;

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

    const rounds: Switch[] = [];
    for (let round = 0; round < 3; round++) rounds.push(...(await measureSwitches(browser, app, throttle)));
    const ways = [...new Set(rounds.map(({ from, to }) => `${from} → ${to}`))].sort();
    const switches = ways.map((way) => ({
      what: `language ${way}`,
      value: median(rounds.filter(({ from, to }) => `${from} → ${to}` === way).map(({ took }) => took)),
      unit: 'ms' as const,
      goal: goals.languageSwitch,
    }));

    const frames = await measureFrames(browser, app, throttle, 12_000);

    const fonts = await measureFonts(browser, app, ours);

    const rows: Row[] = [
      { what: 'first screen, empty app', value: emptyScreen, unit: 'ms' },
      { what: 'first screen, this app', value: appScreen, unit: 'ms' },
      { what: 'first screen, ratio', value: ratio, unit: '×', goal: goals.ratio },
      { what: 'first contentful paint', value: median(paints), unit: 'ms' },
      ...switches,
      { what: 'frames at rest, 95th percentile', value: percentile(frames.resting, 95), unit: 'ms' },
      {
        what: 'frames in play, 95th percentile',
        value: percentile(frames.playing, 95),
        unit: 'ms',
        goal: goals.frames,
      },
      { what: 'frames in play, 99th percentile', value: percentile(frames.playing, 99), unit: 'ms' },
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
    row.what.padEnd(34) +
    figure(row.value, row.unit).padStart(12) +
    (row.goal === undefined ? '' : `≤ ${figure(row.goal, row.unit)}`.padStart(14)) +
    (row.goal === undefined ? '' : missed(row) ? '  missed' : '  met');
  return rows.map(line).join('\n');
}

void main();
