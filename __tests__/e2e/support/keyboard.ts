import type { Phone } from '../../../tools/browser/phone';

/** What has the keyboard now, as a person at it perceives it. */
export interface Focused {
  readonly name: string;
  readonly role: string;
  /** Drawn differently than without the focus. */
  readonly visible: boolean;
  /** Wholly on the screen and under nothing, so that one sees what one is about to press. */
  readonly inSight: boolean;
}

/** What has the keyboard on a page that has come to rest. */
export const focused = (phone: Phone): Promise<Focused | null> => phone.page.evaluate(lookAtFocus);

/** Runs in the page, so it brings all it needs. */
function lookAtFocus(): Focused | null {
  // The number of its key is written on it and not read out: it comes last.
  const heard = ({ innerText, lastElementChild: last }: HTMLElement) =>
    last instanceof HTMLElement && last.ariaHidden === 'true' && /^[-0-9۰-۹]$/.test(last.innerText.trim())
      ? innerText.slice(0, innerText.lastIndexOf(last.innerText))
      : innerText;
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const style = getComputedStyle(element);
  const ring = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  const box = element.getBoundingClientRect();
  const within = (outer: DOMRect) => box.top >= outer.top - 1 && box.bottom <= outer.bottom + 1;
  let whole = within(new DOMRect(0, 0, innerWidth, innerHeight));
  for (let outer = element.parentElement; outer; outer = outer.parentElement)
    if (getComputedStyle(outer).overflowY === 'auto') whole &&= within(outer.getBoundingClientRect());
  const middle = (Math.max(0, box.top) + Math.min(innerHeight, box.bottom)) / 2;
  const onTop = document.elementFromPoint(box.left + box.width / 2, middle);
  return {
    name: (element.ariaLabel ?? heard(element)).replace(/\s+/g, ' ').trim(),
    role: element.getAttribute('role') ?? element.tagName.toLowerCase(),
    visible: ring && element.matches(':focus-visible'),
    inSight: (whole || box.height > innerHeight) && element.contains(onTop),
  };
}

/** Moves the keyboard on, or back, and looks where it is now. A great moment stays until the keyboard presses what leads on. */
export async function tab(phone: Phone, back = false): Promise<Focused | null> {
  await phone.page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  await phone.rest();
  return focused(phone);
}

/** Tabs on until what has the keyboard is what is looked for. */
export async function tabUntil(
  phone: Phone,
  what: string,
  isIt: (here: Focused | null) => boolean | Promise<boolean>,
): Promise<void> {
  for (let steps = 0; steps < 60; steps++) if (await isIt(await tab(phone))) return;
  throw new Error(`The keyboard never reaches ${what}.`);
}

/** Tabs on until something with these words has the keyboard. */
export const tabTo = (phone: Phone, words: string): Promise<void> =>
  tabUntil(phone, `"${words}"`, (here) => here?.name.startsWith(words) === true);

/** Everything the keyboard reaches from here on, until it leaves the page or comes round. */
export async function tabThrough(phone: Phone): Promise<Focused[]> {
  const reached: Focused[] = [];
  const known = await phone.page.evaluateHandle(() => new Set<Element | null>());
  const isNew = () =>
    known.evaluate((elements) => {
      const { size } = elements;
      return elements.add(document.activeElement).size > size;
    });
  for (let steps = 0; steps < 200; steps++) {
    const here = await tab(phone);
    if (here === null || !(await isNew())) break;
    reached.push(here);
  }
  return reached;
}

/** How many things on screen can be pressed, written on or scrolled by keys; of a group of radios, the one that Tab comes to. */
export const reachable = (phone: Phone): Promise<number> =>
  phone.page.evaluate(
    () =>
      [
        ...document.querySelectorAll<HTMLElement>(
          '[role=button], [role=radio], [role=checkbox], [role=switch], [role=slider], a, button, input, [tabindex="0"]',
        ),
      ].filter(
        (element) =>
          element.checkVisibility() && !element.matches(':disabled, [aria-disabled=true], [tabindex="-1"]'),
      ).length,
  );
