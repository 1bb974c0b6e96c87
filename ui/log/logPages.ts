import { grouped } from './grouped';
import type { LogLine } from './logLine';

/** Whole chapters that together fill about one screen: all of it is drawn, or all of it is blank. */
export type LogPage = readonly (readonly LogLine[])[];

/** A page is full when it holds this many lines. */
export const linesPerPage = 20;

/** What a line takes up before any of its page has been measured: it only has to be about right. */
export const typicalLine = 34;

const linesOn = (page: LogPage): number => page.reduce((sum, chapter) => sum + chapter.length, 0);

/** A heading goes with what stands below it. A log that grows never changes a page that is full. */
export function pagesIn(lines: readonly LogLine[]): readonly LogPage[] {
  const chapters = grouped(lines, (_, { kind }) => kind !== 'heading');
  return grouped(chapters, (page) => linesOn(page) < linesPerPage);
}

/** As measured when it was last drawn. */
export type Heights = Readonly<Record<number, number>>;

export const heightOf = (page: LogPage, index: number, heights: Heights): number =>
  heights[index] ?? linesOn(page) * typicalLine;

/** The part of the paper that is to be seen: from where, and how much. */
export interface Sight {
  readonly from: number;
  readonly height: number;
}

/** Which pages lie in sight, or within the height of the sight above or below it. */
export function pagesInSight(
  pages: readonly LogPage[],
  heights: Heights,
  { from, height }: Sight,
): ReadonlySet<number> {
  const near = new Set<number>();
  let top = 0;
  for (const [index, page] of pages.entries()) {
    const bottom = top + heightOf(page, index, heights);
    if (bottom > from - height && top < from + 2 * height) near.add(index);
    top = bottom;
  }
  return near;
}
