/** Tries seeds until one leads to what is wanted, and remembers what it led to. */
export function byChance<Wanted, Found extends object>(
  tryOut: (wanted: Wanted, seed: number) => Found | null,
): (wanted: Wanted) => Found {
  const found = new Map<Wanted, Found>();
  return (wanted) => {
    const known = found.get(wanted);
    if (known) return known;
    for (let seed = 1; seed < 20_000; seed++) {
      const one = tryOut(wanted, seed);
      if (one === null) continue;
      found.set(wanted, one);
      return one;
    }
    throw new Error(`No game comes to ${JSON.stringify(wanted)}.`);
  };
}
