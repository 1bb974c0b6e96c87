// @ts-check
// The quick part of `npm test`, to be run while working: no exports, no browser.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runAndReport, suite } from './lib/suite.mjs';

const all = suite(dirname(dirname(fileURLToPath(import.meta.url))), { remember: true });
const quick = [
  all.routes,
  all.typesNative,
  all.typesWeb,
  all.typesShipped,
  all.typesEngine,
  all.lint,
  all.format,
  all.deadCode,
  all.circles,
  all.jest,
];
process.exitCode = (await runAndReport(quick)) ? 0 : 1;
