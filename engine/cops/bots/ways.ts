/** Numbers of ways to lay cards, by how many honest ones are among them; as a polynomial whose exponents count those. */
export type Ways = readonly number[];

const binomials: readonly Ways[] = [[1], [1, 1], [1, 2, 1], [1, 3, 3, 1]];

/** The ways of this number of cards, any of which may be honest. */
export const waysOf = (cards: number): Ways => binomials[cards] ?? [];

export const scaled = (ways: Ways, by: number): Ways => (by === 0 ? [] : ways.map((count) => count * by));

/** The ways of two groups together, on top of what is there already. */
export function addProduct(sum: number[], one: Ways, other: Ways): number[] {
  if (one.length === 0 || other.length === 0) return sum;
  for (let length = sum.length; length < one.length + other.length - 1; length++) sum.push(0);
  for (let at = 0; at < other.length; at++) {
    const factor = other[at] ?? 0;
    if (factor === 0) continue;
    for (let more = 0; more < one.length; more++)
      sum[at + more] = (sum[at + more] ?? 0) + factor * (one[more] ?? 0);
  }
  return sum;
}

/** The number of ways in which three groups have `honest` honest cards together. */
export function meeting(before: Ways, here: Ways, after: Ways, honest: number): number {
  if (before.length === 0 || after.length === 0) return 0;
  let sum = 0;
  for (let at = 0; at < here.length; at++) {
    const ways = here[at] ?? 0;
    if (ways === 0) continue;
    const left = honest - at;
    const last = Math.min(left, before.length - 1);
    for (let laid = Math.max(0, left - after.length + 1); laid <= last; laid++)
      sum += ways * (before[laid] ?? 0) * (after[left - laid] ?? 0);
  }
  return sum;
}
