import { cardNames } from '../../../tools/browser/curtain';
import type { Phone } from '../../../tools/browser/phone';

/** Everything the page holds and tells, in one text each: what is written in it, and what a screen reader gets. */
export interface Told {
  readonly tree: string;
  readonly spoken: string;
}

/** React numbers its ids while it renders: they tell how often the page was drawn, and nothing about cards. */
const withoutNumbering = (html: string) => html.replace(/_r_[0-9a-z]+_/g, '');

/** The scripts hold every word of the app, and how many of them have been fetched by now depends on the clock. */
const withoutScripts = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '');

/** What is drawn before its letters are there gets their family last: the order of styles tells when they came, and nothing else. */
const withStylesInOrder = (html: string) =>
  html.replace(/(?<=\sstyle=")[^"]*/g, (styles) => styles.split(/;\s*/).filter(Boolean).sort().join('; '));

/**
 * Takes the focus from whatever has it. A touch moves it to what lies below by the time a browser has decided that it was one, and
 * some things are told only while they have it: a matter of the clock, not of cards.
 */
export async function letGo(phone: Phone): Promise<void> {
  await phone.page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await phone.settle();
}

export async function told(phone: Phone): Promise<Told> {
  const html = await phone.page.evaluate(() => document.documentElement.outerHTML);
  const cdp = await phone.cdp();
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  await cdp.detach();
  const spoken = nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description, value, properties = [] }) =>
      [role, name, description, value]
        .map((said) => String(said?.value ?? ''))
        .concat(properties.map((property) => `${property.name}=${String(property.value.value)}`))
        .join('|'),
    )
    .join('\n');
  return { tree: withStylesInOrder(withoutNumbering(withoutScripts(html))), spoken };
}

/** The cards of the page's language that it names anywhere: in its tree, its attributes, to a screen reader. */
export async function cardsTold(phone: Phone): Promise<string[]> {
  const { tree, spoken } = await told(phone);
  return cardNames(phone).filter((name) => tree.includes(name) || spoken.includes(name));
}
