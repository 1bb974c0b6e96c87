import type { LogLine } from './LogList';

/** Whole chapters, about as many as fill a screen: what is drawn together, or together left blank. */
export type Leaf = readonly (readonly LogLine[])[];

/** A leaf is full when it holds this many lines. */
export const leafLines = 20;

/** What a line takes up before any of its leaf has been measured: it only has to be about right. */
export const typicalLine = 34;

/** A heading with what stands below it. */
function chaptersIn(lines: readonly LogLine[]): readonly (readonly LogLine[])[] {
  const chapters: LogLine[][] = [];
  for (const line of lines) {
    const last = chapters.at(-1);
    if (last && line.kind !== 'turn') last.push(line);
    else chapters.push([line]);
  }
  return chapters;
}

const linesOn = (leaf: Leaf): number => leaf.reduce((sum, chapter) => sum + chapter.length, 0);

/** A log that grows never changes a leaf that is full. */
export function leavesIn(lines: readonly LogLine[]): readonly Leaf[] {
  const leaves: (readonly LogLine[])[][] = [];
  for (const chapter of chaptersIn(lines)) {
    const last = leaves.at(-1);
    if (last && linesOn(last) < leafLines) last.push(chapter);
    else leaves.push([chapter]);
  }
  return leaves;
}

/** As measured when it was last drawn. */
export type Heights = Readonly<Record<number, number>>;

export const heightOf = (leaf: Leaf, index: number, heights: Heights): number =>
  heights[index] ?? linesOn(leaf) * typicalLine;

/** The part of the paper that is to be seen: from where, and how much. */
export interface Sight {
  readonly from: number;
  readonly height: number;
}

/** Which leaves lie in sight, or no further from it than what is in sight is high. */
export function leavesInSight(
  leaves: readonly Leaf[],
  heights: Heights,
  { from, height }: Sight,
): ReadonlySet<number> {
  const near = new Set<number>();
  let top = 0;
  for (const [index, leaf] of leaves.entries()) {
    const bottom = top + heightOf(leaf, index, heights);
    if (bottom > from - height && top < from + 2 * height) near.add(index);
    top = bottom;
  }
  return near;
}
