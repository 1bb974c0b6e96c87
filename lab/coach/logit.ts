/** Something that was so or was not, what may speak for it, and what is known of it already, in log-odds. */
export interface Case {
  readonly traits: readonly number[];
  readonly isTrue: boolean;
  readonly known: number;
}

export const dot = (weights: readonly number[], traits: readonly number[]): number => {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum += (weights[at] ?? 0) * (traits[at] ?? 0);
  return sum;
};

const chanceOf = (odds: number) => 1 / (1 + Math.exp(-odds));
const steps = 12;

/**
 * Logistic regression by Newton's method. `pull` draws each weight towards zero as strongly as that many doubtful cases
 * would, so that traits that are seldom seen say little. Traits beyond `count` are left out.
 */
export function logit(cases: readonly Case[], count: number, pull: number): readonly number[] {
  const weights = Array.from({ length: count }, () => 0);
  for (let step = 0; step < steps; step++) {
    const rows = Array.from({ length: count }, (_, at) =>
      Array.from({ length: count + 1 }, (_, other) => (other === at ? pull : 0)),
    );
    weights.forEach((weight, at) => gather(rows, at, count, -pull * weight));
    for (const { traits, isTrue, known } of cases) {
      const chance = chanceOf(known + dot(weights, traits));
      const off = (isTrue ? 1 : 0) - chance;
      const bend = chance * (1 - chance);
      for (let at = 0; at < count; at++) {
        const trait = traits[at] ?? 0;
        if (trait === 0) continue;
        gather(rows, at, count, off * trait);
        const row = rows[at];
        if (row)
          for (let other = 0; other < count; other++)
            row[other] = (row[other] ?? 0) + bend * trait * (traits[other] ?? 0);
      }
    }
    const change = solved(rows);
    change.forEach((by, at) => (weights[at] = (weights[at] ?? 0) + by));
    if (change.every((by) => Math.abs(by) < 1e-4)) break;
  }
  return weights;
}

function gather(rows: number[][], at: number, column: number, by: number): void {
  const row = rows[at];
  if (row) row[column] = (row[column] ?? 0) + by;
}

/** Gaussian elimination; each row ends with its right-hand side. The pull keeps the diagonal from being empty. */
function solved(rows: number[][]): readonly number[] {
  const count = rows.length;
  rows.forEach((row, at) => {
    for (const lower of rows.slice(at + 1)) {
      const factor = (lower[at] ?? 0) / (row[at] ?? 1);
      if (factor !== 0)
        for (let column = at; column <= count; column++)
          lower[column] = (lower[column] ?? 0) - factor * (row[column] ?? 0);
    }
  });
  const found = rows.map(() => 0);
  for (let at = count - 1; at >= 0; at--) {
    const row = rows[at] ?? [];
    found[at] =
      ((row[count] ?? 0) -
        dot(
          found,
          row.map((value, column) => (column > at && column < count ? value : 0)),
        )) /
      (row[at] ?? 1);
  }
  return found;
}
