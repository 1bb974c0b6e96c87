import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { initialScripts } from '../../scripts/lib/sizes.mjs';

/** Exports an Expo app for the web, as it would be put on a server. */
export function exportWeb(project: string, into: string): void {
  const expo = join(project, 'node_modules/expo/bin/cli');
  const done = spawnSync(process.execPath, [expo, 'export', '--platform', 'web', '--output-dir', into], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1' },
  });
  if (done.status !== 0) throw new Error(`The export of ${project} failed:\n${done.stdout}${done.stderr}`);
}

/** What a browser must fetch of scripts before anything appears, as it travels. */
export function initialScriptBytes(folder: string): number {
  return initialScripts(readFileSync(join(folder, 'index.html'), 'utf8'))
    .map((src) => gzipSync(readFileSync(join(folder, src)), { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}
