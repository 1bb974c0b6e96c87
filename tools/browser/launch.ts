import { chromium, type Browser } from 'playwright-core';
import { browserAdvice, findBrowser } from './find.mjs';

/** Without a sandbox it runs in a container, and without these services it talks to nobody but us. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error(browserAdvice);
  return chromium.launch({ executablePath, args: flags });
}
