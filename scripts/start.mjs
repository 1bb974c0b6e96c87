// @ts-check
// `npm start`: from a fresh clone to a running app. Nothing but Node is needed for it; what else is missing is
// installed first. Then the development server runs until it is ended, with the web page's addresses and a QR
// code for Expo Go on a phone in the same network.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages, isNodeOld } from './lib/install.mjs';

const firstPort = 8081;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
if (isNodeOld() || !(await installPackages())) process.exit(1);

const { whenEnded } = await import('./lib/ending.mjs');
const { developersPage } = await import('./lib/developersPage.mjs');
const { freePort, lanAddresses } = await import('./lib/network.mjs');
const port = await freePort(firstPort, (taken) =>
  console.log(`Port ${taken} is taken, trying the next one.`),
);
const addresses = lanAddresses();

console.log(`\nOn this computer:   http://localhost:${port}`);
for (const address of addresses) console.log(`In this network:    http://${address}:${port}`);
await printQrUnlessExpoDoes();

const server = spawn(
  process.execPath,
  [join('node_modules', 'expo', 'bin', 'cli'), 'start', '--port', `${port}`, '--host', 'lan'],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      EXPO_OFFLINE: '1',
      EXPO_NO_TELEMETRY: '1',
      EXPO_PUBLIC_FOLDER: developersPage(root),
    },
  },
);
// Ctrl-C reaches the server by itself; what is meant for this process alone has to be passed on.
whenEnded((signal) => server.kill(signal));
server.once('error', (error) => {
  console.error(`The development server could not be started: ${error.message}`);
  process.exitCode = 1;
});
server.once('exit', (code, signal) => {
  process.exitCode = signal === null ? (code ?? 1) : 0;
});

/** Expo draws its QR code only on a terminal; in a log or a pipe we draw it ourselves. */
async function printQrUnlessExpoDoes() {
  if (process.stdout.isTTY && !process.env.CI) return;
  const [address] = addresses;
  if (address === undefined) {
    console.log('No network found, so no phone can reach this computer.');
    return;
  }
  const { toQR } = await import('toqr');
  const { drawQr } = await import('./lib/qr.mjs');
  const url = `exp://${address}:${port}`;
  console.log(`\n${drawQr(toQR(url))}\nOn a phone, with Expo Go: scan the code above, or open ${url}\n`);
}
