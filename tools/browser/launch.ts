import { chromium, type Browser, type LaunchOptions } from '@playwright/test';
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

export function ourBrowser(): LaunchOptions {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error(browserAdvice);
  return { executablePath, args: flags };
}

export const launchBrowser = (): Promise<Browser> => chromium.launch(ourBrowser());
