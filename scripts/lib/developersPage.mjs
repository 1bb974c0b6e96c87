// @ts-check
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page on which scripts may be evaluated, as Metro's development server does. @param {string} html */
export const withoutPolicy = (html) =>
  html.replace(/\s*<!--(?:(?!-->).)*-->\s*<meta\s+http-equiv="Content-Security-Policy"[^>]*>/s, '');

/**
 * Puts that page where Expo finds it.
 * @param {string} root
 * @returns {string} the folder to use instead of `public`, as seen from the root
 */
export function developersPage(root) {
  const folder = '.cache/public';
  const page = readFileSync(join(root, 'public', 'index.html'), 'utf8');
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, 'index.html'), withoutPolicy(page));
  return folder;
}
