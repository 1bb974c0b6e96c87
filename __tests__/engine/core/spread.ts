/** How far counts lie from what an even spread would give (χ²). */
export function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** χ² with n − 1 degrees of freedom lies this far out about once in a million runs; fixed seeds give it no chance. */
export const suspicious = (kinds: number) => kinds - 1 + 5 * Math.sqrt(2 * (kinds - 1)) + 12;
