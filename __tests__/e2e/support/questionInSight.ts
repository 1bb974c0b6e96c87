import type { Phone } from '../../../tools/browser/phone';

/**
 * What of a question cannot be seen at once: its title, why it is asked, every answer but those of a list that scrolls,
 * and of such a list the first item and half of the next, or in large letters its beginning; and what lies over what scrolls, and takes touches from it.
 */
export const hiddenOfQuestion = (phone: Phone): Promise<readonly string[]> =>
  phone.page.evaluate(whatIsHidden, phone.words.match.asked);

/** What is told on the stage and cannot be read at once; in large letters it is scrolled by itself. */
export const cutOnStage = (phone: Phone): Promise<readonly string[]> =>
  phone.page.evaluate(
    (middle) =>
      [...document.querySelectorAll<HTMLElement>(`[aria-label="${middle}"] [aria-live=polite] > *`)]
        .filter((told) => told.scrollHeight > told.clientHeight + 1)
        .map((told) => `the stage cuts: ${told.innerText.replace(/\s+/g, ' ')}`),
    phone.words.match.middle,
  );

/** Runs in the page, so it brings all it needs. */
function whatIsHidden(asked: string): string[] {
  const all = (on: ParentNode, selector: string) =>
    [...on.querySelectorAll<HTMLElement>(selector)].filter((one) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
  // While a lamp is lifted the whole page is the question's.
  const page = all(document, '[role=main]').at(-1);
  const pane = page && (all(page, `[role=region][aria-label="${asked}"]`).at(-1) ?? page);
  if (!pane) return ['there is no question'];
  const faults: string[] = [];
  const slack = 1;
  const scrolls = (one: Element) => getComputedStyle(one).overflowY === 'auto';
  const frameOf = (one: HTMLElement): HTMLElement => {
    for (let frame = one.parentElement; frame; frame = frame.parentElement) if (scrolls(frame)) return frame;
    return pane;
  };
  const boxOf = (one: Element) => one.getBoundingClientRect();
  const isAt = (x: number, y: number, one: Element) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (one.contains(hit) || hit.contains(one));
  };
  const check = (what: string, one: HTMLElement) => {
    const { left, top, bottom, width, height } = boxOf(one);
    const frame = boxOf(frameOf(one));
    const isWhole = top >= frame.top - slack && bottom <= Math.min(frame.bottom, innerHeight) + slack;
    const inset = Math.min(4, height / 4);
    const isFree = [top + inset, top + height / 2, bottom - inset].every((y) =>
      isAt(left + width / 2, y, one),
    );
    if (isWhole && isFree) return;
    const words = (one.ariaLabel ?? one.innerText).replace(/\s+/g, ' ').slice(0, 50);
    faults.push(
      `${what}, ${Math.round(top)} to ${Math.round(bottom)} of ${Math.round(frame.bottom)}: ${words}`,
    );
  };

  const pressed = all(pane, 'button, [role=button], [role=radio], [role=checkbox]').filter(
    // What unfolds is no answer.
    (one) => !one.ariaExpanded,
  );
  const comesBefore = (one: Element, other: Element | undefined) =>
    !other || (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
  // What lies above may have titles, too, and seats that can be pressed.
  const titles = all(pane, '[role=heading][aria-level="2"]');
  const title = titles.findLast((one) => comesBefore(one, pressed[0])) ?? titles[0];
  if (!title) return ['there is no title'];
  const answers = pressed.filter((one) => comesBefore(title, one));
  check('the title', title);
  // The lines below a title stand in one box with it.
  for (const line of title.parentElement?.parentElement?.children ?? [])
    if (line instanceof HTMLElement && !line.contains(title) && line.innerText !== '')
      check('a reason', line);

  const listed = answers.filter((one) => frameOf(one) === frameOf(title));
  const isList = listed.length > 4 || listed.some((one) => one.role !== 'radio' && one.role !== 'checkbox');
  for (const answer of answers) if (!isList || !listed.includes(answer)) check('an answer', answer);
  const [begin, next = begin] = listed;
  if (begin && next && isList) {
    const { top, height } = boxOf(next);
    const isAbreast = top < boxOf(begin).bottom - slack;
    const isLarge = parseFloat(getComputedStyle(document.documentElement).fontSize) > 16;
    const enough = isLarge ? boxOf(begin).top + 24 : top + (isAbreast ? height : height / 2);
    const seen = boxOf(frameOf(begin)).bottom;
    if (Math.min(seen, innerHeight) < enough - slack)
      faults.push(`a list is in sight to ${Math.round(seen)}, its second item to ${Math.round(enough)}`);
  }

  for (const frame of all(pane, 'div').filter(scrolls)) {
    if (frame.scrollHeight <= frame.clientHeight + slack) continue;
    const { left, bottom, width } = boxOf(frame);
    const middle = left + width / 2;
    for (const above of [2, 12, 24, 36])
      if (!isAt(middle, Math.min(bottom, innerHeight) - above, frame))
        faults.push('something lies over what scrolls');
    // Below come answers, or the edge of the screen.
    const below = document.elementFromPoint(middle, bottom + 12);
    const isBar = below !== null && below !== pane && pane.contains(below) && !below.contains(frame);
    if (isBar && !below.closest('button') && !below.querySelector('button'))
      faults.push('a dead bar lies below');
  }
  return faults;
}
