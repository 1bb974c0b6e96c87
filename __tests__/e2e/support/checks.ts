import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { pass } from '../../../tools/browser/clock';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Injected {
  run(context: Document, options: RunOptions): Promise<AxeResults>;
}

/** Something that can be wrong with what is on screen, in a line each. */
export type Check = (page: Page) => Promise<readonly string[]>;

/** Everything that is wrong with what is on screen. */
export async function flawsOf(page: Page, checks: readonly Check[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const check of checks) found.push(...(await check(page)));
  return found;
}

/** What axe finds wrong with what is on screen, in a line each. */
export async function accessibilityFlaws(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await whileTimePasses(page, page.evaluate(readByAxe, tags));
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map((node) => `axe ${id} (${help}; ${nodes.length}×): ${node.replace(/\s+/g, ' ')}`),
  );
}

/** Lets time pass, a millisecond at a time, until something that needs some has come to its end. */
async function whileTimePasses<T>(page: Page, work: Promise<T>): Promise<T> {
  const done = work.then((result) => ({ result }));
  for (;;) {
    await pass(page, 1);
    const ended = await Promise.race([done, Promise.resolve(null)]);
    if (ended) return ended.result;
  }
}

/** Runs in the page, so it brings all it needs. */
async function readByAxe(runOnly: string[]) {
  const { axe: injected } = window as unknown as { axe: Injected };
  const results = await injected.run(document, { runOnly, resultTypes: ['violations'] });
  return results.violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 240)} – ${failureSummary ?? ''}`),
  }));
}

/** What does not fit on the screen or in its place: shown to the person as text cut off or lying over other text. */
export const layoutFlaws = (page: Page): Promise<string[]> => page.evaluate(findLayoutFlaws);

/** Buttons too small for a thumb. */
export const smallTargets = (page: Page): Promise<string[]> => page.evaluate(findSmallTargets);

/** Runs in the page, so it brings all it needs. */
function findLayoutFlaws(): string[] {
  const flaws = new Set<string>();
  const slack = 1.5;
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width + slack)
    flaws.add(`the page is ${document.documentElement.scrollWidth} wide on a screen of ${width}`);

  const words: { text: string; box: DOMRect; of: Element }[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const parent = node.parentElement;
    if (parent === null || parent.closest('noscript, script, style') !== null) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // Cut on purpose, with dots to say so; a screen reader gets the name in full.
    const { textOverflow, webkitLineClamp } = getComputedStyle(parent);
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') continue;
    // A drawing's letters are as large as it is drawn.
    const scale = parent instanceof SVGGraphicsElement ? Math.abs(parent.getScreenCTM()?.a ?? 1) : 1;
    const halfLetter = (scale * parseFloat(getComputedStyle(parent).fontSize)) / 2;
    const range = document.createRange();
    for (const word of (node.textContent ?? '').matchAll(/\S+/g)) {
      const [text] = word;
      range.setStart(node, word.index);
      range.setEnd(node, word.index + text.length);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0.5);
      const rows = new Set(boxes.map(({ top }) => Math.round(top)));
      if (rows.size > 1 && !/[-–—/־.@]/.test(text)) flaws.add(`a word is broken in two: ${text}`);
      for (const box of boxes) {
        let inSight = true;
        for (let outer: HTMLElement | null = parent; outer; outer = outer.parentElement) {
          const frame = outer.getBoundingClientRect();
          const style = getComputedStyle(outer);
          if (style.display === 'inline' || style.display === 'contents') continue;
          if (box.left < frame.left - slack || box.right > frame.right + slack) {
            flaws.add(`text sticks out of its place sideways: ${text}`);
            break;
          }
          const scrolls = style.overflowY === 'auto' || style.overflowY === 'scroll';
          const middle = (box.top + box.bottom) / 2;
          const outside =
            middle - halfLetter < frame.top - slack || middle + halfLetter > frame.bottom + slack;
          if (scrolls) {
            inSight = !outside;
            break;
          }
          const framed = style.borderTopWidth !== '0px' || style.overflowY === 'hidden';
          if (outside && (framed || outer.role === 'button')) {
            flaws.add(`text sticks out of its frame above or below: ${text}`);
            break;
          }
        }
        if (inSight) words.push({ text, box, of: parent });
      }
    }
  }

  for (const [index, { box, of, text }] of words.entries()) {
    for (const other of words.slice(index + 1)) {
      if (other.of === of) continue;
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (across <= 2 || down <= Math.min(box.height, other.box.height) * 0.4) continue;
      // What is laid over the page on purpose covers it.
      const over = '[role=dialog], [role=alert], [role=status]';
      if (of.closest(over) === other.of.closest(over))
        flaws.add(`text lies over text: ${text} and ${other.text}`);
    }
  }

  for (const target of document.querySelectorAll<HTMLElement>(
    '[role=button], [role=radio], [role=checkbox], [role=switch], [role=slider], input',
  )) {
    const box = target.getBoundingClientRect();
    if (target.checkVisibility() && (box.left < -slack || box.right > width + slack))
      flaws.add(`only partly on screen: ${target.ariaLabel ?? target.innerText.slice(0, 40)}`);
  }

  // A light that a drawing takes by its id is not found if a hidden page, below in the stack, has one of that name.
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  for (const id of ids)
    if (ids.indexOf(id) !== ids.lastIndexOf(id)) flaws.add(`two things have the id ${id}`);
  return [...flaws];
}

/** Runs in the page, so it brings all it needs. */
function findSmallTargets(): string[] {
  return [
    ...document.querySelectorAll<HTMLElement>(
      '[role=button], [role=radio], [role=checkbox], [role=switch], [role=slider], a, button, input',
    ),
  ]
    .filter((element) => element.checkVisibility())
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width < 47.9 || box.height < 47.9)
    .map(
      ({ element, box }) =>
        `too small, ${Math.round(box.width)}×${Math.round(box.height)}: ${element.ariaLabel ?? element.innerText.slice(0, 40)}`,
    );
}
