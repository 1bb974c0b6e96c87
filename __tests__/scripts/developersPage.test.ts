import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutPolicy } from '../../scripts/lib/developersPage.mjs';

const page = readFileSync(join(__dirname, '../../public/index.html'), 'utf8');

it('is the page that is shipped but for its policy, under which Metro could not evaluate what it sends', () => {
  expect(page).toContain('Content-Security-Policy');
  const [before = '', after = ''] = page.split(/<!--.*?-->\s*<meta\s+http-equiv="[^>]*>/s);
  expect(withoutPolicy(page)).toBe(before.trimEnd() + after);
});
