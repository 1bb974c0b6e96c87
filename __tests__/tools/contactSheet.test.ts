import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contactSheet, type Shot } from '../../tools/browser/contactSheet';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shots-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('every picture lies on the sheet, by language and screen, whatever the order they came in', async () => {
  const shot = (what: string, language: Shot['language'], look: string): Shot => ({
    file: join(folder, `${what}-${language}-${look}.png`),
    what,
    language,
    theme: 'dark',
    look,
    wide: look === 'tablet',
  });
  const shots = [
    shot('home', 'en', 'phone'),
    shot('menu', 'fa', 'phone'),
    shot('home', 'en', 'tablet'),
    shot('aid', 'en', 'phone'),
  ];
  const page = readFileSync(await contactSheet(shots), 'utf8');
  const inOrder = [...page.matchAll(/<section id="([^"]+)" dir="([^"]+)"|<img[^>]* src="([^"]+)"/g)].map(
    ([, id, direction, src]) => (id === undefined ? src : `${id} ${direction}`),
  );
  expect(inOrder).toEqual([
    'fa-phone rtl',
    'menu-fa-phone.png',
    'en-phone ltr',
    'home-en-phone.png',
    'aid-en-phone.png',
    'en-tablet ltr',
    'home-en-tablet.png',
  ]);
});

test('without a picture there is nothing to lay down', async () => {
  await expect(contactSheet([])).rejects.toThrow('No picture');
});
