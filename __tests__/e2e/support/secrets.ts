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

/** A touch moves the focus to what lies below it by the time a browser has decided that it was one: a matter of the clock. */
const isOfThePage = ({ name }: { readonly name: string }) => name !== 'focused';

export async function told(phone: Phone): Promise<Told> {
  const html = await phone.page.evaluate(() => {
    // What scrolls is told only while it has the focus.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && !activeElement.hasAttribute('role')) activeElement.blur();
    return document.documentElement.outerHTML;
  });
  const cdp = await phone.cdp();
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  await cdp.detach();
  const spoken = nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description, value, properties = [] }) =>
      [role, name, description, value]
        .map((said) => String(said?.value ?? ''))
        .concat(
          properties.filter(isOfThePage).map(({ name: trait, value: is }) => `${trait}=${String(is.value)}`),
        )
        .join('|'),
    )
    .join('\n');
  return { tree: withoutNumbering(withoutScripts(html)), spoken };
}

/** The cards of the page's language that it names anywhere: in its tree, its attributes, to a screen reader. */
export async function cardsTold(phone: Phone): Promise<string[]> {
  const { tree, spoken } = await told(phone);
  return cardNames(phone).filter((name) => tree.includes(name) || spoken.includes(name));
}
