interface Marked {
  readonly at: number;
  readonly y: number;
}

/** Where marks stand that are wanted at these heights: so far apart that none lies over another, and none below the lowest. */
export function keptApart(wanted: readonly number[], least: number, lowest: number): readonly number[] {
  let above = -Infinity;
  const fromAbove = wanted
    .map((y, at): Marked => ({ at, y }))
    .sort((one, other) => one.y - other.y)
    .map(({ at, y }): Marked => {
      above = Math.max(y, above + least);
      return { at, y: above };
    });
  let below = lowest + least;
  const fromBelow = fromAbove.reverse().map(({ at, y }): Marked => {
    below = Math.min(y, below - least);
    return { at, y: below };
  });
  return fromBelow.sort((one, other) => one.at - other.at).map(({ y }) => y);
}
