/** A list with one place changed; everything else is shared. */
export function replacedAt<T>(list: readonly T[], at: number, item: T): readonly T[] {
  const changed = list.slice();
  changed[at] = item;
  return changed;
}
