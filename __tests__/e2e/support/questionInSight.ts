import type { Phone } from '../../../tools/browser/phone';

/**
 * What of a question cannot be seen at once: its title, why it is asked, every answer but those of a list that scrolls,
 * and of such a list its beginning; and what lies over what scrolls, and takes touches from it.
 */
export const hiddenOfQuestion = (phone: Phone): Promise<readonly string[]> =>
  phone.page.evaluate(whatIsHidden, phone.words.match.asked);

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

  const answers = all(pane, 'button, [role=button], [role=radio], [role=checkbox]').filter(
    // What unfolds is no answer.
    (one) => !one.ariaExpanded,
  );
  const [first] = answers;
  // What lies above may have titles, too.
  const title = all(pane, '[role=heading][aria-level="2"]').findLast(
    (one) => !first || first.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  if (!title) return ['there is no title'];
  check('the title', title);
  // The lines below a title stand in one box with it.
  for (const line of title.parentElement?.parentElement?.children ?? [])
    if (line instanceof HTMLElement && !line.contains(title) && line.innerText !== '')
      check('a reason', line);

  const listed = answers.filter((one) => frameOf(one) === frameOf(title));
  const isList = listed.length > 4 || listed.some((one) => one.role !== 'radio' && one.role !== 'checkbox');
  for (const answer of answers) if (!isList || !listed.includes(answer)) check('an answer', answer);
  const [begin] = listed;
  if (begin && isList) {
    const seen = boxOf(frameOf(begin)).bottom - boxOf(begin).top;
    if (seen < Math.min(24, boxOf(begin).height)) faults.push(`nothing of the list is in sight`);
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
