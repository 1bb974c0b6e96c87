import type { Phone } from './phone';

/** What has the keyboard now, as a person at it perceives it. */
export interface Focused {
  readonly name: string;
  readonly role: string;
  /** Drawn differently than without the focus. */
  readonly visible: boolean;
  /** Wholly on the screen, so that one sees what one is about to press. */
  readonly inSight: boolean;
}

export const focused = (phone: Phone): Promise<Focused | null> =>
  phone.page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const style = getComputedStyle(element);
    const ring = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    const box = element.getBoundingClientRect();
    const within = (outer: DOMRect) => box.top >= outer.top - 1 && box.bottom <= outer.bottom + 1;
    let inSight = within(new DOMRect(0, 0, innerWidth, innerHeight));
    for (let outer = element.parentElement; outer; outer = outer.parentElement)
      if (getComputedStyle(outer).overflowY === 'auto') inSight &&= within(outer.getBoundingClientRect());
    return {
      name: (element.ariaLabel ?? element.innerText).replace(/\s+/g, ' ').trim(),
      role: element.getAttribute('role') ?? element.tagName.toLowerCase(),
      visible: ring && element.matches(':focus-visible'),
      inSight: inSight || box.height > innerHeight,
    };
  });

export async function tab(phone: Phone, back = false): Promise<Focused | null> {
  await phone.page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  return focused(phone);
}

/** Tabs on until something with these words has the keyboard. */
export async function tabTo(phone: Phone, words: string): Promise<Focused> {
  for (let steps = 0; steps < 60; steps++) {
    const here = await tab(phone);
    if (here?.name.startsWith(words)) return here;
  }
  throw new Error(`The keyboard never reaches "${words}".`);
}

/** Everything the keyboard reaches from here on, until it leaves the page or comes round. */
export async function tabThrough(phone: Phone): Promise<Focused[]> {
  const reached: Focused[] = [];
  const marked = () =>
    phone.page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body || element.hasAttribute('data-reached')) return true;
      element.setAttribute('data-reached', '');
      return false;
    });
  for (let steps = 0; steps < 80; steps++) {
    const here = await tab(phone);
    if (here === null || (await marked())) break;
    reached.push(here);
  }
  await phone.page.evaluate(() =>
    document.querySelectorAll('[data-reached]').forEach((element) => element.removeAttribute('data-reached')),
  );
  return reached;
}

/** How many things on screen can be pressed or written on. */
export const pressable = (phone: Phone): Promise<number> =>
  phone.page.evaluate(
    () =>
      [
        ...document.querySelectorAll<HTMLElement>(
          '[role=button], [role=radio], [role=checkbox], [role=switch], [role=slider], a, button, input',
        ),
      ].filter((element) => element.checkVisibility() && !element.matches(':disabled, [aria-disabled=true]'))
        .length,
  );
