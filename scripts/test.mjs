// @ts-check
// Everything that must hold before a change is taken: `npm test`. Installs what is missing, runs every step
// even when an earlier one failed, and says on the last line how many checks passed and failed.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeComplaint } from './lib/node-version.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const complaint = nodeComplaint(process.version, engines.node);
process.exitCode = 1;
if (complaint !== null) {
  console.error(complaint);
  console.log('0 passed, 1 failed');
} else {
  const { installWhatIsMissing } = await import('./lib/install.mjs');
  if (!installWhatIsMissing(root, console.log)) {
    console.log('0 passed, 1 failed');
  } else {
    const { provideBrowser } = await import('../tools/browser/find.mjs');
    const { runAndReport, suite } = await import('./lib/suite.mjs');
    const all = suite(root, { browser: provideBrowser(console.log) });
    if (await runAndReport(Object.values(all))) process.exitCode = 0;
  }
}
