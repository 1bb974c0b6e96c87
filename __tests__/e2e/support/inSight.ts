import type { Phone } from '../../../tools/browser/phone';

/** What of the table cannot be seen on this screen: the stage, a seat, or a figure before it. */
export const hiddenAtTheTable = (phone: Phone, seats: number): Promise<readonly string[]> =>
  phone.page.evaluate(whatIsHidden, {
    table: phone.words.match.middle,
    asked: phone.words.match.asked,
    seats,
  });

interface Known {
  readonly table: string;
  readonly asked: string;
  readonly seats: number;
}

/** Runs in the page, so it brings all it needs. */
function whatIsHidden({ table, asked, seats }: Known): string[] {
  const region = (name: string) =>
    [...document.querySelectorAll<HTMLElement>(`[role=region][aria-label="${name}"]`)]
      .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .at(-1);
  const [felt, question] = [region(table), region(asked)];
  if (!felt || !question) return ['there is no table'];
  const faults: string[] = [];
  const slack = 1;
  const isInside = ({ left, top, right, bottom }: DOMRect) =>
    left >= -slack && top >= -slack && right <= innerWidth + slack && bottom <= innerHeight + slack;
  const isCovered = ({ left, top, width, height }: DOMRect, by: Element) => {
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit === null || !by.contains(hit);
  };
  const rest = innerHeight - question.getBoundingClientRect().height;
  if (rest < 0.5 * innerHeight - slack) faults.push(`the question takes all but ${Math.round(rest)}`);

  const stage = felt.querySelector('[aria-live]');
  if (stage === null) faults.push('there is no stage');
  else {
    const box = stage.getBoundingClientRect();
    if (!isInside(box) || box.height < 60 || isCovered(box, felt)) faults.push('the stage is hidden');
  }
  // A seat is what bears a sign with somebody's first letter.
  const tiles = [...felt.querySelectorAll<HTMLElement>('[role=img]')].filter((one) =>
    one.querySelector('svg text'),
  );
  if (tiles.length !== seats) faults.push(`${tiles.length} of ${seats} seats are there`);
  for (const tile of tiles) {
    const name = tile.getAttribute('aria-label') ?? '';
    const place = tile.parentElement ?? tile;
    if (!isInside(tile.getBoundingClientRect())) faults.push(`outside: ${name}`);
    const texts = document.createTreeWalker(tile, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      if (
        currentNode.parentElement?.closest('svg') ||
        !/^\p{Nd}+$/u.test(currentNode.textContent?.replace(/[\u2068\u2069]/g, '') ?? '')
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      const box = range.getBoundingClientRect();
      if (!isInside(box) || isCovered(box, place)) faults.push(`coins hidden: ${name}`);
    }
  }
  return faults;
}
