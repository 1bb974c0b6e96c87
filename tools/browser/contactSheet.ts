import { writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { directions } from '../../ui/i18n/direction';
import { dark } from '../../ui/theme/themes';
import type { Theme } from './device';
import { languages, type Language } from './words';

export interface Shot {
  readonly file: string;
  readonly what: string;
  readonly language: Language;
  readonly theme: Theme;
  /** The screen it was taken on, by name. */
  readonly look: string;
  readonly wide: boolean;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const figure = ({ file, what, theme }: Shot) =>
  `<figure><a href="${basename(file)}"><img loading="lazy" src="${basename(file)}" alt="${escaped(what)}"></a>` +
  `<figcaption>${escaped(what)} · ${theme}</figcaption></figure>`;

function section(language: Language, look: string, shots: readonly Shot[]): string {
  const id = `${language}-${look}`;
  const columns = shots.some(({ wide }) => wide) ? 'wide' : 'upright';
  return `<section id="${id}" dir="${directions[language]}"><h2>${id}</h2><div class="${columns}">${shots.map(figure).join('')}</div></section>`;
}

/** One page with every picture beside the others, by language and size, laid down where they lie. */
export async function contactSheet(shots: readonly Shot[]): Promise<string> {
  const [first] = shots;
  if (!first) throw new Error('No picture was taken.');
  const looks = [...new Set(shots.map(({ look }) => look))];
  const groups = languages.flatMap((language) =>
    looks.flatMap((look) => {
      const own = shots.filter((shot) => shot.language === language && shot.look === look);
      return own.length === 0 ? [] : [{ language, look, own }];
    }),
  );
  const { room, ink, line } = dark;
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Under the Table: pictures</title>
<style>
  body { margin: 2rem; background: ${room}; color: ${ink}; font: 0.8rem sans-serif }
  nav a { color: inherit; margin-inline-end: 1rem }
  section > div { display: grid; gap: 1rem }
  .upright { grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)) }
  .wide { grid-template-columns: repeat(auto-fill, minmax(24rem, 1fr)) }
  figure { margin: 0 }
  img { width: 100%; border: 1px solid ${line} }
</style>
<nav>${groups.map(({ language, look }) => `<a href="#${language}-${look}">${language}-${look}</a>`).join('')}</nav>
${groups.map(({ language, look, own }) => section(language, look, own)).join('\n')}
</html>
`;
  const file = join(dirname(first.file), 'index.html');
  await writeFile(file, page);
  return file;
}
